/// The values of an observation, by their kinds.
package struct ObservedValues: Sendable {
  /// A value and its place.
  package struct Entry: Hashable, Sendable {
    /// The place.
    package var place: Place
    /// The value.
    package var value: Observation.Value
  }

  private var lists = Array(repeating: [Entry](), count: Place.Kind.allCases.count)

  /// All values of an observation.
  package init(_ observation: Observation) {
    observation.forEachValue { place, value in
      lists[place.kind.place].append(Entry(place: place, value: value))
    }
  }

  /// The values of a kind, in the order in which they are observed.
  package subscript(kind: Place.Kind) -> [Entry] { lists[kind.place] }

  /// The kinds whose values differ from those of another observation.
  package func kinds(differingFrom other: ObservedValues) -> [Place.Kind] {
    Place.Kind.allCases.filter { self[$0] != other[$0] }
  }

  /// The values that are not the same in another observation: of an ordered list the first, of nodes
  /// their order where nothing else differs.
  package func differences(
    from other: ObservedValues
  ) -> [Difference<Place, Observation.Value?>] {
    kinds(differingFrom: other).flatMap { kind in
      kind == .call
        ? [firstDifference(self[kind], other[kind], kind)]
        : entryDifferences(self[kind], other[kind], kind)
    }
  }
}

/// The first elements that are not the same.
private func firstDifference(
  _ expected: [ObservedValues.Entry], _ actual: [ObservedValues.Entry], _ kind: Place.Kind
) -> Difference<Place, Observation.Value?> {
  let same = zip(expected, actual).prefix { $0 == $1 }.count
  return Difference(
    place: .element(kind, same), expected: same < expected.count ? expected[same].value : nil,
    actual: same < actual.count ? actual[same].value : nil)
}

/// The entries that are not in both lists with the same value; else their order.
private func entryDifferences(
  _ expected: [ObservedValues.Entry], _ actual: [ObservedValues.Entry], _ kind: Place.Kind
) -> [Difference<Place, Observation.Value?>] {
  let (ours, theirs) = (firstValues(expected), firstValues(actual))
  var differences: [Difference<Place, Observation.Value?>] = []
  for entry in expected where theirs[entry.place] != entry.value {
    differences.append(
      Difference(place: entry.place, expected: entry.value, actual: theirs[entry.place]))
  }
  for entry in actual where ours[entry.place] == nil {
    differences.append(Difference(place: entry.place, expected: nil, actual: entry.value))
  }
  guard differences.isEmpty else { return differences }
  let (order, other) = (nodes(expected), nodes(actual))
  if order == other { return [] }
  return [Difference(place: .order(kind), expected: .nodes(order), actual: .nodes(other))]
}

private func firstValues(_ entries: [ObservedValues.Entry]) -> [Place: Observation.Value] {
  var values: [Place: Observation.Value] = [:]
  for entry in entries where values[entry.place] == nil { values[entry.place] = entry.value }
  return values
}

private func nodes(_ entries: [ObservedValues.Entry]) -> [Name] {
  entries.compactMap { $0.place.node }
}
