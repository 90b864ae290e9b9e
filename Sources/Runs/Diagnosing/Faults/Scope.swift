import StatusQuoAppearanceModel
import StatusQuoHarness

extension Observation.Pair {
  /// The kinds by which a fault is said to be about what differs.
  var details: Set<Place.Kind> { Set(differingKinds.flatMap { $0.details }) }
}

/// The kinds of values of an observation that a fault is held to.
struct Scope: Sendable {
  /// The fault leads to these; all others are right.
  let about: Set<Place.Kind>
  /// They may be wrong as well, since they go with those.
  let consequences: Set<Place.Kind>

  /// The scopes of faults for what is wrong in these parts: all of them, or those that the others go with.
  static func all(of wrong: Set<Place.Kind>) -> [Scope] {
    let roots = roots(of: wrong)
    let consequences = roots.reduce(into: Set()) { $0.formUnion($1.consequences) }
    return [
      Scope(about: wrong, consequences: []),
      Scope(about: roots, consequences: consequences.subtracting(roots)),
    ]
  }

  private static func roots(of wrong: Set<Place.Kind>) -> Set<Place.Kind> {
    wrong.filter { detail in !wrong.contains { $0.consequences.contains(detail) } }
  }

  /// To be read behind "only in".
  var words: String {
    let named = Place.Kind.allCases.filter(Scope.roots(of: about).contains)
      .map { $0.words.detail }
    return named.joined(separator: " and ")
  }
}
