public import StatusQuoBenchmarking
import StatusQuoRunFormats
public import StatusQuoScenarioFiles

extension WorkRow {
  /// {shape, controllers, group, steps, counts}; `group` is "mix" or the name of a group.
  var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("shape", tree.shape.rawValue)
      json.member("controllers", tree.controllers)
      json.member("group", group?.rawValue ?? "mix")
      json.member("steps", steps)
      json.member("counts") { json in
        json.object { json in
          for count in counts { json.member(count.name, count.count) }
        }
      }
    }
    return json.finish()
  }

  /// Nil where `json` is none of its kind.
  init?(_ json: JSON) {
    guard let shape = json["shape"]?.string.flatMap(TreeShape.init(rawValue:)),
      let controllers = json["controllers"]?.count,
      let name = json["group"]?.string,
      let steps = json["steps"]?.count,
      let members = json["counts"]?.members
    else { return nil }
    let group = StepGroup(rawValue: name)
    guard group != nil || name == "mix" else { return nil }
    let counts = members.compactMap { member in
      member.value.count.map { WorkCount(member.key, $0) }
    }
    guard counts.count == members.count else { return nil }
    self.init(
      tree: .init(shape, controllers), group: group, steps: steps, counts: counts)
  }
}

/// Exact work counts that a later build is held against.
public struct WorkBaseline: Sendable {
  /// In the order in which they were counted.
  public let rows: [WorkRow]

  /// A baseline of these counts.
  public init(_ rows: [WorkRow]) { self.rows = rows }

  /// The baseline in a document; throws what is wrong with it.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    let expected = "a baseline that 'bench --update-work' wrote"
    guard let json = try? JSON(parsing: bytes), json["report"]?.string == "work",
      json["version"]?.number == 1, let elements = json["rows"]?.elements
    else {
      throw DocumentError(file: file, found: "something else", expected: expected)
    }
    rows = elements.compactMap(WorkRow.init)
    guard rows.count == elements.count else {
      throw DocumentError(file: file, found: "a row that can't be read", expected: expected)
    }
  }

  /// As a document.
  public var json: JSON {
    ["report": "work", "version": 1, "rows": JSON(rows.map(\.json))]
  }
}

extension WorkChange {
  /// One line: which figure, from what to what, by how much.
  public var text: String {
    guard let before else { return "\(figure) is new: \((now ?? 0).grouped)" }
    guard let now else { return "\(figure) is gone: was \(before.grouped)" }
    let change = before == 0 ? "" : ", \(now > before ? "+" : "")\(percent(before, now)) %"
    return "\(figure) is \(now.grouped), was \(before.grouped)\(change)"
  }

  private func percent(_ before: Int, _ now: Int) -> String {
    (100 * Double(now - before) / Double(before)).fixed(1)
  }
}
