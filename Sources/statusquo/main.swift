import StatusQuoBenchmarking
import StatusQuoCachedResolver
import StatusQuoCommand
import StatusQuoSeededBugs

await StatusQuoTool.main(
  bugs: SeededBug.all, benchmark: BenchmarkColumn("cached") { CachedResolver($0) },
  workCounts: { CachedResolver.work(playing: $1, on: $0.scenario) }
) { CachedResolver($0) }
