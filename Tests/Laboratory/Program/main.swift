import StatusQuoBenchmarking
import StatusQuoCachedResolver
import StatusQuoCommand
import StatusQuoLaboratory
import StatusQuoOnDevice
import StatusQuoSeededBugs

await StatusQuoTool.main(
  ResolverUnderTest(
    .all, BenchSubject(.cached) { CachedResolver($0) }, bugs: SeededBug.plantable,
    commands: Command.all + [.bugs, .instructions, .suspects, .experiment, .compare]
  ) { CachedResolver($0) })
