package import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Steps of a kind, and of `set` with a property.
package struct StepSort: Hashable, Sendable {
  let kind: Step.Kind
  let property: PropertyName.Known?

  /// The sort of a step.
  init(_ step: Step) {
    let property: PropertyName.Known? =
      if case .set(.known(let property), _, _) = step { property } else { nil }
    self.init(step.kind, property)
  }

  private init(_ kind: Step.Kind, _ property: PropertyName.Known?) {
    self.kind = kind
    self.property = property
  }

  static func kind(_ kind: Step.Kind) -> StepSort { StepSort(kind, nil) }

  package static func setting(_ property: PropertyName.Known) -> StepSort {
    StepSort(.set, property)
  }

  /// As a sentence has it.
  var words: String { property.map { "setting \($0.rawValue)" } ?? "'\(kind.rawValue)'" }

  /// As an id has it.
  var id: String { property.map { "set-\($0.rawValue)" } ?? kind.rawValue }
}

extension Sequence<Step> {
  /// The sorts of the steps, each once, in the order in which they occur.
  var sorts: [StepSort] {
    reduce(into: []) { if !$0.contains(StepSort($1)) { $0.append(StepSort($1)) } }
  }
}

extension Step {
  /// The last name that it has: whom it is mostly about.
  var subject: Name { names.last ?? Name(index: 0) }
}

/// The sorts of nodes in a scenario.
enum NodeSort: String, CustomStringConvertible, CaseIterable, Sendable {
  case window, controller, view
  case rootView = "root view"

  var description: String { rawValue }
}

extension Scenario {
  /// The sort of what a name stands for. Windows may come later.
  func sort(of name: Name) -> NodeSort {
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
