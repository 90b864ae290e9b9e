package import StatusQuoAppearanceModel

/// The names that generated and shrunk scenarios use: a reader sees from the letter what it is.
///
/// Windows are `W`, `W2`…, navigation controllers `N`, `N2`…, tab controllers `T`, plain ones `A`
/// to `K`, then `A2`; views are `V`; `X` is never declared.
package enum StandardName {
  /// The name of the `ordinal`-th controller of a kind, from 0.
  package static func controller(_ kind: Controller.Kind, _ ordinal: Int) -> String {
    switch kind {
    case .plain: numbered(letters[ordinal % letters.count], ordinal / letters.count)
    case .navigation: numbered("N", ordinal)
    case .tab: numbered("T", ordinal)
    case .split: numbered("S", ordinal)
    case .page: numbered("P", ordinal)
    case .alert: numbered("L", ordinal)
    }
  }

  /// The name of the `ordinal`-th window, from 0.
  package static func window(_ ordinal: Int) -> String { numbered("W", ordinal) }

  /// The name of the `ordinal`-th view, from 0.
  package static func view(_ ordinal: Int) -> String { numbered("V", ordinal) }

  /// The name of the `ordinal`-th class that several controllers share, from 0.
  package static func sharedClass(_ ordinal: Int) -> String { numbered("Class", ordinal) }

  /// The name of the `ordinal`-th thing that does not exist, from 0.
  package static func unknown(_ ordinal: Int) -> String { numbered("X", ordinal) }

  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"]

  private static func numbered(_ letter: String, _ ordinal: Int) -> String {
    ordinal == 0 ? letter : letter + String(ordinal + 1)
  }
}
