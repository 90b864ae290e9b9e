package import StatusQuoAppearanceModel
package import StatusQuoJSON

/// One place where an observation is not what was expected.
package struct Mismatch: Hashable, Sendable {
  /// The way to it from the observation, such as `provenance.style.answeredBy` or `styles[A].style`.
  package var keyPath: String
  /// The expected value.
  package var expected: JSON
  /// The value found; null also for an absent one.
  package var found: JSON

  /// `found` at `keyPath` instead of `expected`.
  package init(keyPath: String, expected: JSON, found: JSON) {
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
  }
}

extension Mismatch: CustomStringConvertible {
  /// One line for people.
  package var description: String {
    "\(keyPath): expected \(expected.compactText), found \(found.compactText)"
  }
}

extension Expectation {
  /// The places where `actual` differs from the expectation; empty if there is none.
  ///
  /// Objects match on the keys given. The lists `calls` and `chain`, whose order means something,
  /// match entry by entry. Other lists whose entries carry `node` or `controller` match on the
  /// entries given, in any order, and so does a list given as `{"includes": [...]}`. What is absent
  /// matches null.
  package func mismatches(in actual: Observation, _ names: Names) -> [Mismatch] {
    mismatches(in: actual.json(names))
  }

  /// The places where `actual`, in the form of an observation, differs from the expectation.
  package func mismatches(in actual: JSON) -> [Mismatch] {
    var mismatches: [Mismatch] = []
    compare(observation, actual, "", &mismatches)
    return mismatches
  }
}

/// True for a list whose order means something: who was called or asked first.
private func isOrdered(_ key: String) -> Bool { key == "calls" || key == "chain" }

private func compare(
  _ expected: JSON, _ actual: JSON, _ path: String, inOrder: Bool = false,
  _ mismatches: inout [Mismatch]
) {
  if let members = expected.members, actual.members != nil {
    for member in members {
      let step = path.isEmpty ? member.key : "\(path).\(member.key)"
      compare(
        member.value, actual[member.key] ?? .null, step,
        inOrder: isOrdered(member.key), &mismatches)
    }
  } else if let included = expected.included, let entries = actual.elements {
    for entry in included { look(for: entry, in: entries, path, &mismatches) }
  } else if let expectedEntries = expected.elements, let entries = actual.elements {
    if !inOrder, !expectedEntries.isEmpty, expectedEntries.allSatisfy({ $0.owner != nil }) {
      for entry in expectedEntries { look(for: entry, in: entries, path, &mismatches) }
    } else if expectedEntries.count == entries.count {
      for (index, entry) in expectedEntries.enumerated() {
        compare(entry, entries[index], "\(path)[\(index)]", &mismatches)
      }
    } else {
      mismatches.append(Mismatch(keyPath: path, expected: expected, found: actual))
    }
  } else if expected != actual {
    mismatches.append(Mismatch(keyPath: path, expected: expected, found: actual))
  }
}

/// Finds an entry that matches. If there is none, compares with the entry that is about the same
/// node or controller, or lists those that are.
private func look(
  for expected: JSON, in entries: [JSON], _ path: String, _ mismatches: inout [Mismatch]
) {
  let matches = entries.contains { entry in
    var differences: [Mismatch] = []
    compare(expected, entry, "", &differences)
    return differences.isEmpty
  }
  if matches { return }
  let related = entries.filter { $0.owner == expected.owner }
  let step = "\(path)[\(expected.owner?.string ?? "")]"
  switch related.count {
  case 0: mismatches.append(Mismatch(keyPath: step, expected: expected, found: .null))
  case 1: compare(expected, related[0], step, &mismatches)
  default: mismatches.append(Mismatch(keyPath: step, expected: expected, found: JSON(related)))
  }
}

extension JSON {
  /// The node or controller that an entry of a list is about.
  fileprivate var owner: JSON? { self["node"] ?? self["controller"] }

  /// The entries that a list must have among others: `{"includes": [...]}`.
  fileprivate var included: [JSON]? { self["includes"]?.elements }
}
