public import AppearanceModel

/// A launched model that does tasks, without its type.
///
/// Made where the type is known, so that a whole pass is compiled for it.
public struct Contestant {
  /// Does a task once and returns a digest of all answers.
  public let run: (BenchmarkTask) -> UInt64
  /// What the model computes when the bar is asked for after each step, counted from its launch.
  public let workCounts: () -> [WorkCount]

  /// A model after its launch, about to play `workload` again and again.
  @inlinable public init<Model: QueryResolver>(_ launched: Model, playing workload: Workload) {
    run = { task in task.run(workload, on: launched) }
    workCounts = {
      var model = launched
      for step in workload.scenario.steps {
        model.apply(step)
        _ = model.wouldBe()
      }
      return model.workCounts
    }
  }

  /// Something that does tasks and counts its work by whatever means.
  public init(
    run: @escaping (BenchmarkTask) -> UInt64, workCounts: @escaping () -> [WorkCount] = { [] }
  ) {
    self.run = run
    self.workCounts = workCounts
  }
}
