/// Gives controllers and windows their names: the class without its module, with a number from the
/// second on.
struct NameTable {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// A name that nothing else has, for something of this class.
  mutating func name(for wish: String) -> String {
    let base = wish.isEmpty ? "Controller" : wish
    var count = counts[base, default: 0] + 1
    var name = count == 1 ? base : "\(base)\(count)"
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)\(count)"
    }
    counts[base] = count
    return name
  }
}
