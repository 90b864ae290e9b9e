/// An event of a container: a step of a scenario that no law knows, which sets a property that nothing has.
package enum ContainerEvent: Hashable, Sendable {
  case command(String)
  case gesture(String, GesturePhase)
  /// The oldest animation under way ends.
  case animationEnds(finished: Bool)

  /// The states of a gesture that a container learns of.
  package enum GesturePhase: String, NamedCase {
    case began, ended, cancelled
  }

  /// The name of the container in each scenario, and those of its children.
  package static let container = "Container"

  /// The name of a child: `A` for the first.
  package static func child(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
  }

  private static let animation = "animation"

  /// The event that a step stands for; nil for a step of UIKit or of the app.
  package init?(_ step: Step, _ names: Names) {
    guard case .set(.unknown(let name), let value, let owner) = step,
      names.text(owner) == Self.container
    else { return nil }
    let text = names.text(name)
    if text == Self.animation {
      self = .animationEnds(finished: value == .bool(true))
      return
    }
    let parts = text.split(separator: ".")
    if parts.count == 2, let phase = GesturePhase(rawValue: String(parts[1])) {
      self = .gesture(String(parts[0]), phase)
    } else {
      self = .command(text)
    }
  }

  /// The step that stands for it.
  package func step(_ names: inout Names) -> Step {
    let container = names[Self.container]
    switch self {
    case .command(let name):
      return .set(.unknown(names[name]), to: .null, on: container)
    case .gesture(let name, let phase):
      return .set(.unknown(names["\(name).\(phase.rawValue)"]), to: .null, on: container)
    case .animationEnds(let finished):
      return .set(.unknown(names[Self.animation]), to: .bool(finished), on: container)
    }
  }

  /// The event in words: `open`, `the gesture pan is canceled`.
  package var text: String {
    switch self {
    case .command(let name): name
    case .gesture(let name, .began): "the gesture \(name) begins"
    case .gesture(let name, .ended): "the gesture \(name) ends"
    case .gesture(let name, .cancelled): "the gesture \(name) is canceled"
    case .animationEnds(true): "the animation ends"
    case .animationEnds(false): "the animation ends unfinished"
    }
  }
}
