extension Sequence where Element: Hashable {
  /// Each element at its first place.
  package var eachOnce: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
