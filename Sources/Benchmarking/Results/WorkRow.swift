/// The number of times one kind of work was done. Exact, and the same on every machine.
package struct WorkCount: Hashable, Sendable {
  /// The kind of work.
  package let name: String
  /// The number of times.
  package let count: Int

  /// Work done `count` times.
  package init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}

/// The work of the subject for one kind of steps, on one tree.
package struct WorkRow: Hashable, Sendable {
  /// The tree.
  package var tree: BenchmarkPlan.Tree
  /// The steps that were played; `nil` is the mix.
  package var group: StepGroup?
  /// Their number, each followed by one question for the bar.
  package var steps: Int
  /// The work for them, the launch not included.
  package var counts: [WorkCount]

  /// Counts of steps.
  package init(
    tree: BenchmarkPlan.Tree, group: StepGroup?, steps: Int, counts: [WorkCount]
  ) {
    self.tree = tree
    self.group = group
    self.steps = steps
    self.counts = counts
  }

  /// The words for people: `app-like, 60 controllers, select`.
  package var text: String {
    "\(tree.shape.text), \(tree.controllers) controllers, \(group?.text ?? "mix")"
  }
}

/// A work count that is not what it was.
package struct WorkChange: Hashable, Sendable {
  /// The tree, the steps, and the kind of work.
  package let figure: String
  /// The count in the baseline; `nil` when it is not there.
  package let before: Int?
  /// Now; `nil` when it is gone.
  package let now: Int?

  package init(figure: String, before: Int?, now: Int?) {
    self.figure = figure
    self.before = before
    self.now = now
  }
}

/// The differences of two lists of exact counts, in the order of `now`, then of what is gone.
package func workChanges(from before: [WorkRow], to now: [WorkRow]) -> [WorkChange] {
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
  /// Counts the work for the mix and for each group of steps, on one tree.
  package mutating func countWork(_ tree: BenchmarkPlan.Tree) {
    countWork(workload(tree))
  }

  mutating func countWork(_ workload: Workload) {
    guard let work = columns.subject.work else { return }
    let groups: [StepGroup?] = [nil] + workload.groups
    for group in groups {
      let steps = group.flatMap { workload.steps[$0] } ?? workload.mix
      benchmark.work.append(
        WorkRow(
          tree: workload.tree, group: group, steps: steps.count, counts: work(workload, steps)))
    }
  }
}
