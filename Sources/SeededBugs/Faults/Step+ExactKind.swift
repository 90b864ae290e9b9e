package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Step {
  /// The kind of a step, and of `set` also the property.
  package struct ExactKind: Hashable, Sendable {
    package let kind: Kind
    package let property: PropertyName.Known?

    static func kind(_ kind: Kind) -> Self { Self(kind: kind, property: nil) }

    package static func setting(_ property: PropertyName.Known) -> Self {
      Self(kind: .set, property: property)
    }

    /// As a sentence has it.
    var words: String { property.map { "setting \($0.rawValue)" } ?? "'\(kind.rawValue)'" }

    /// As an id has it.
    var id: String { property.map { "set-\($0.rawValue)" } ?? kind.rawValue }
  }

  /// Its kind, and of `set` also its property.
  package var exactKind: ExactKind {
    let property: PropertyName.Known? =
      if case .set(.known(let property), _, _) = self { property } else { nil }
    return ExactKind(kind: kind, property: property)
  }

  /// The last name that it has: whom it is mostly about.
  var subject: Name { names.last ?? Name(index: 0) }
}

extension Sequence<Step> {
  /// The kinds of the steps, each once, in the order in which they occur.
  package var exactKinds: [Step.ExactKind] {
    reduce(into: []) { if !$0.contains($1.exactKind) { $0.append($1.exactKind) } }
  }
}

extension Name {
  /// The kinds of nodes that a name may stand for.
  enum Kind: String, CustomStringConvertible, CaseIterable, Sendable {
    case window, controller, view
    case rootView = "root view"

    var description: String { rawValue }
  }
}

extension Scenario {
  /// The kind of what a name stands for. Windows may come later.
  func kind(of name: Name) -> Name.Kind {
    if name.isRootView { return .rootView }
    if windows.contains(where: { $0.name == name }) { return .window }
    if controllers.contains(where: { $0.name == name }) { return .controller }
    let isView = controllers.contains { $0.views.contains { $0.name == name } }
    return isView ? .view : .window
  }

  /// The children of a controller at the start.
  func children(of parent: Name) -> [Name] {
    controllers.filter { $0.place == .child(of: parent) }.map { $0.name }
  }

  /// The number of controllers that are above a controller at the start.
  func depth(of name: Name) -> Int { max(0, placesAbove(name).count - 1) }

  /// True if a controller or what it is below is detached at the start.
  func isBelowDetached(_ name: Name) -> Bool { placesAbove(name).last == .detached }

  /// True if a controller is detached at the start.
  func isDetached(_ name: Name) -> Bool {
    controllers.contains { $0.name == name && $0.place == .detached }
  }

  /// The place of a controller, then of what it is in or presented by, up to the outermost.
  private func placesAbove(_ name: Name) -> [Controller.Place] {
    var places: [Name: Controller.Place] = [:]
    for controller in controllers { places[controller.name] = controller.place }
    var found = places[name].map { [$0] } ?? []
    while let above = found.last?.above, found.count <= controllers.count, let place = places[above]
    {
      found.append(place)
    }
    return found
  }
}
