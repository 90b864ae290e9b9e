/// One change of one line, switched on by its number at run time.
struct Mutation {
  enum Kind: String, CaseIterable {
    /// A call or an assignment does not happen.
    case dropped
    /// `return`, `throw`, `continue` or `break` does not happen.
    case stayed
    /// A statement and the next one change places.
    case swapped
    /// A condition is taken for its opposite.
    case negated
    /// A condition, or one side of `&&` or `||`, is not looked at.
    case assumed
    /// `<` for `<=`, `==` for `!=` and the like.
    case compared
    /// `&&` for `||`.
    case connected
    /// A number or the end of a range is one too large or too small.
    case shifted
    /// `true` for `false`.
    case inverted
    /// `+` for `-`, `min` for `max`, `previous` for `next` and the like.
    case twin
    /// Two arguments in one another's place.
    case exchanged
    /// An element of a list is missing.
    case omitted
    /// The branch of `else` is left out.
    case elseless
    /// A case of a switch does what the next or the one before does.
    case adopted
  }

  let number: Int
  let kind: Kind
  let file: String
  /// The line, from 1.
  let line: Int
  /// The text there.
  let text: String
  /// Its replacement; empty for none.
  let instead: String
}

/// A line of a table: number, kind, place, text, replacement.
extension Mutation {
  var row: String { "\(number)\t\(kind)\t\(file):\(line)\t\(text)\t\(instead)" }

  init?(row: String) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let number = Int(fields[0]), let kind = Kind(rawValue: fields[1]),
      let colon = fields[2].firstIndex(of: ":"), let line = Int(fields[2][colon...].dropFirst())
    else { return nil }
    self.init(
      number: number, kind: kind, file: String(fields[2][..<colon]), line: line,
      text: fields[3], instead: fields[4])
  }
}
