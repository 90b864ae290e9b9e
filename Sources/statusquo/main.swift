import StatusQuoBenchmarking
import StatusQuoCachedResolver
import StatusQuoCommand
import StatusQuoSeededBugs

await StatusQuoTool.main(bugs: SeededBug.all, benchmark: .cached) { CachedResolver($0) }
