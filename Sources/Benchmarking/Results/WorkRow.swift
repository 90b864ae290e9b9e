/// How often one kind of work was done. Exact, and the same on every machine.
public struct WorkCount: Hashable, Sendable {
  /// What was done.
  public let name: String
  /// How often.
  public let count: Int

  /// Work done `count` times.
  public init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}

/// What the subject computed for one kind of steps, on one tree.
public struct WorkRow: Hashable, Sendable {
  /// The tree.
  public let tree: BenchmarkPlan.Tree
  /// Which steps were played; `nil` is the mix.
  public let group: StepGroup?
  /// How many, each followed by one question for the bar.
  public let steps: Int
  /// What was computed for them, the launch not included.
  public let counts: [WorkCount]

  /// What `counts` says was computed.
  public init(
    tree: BenchmarkPlan.Tree, group: StepGroup?, steps: Int, counts: [WorkCount]
  ) {
    self.tree = tree
    self.group = group
    self.steps = steps
    self.counts = counts
  }

  /// As people read it: `app-like, 60 controllers, select`.
  public var text: String {
    "\(tree.shape.text), \(tree.controllers) controllers, \(group?.text ?? "mix")"
  }
}

/// A work count that is not what it was.
public struct WorkChange: Hashable, Sendable {
  /// On which tree, for which steps, of what.
  public let figure: String
  /// In the baseline; `nil` when it is not there.
  public let before: Int?
  /// Now; `nil` when it is gone.
  public let now: Int?

  /// A figure that was `before` and is `now`.
  public init(figure: String, before: Int?, now: Int?) {
    self.figure = figure
    self.before = before
    self.now = now
  }
}

/// Where two lists of exact counts differ, in the order of `now`, then of what is gone.
public func workChanges(from before: [WorkRow], to now: [WorkRow]) -> [WorkChange] {
  let (old, new) = (figures(before), figures(now))
  let oldByName = Dictionary(old, uniquingKeysWith: { first, _ in first })
  let newNames = Set(new.map(\.0))
  let changed = new.compactMap { name, count in
    oldByName[name] == count
      ? nil : WorkChange(figure: name, before: oldByName[name], now: count)
  }
  let gone = old.filter { !newNames.contains($0.0) }
  return changed + gone.map { WorkChange(figure: $0, before: $1, now: nil) }
}

private func figures(_ rows: [WorkRow]) -> [(String, Int)] {
  rows.flatMap { row in
    [("\(row.text): steps", row.steps)] + row.counts.map { ("\(row.text): \($0.name)", $0.count) }
  }
}

extension Bench {
  /// Counts what is computed for the mix and for each group of steps, on one tree.
  public mutating func countWork(_ tree: BenchmarkPlan.Tree) {
    countWork(Workload(tree, seed: plan.seed))
  }

  mutating func countWork(_ workload: Workload) {
    let groups: [StepGroup?] = [nil] + workload.groups
    for group in groups {
      let steps = group.flatMap { workload.steps[$0] } ?? workload.mix
      benchmark.work.append(
        WorkRow(
          tree: workload.tree, group: group,
          steps: steps.count, counts: workCounts(workload, steps)))
    }
  }
}
