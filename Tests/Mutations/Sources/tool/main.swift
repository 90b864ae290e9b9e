import StatusQuo
import StatusQuoCommand

// The whole command line for the mutated resolver, as for anyone's own: workers are this executable, and
// mutated alike.
await StatusQuoTool.main { CachedResolver($0) }
