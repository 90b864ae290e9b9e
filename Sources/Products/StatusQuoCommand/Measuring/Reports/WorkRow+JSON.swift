package import StatusQuoBenchmarking
import StatusQuoReporting
package import StatusQuoScenarioFiles

/// Exact work counts that a later build is held against.
package struct WorkBaseline: Sendable {
  /// In the order in which they were counted.
  package private(set) var rows: [WorkRow]

  /// A baseline of these counts.
  package init(_ rows: [WorkRow]) { self.rows = rows }

  /// The document that `bench --update-work` writes.
  package static let jsonForm = JSONForm("a baseline of work", WorkBaseline([]), isOpen: true) {
    form in
    form.constant("report", "work", remedy: ", as 'bench --update-work' writes")
    form.constant("version", 1)
    form.field("rows", .list(of: WorkRow.jsonForm, called: "rows"), { $0.rows }, { $0.rows = $1 })
  }
}

extension WorkRow {
  /// {shape, controllers, group, steps, counts}; `group` is "mix" or the name of a group.
  static let jsonForm = JSONForm("a row", blank, isOpen: true) { form in
    form.field("shape", .word, { $0.tree.shape }, { $0.tree.shape = $1 })
    form.field("controllers", .count, { $0.tree.controllers }, { $0.tree.controllers = $1 })
    form.field("group", groupForm, { $0.group }, { $0.group = $1 })
    form.field("steps", .count, { $0.steps }, { $0.steps = $1 })
    form.field("counts", countsForm, { $0.counts }, { $0.counts = $1 })
  }

  private static let blank = WorkRow(tree: .init(.path, 0), group: nil, steps: 0, counts: [])
}

private let groupForm = JSONForm<StepGroup?>("a group of steps", .leaf(["type": "string"])) {
  group, json in
  json.add(group?.rawValue ?? "mix")
} _: { json in
  json.string == "mix" ? .some(nil) : json.string.flatMap(StepGroup.init).map { .some($0) }
}

private let countsForm = JSONForm.map("counts", .count, { $0 }, { $0 }).mapped { counts in
  counts.map { ($0.name, $0.count) }
} _: {
  $0.map { WorkCount($0, $1) }
}

extension WorkChange {
  /// One line: which figure, from what to what, by how much.
  package var text: String {
    guard let before else { return "\(figure) is new: \((now ?? 0).grouped)" }
    guard let now else { return "\(figure) is gone: was \(before.grouped)" }
    let change = before == 0 ? "" : ", \(now > before ? "+" : "")\(percent(before, now)) %"
    return "\(figure) is \(now.grouped), was \(before.grouped)\(change)"
  }

  private func percent(_ before: Int, _ now: Int) -> String {
    (100 * Double(now - before) / Double(before)).fixed(1)
  }
}
