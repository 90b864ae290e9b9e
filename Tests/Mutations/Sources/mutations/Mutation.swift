/// One change of one line, switched on by its number at run time.
struct Mutation {
  enum Kind: String, CaseIterable {
    /// A call or an assignment does not happen.
    case dropped
    /// A condition is taken for its opposite.
    case negated
    /// A statement and the next one change places.
    case swapped
  }

  let number: Int
  let kind: Kind
  let file: String
  /// From 1.
  let line: Int
  /// What is dropped, negated, or swapped with what follows.
  let text: String
}
