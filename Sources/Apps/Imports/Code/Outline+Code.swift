import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReading
import StatusQuoScenarioFiles

/// The classes of an app's code, by name.
struct AppCode {
  /// The most classes that are named with what was not read of them.
  private static let maxNamed = 20

  private let classes: [String: CodeClass]
  private let order: [CodeClass]

  init(_ classes: [CodeClass]) {
    order = classes
    var known: [String: CodeClass] = [:]
    for found in classes where known[found.name] == nil { known[found.name] = found }
    self.classes = known
  }

  var isEmpty: Bool { order.isEmpty }

  /// A class and those in the code that it is derived from, the last one first.
  private func line(of name: String) -> [CodeClass] {
    var line: [CodeClass] = []
    var next: String? = name
    while let name = next, let found = classes[name], line.count < 16 {
      if line.contains(where: { $0.name == name }) { break }
      line.append(found)
      next = found.base
    }
    return line.reversed()
  }

  /// The kind of a class, where the code says what it is derived from.
  func kind(of name: ClassName) -> Controller.Kind? {
    let top = line(of: name.short).first
    return top?.base.flatMap { CodeClass.bases[$0] } ?? top.flatMap { CodeClass.bases[$0.name] }
  }

  /// True if the code says that a class shows SwiftUI.
  func isHost(_ name: ClassName) -> Bool {
    line(of: name.short).first?.base == CodeClass.hostingBase
  }

  /// The class to show where nothing else says what the app shows; nil where none is known to be a controller's.
  var main: CodeClass? {
    order.last { !$0.name.isEmpty && !$0.getters.isEmpty && CodeClass.bases[$0.base ?? ""] == nil }
      ?? order.first(where: isController)
  }

  /// Returns true for a class of a controller, by its name or one that it is derived from.
  private func isController(_ found: CodeClass) -> Bool {
    !found.name.isEmpty
      && line(of: found.name).flatMap { [$0.name, $0.base ?? ""] }.contains {
        $0.hasSuffix("Controller") || $0.hasSuffix("VC")
      }
  }

  /// Sets what the getters of each controller's class return, and says what was not read.
  func apply(to outline: inout Outline) -> [Assumption] {
    var assumptions: [Assumption] = []
    var used: Set<String> = []
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      let name = outline.nodes[node].name
      for part in line(of: outline.nodes[node].className.short) {
        used.insert(part.name)
        // UIKit no longer asks what an extension of its own class overrides.
        if part.isExtension, part.name.hasPrefix("UI"), !part.getters.isEmpty {
          outline.nodes[node].controller.overriddenIn = .extension
        }
        for getter in part.getters {
          set(getter, of: part, on: &outline.nodes[node].controller, called: name, &assumptions)
        }
      }
    }
    for part in order.prefix(Self.maxNamed) {
      addUnread(part, isUsed: used.contains(part.name), to: &assumptions)
    }
    if let next = order.dropFirst(Self.maxNamed).first {
      assumptions.add(
        .skipped, "\(order.count - Self.maxNamed) more classes",
        why: "only the first ones are named",
        at: next.place)
    }
    return assumptions
  }

  private func set(
    _ getter: CodeClass.Getter, of part: CodeClass, on controller: inout Controller,
    called name: String, _ assumptions: inout [Assumption]
  ) {
    let known = getter.property
    if let value = getter.value,
      let property = Controller.properties.first(where: { $0.setName == known }),
      property.kinds?.contains(controller.kind) ?? true, property.assign(&controller, value)
    {
      assumptions.add(
        .inferred, "\(name) answers \(known.rawValue)=\(value.text)",
        why: "the code of \(printable(part.name)) returns it", at: getter.place,
        overrule: setting(known, "null", of: name))
    } else {
      assumptions.add(
        .skipped, "what \(known.rawValue) of \(name) returns", why: "its code is no constant",
        at: getter.place, overrule: setting(known, known.example, of: name))
    }
  }

  private func addUnread(_ part: CodeClass, isUsed: Bool, to assumptions: inout [Assumption]) {
    guard !part.name.isEmpty else {
      let names = part.getters.map { $0.property.rawValue }.joined(separator: ", ")
      assumptions.add(
        .skipped, names, why: "the code does not say in which class it stands", at: part.place)
      return
    }
    if !isUsed {
      assumptions.add(
        .skipped, "the class \(printable(part.name))",
        why: "no controller that was given is of this class", at: part.place)
    } else if part.hasMore {
      assumptions.add(
        .skipped, "the rest of the code of \(printable(part.name))",
        why: "only what its getters return is read", at: part.place)
    }
  }
}

extension Outline {
  /// Gives controllers whose classes show SwiftUI by their code a class that says so.
  mutating func setHosts(in code: AppCode) {
    for node in nodes.indices where !code.isEmpty && code.isHost(nodes[node].className) {
      nodes[node].className = nodes[node].className.hosting
    }
  }

  /// The kinds of controllers whose classes are derived from one of UIKit's by their code.
  func kinds(in code: AppCode) -> [Int: Controller.Kind] {
    var kinds: [Int: Controller.Kind] = [:]
    for node in nodes.indices where !code.isEmpty {
      if let kind = code.kind(of: nodes[node].className) { kinds[node] = kind }
    }
    return kinds
  }
}

extension PropertyName.Known {
  /// A value to try.
  fileprivate var example: String {
    switch self {
    case .preferredStatusBarStyle: "lightContent"
    case .preferredStatusBarUpdateAnimation: "fade"
    case .prefersStatusBarHidden: "true"
    default:
      SystemGesture.allCases.first { $0.facts.getter == self }?.facts.example.word
        ?? "children.first"
    }
  }
}
