import StatusQuoBenchmarking
import StatusQuoCachedResolver
import StatusQuoCommand

await StatusQuoTool.main(benchmark: .cached) { CachedResolver($0) }
