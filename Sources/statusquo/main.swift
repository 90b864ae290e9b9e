import Benchmarking
import CachedResolver
import SeededBugs
import StatusQuoCommand

await StatusQuo.main(
  bugs: SeededBug.all, benchmark: BenchmarkColumn("cached") { CachedResolver($0) },
  workCounts: { CachedResolver.work(playing: $1, on: $0.scenario) }
) { CachedResolver($0) }
