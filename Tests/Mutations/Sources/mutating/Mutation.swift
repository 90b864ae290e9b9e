/// One change of one line, switched on by its number at run time.
public struct Mutation {
  /// The kind of a change.
  public enum Kind: String, CaseIterable, Sendable {
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

    /// The kinds that take one branch for another, or move the bound between two.
    public static let branches: Set<Kind> = [
      negated, assumed, compared, connected, shifted, elseless, adopted,
    ]
  }

  /// Its number, from 1.
  public let number: Int
  /// The kind of the change.
  public let kind: Kind
  /// The name of the file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The text there.
  public let text: String
  /// Its replacement; empty for none.
  public let instead: String
  /// True for a condition on which only marks of rules depend, which decide nothing. Not in tables.
  public private(set) var isAboutMarks = false
}

extension Mutation {
  /// The mutation, of a condition on which only marks of rules depend.
  var aboutMarks: Mutation {
    var mutation = self
    mutation.isAboutMarks = true
    return mutation
  }
}

/// A line of a table: number, kind, place, text, replacement.
extension Mutation {
  /// The mutation as a line.
  public var row: String { "\(number)\t\(kind)\t\(file):\(line)\t\(text)\t\(instead)" }

  /// The mutation that a line says, nil for another line.
  public init?(row: String) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let number = Int(fields[0]), let kind = Kind(rawValue: fields[1]),
      let colon = fields[2].firstIndex(of: ":"), let line = Int(fields[2][colon...].dropFirst())
    else { return nil }
    self.init(
      number: number, kind: kind, file: String(fields[2][..<colon]), line: line,
      text: fields[3], instead: fields[4])
  }
}
