/// A fault under which a right resolver would show what a finding shows.
package struct LikelyFault: Hashable, Sendable {
  /// Its id.
  package var id: String
  /// The words, to be read after "the resolver behaves as if".
  package var statement: String
  /// True if it also explains the subject's observations on each scenario around the finding, and those on
  /// which the subject is right. Otherwise no known fault explains it, and few of them speak against this one.
  package var isExact: Bool
}
