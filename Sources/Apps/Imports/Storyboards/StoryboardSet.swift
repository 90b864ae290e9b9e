import StatusQuoReading
import StatusQuoScenarioFiles

/// The storyboards of an app, which may refer to one another.
struct StoryboardSet {
  let storyboards: [Storyboard]

  /// A scene of one of the storyboards.
  struct Reference: Hashable {
    let storyboard: Int
    let scene: Int
  }

  /// The end of a segue.
  enum Destination: Hashable {
    case scene(Reference)
    /// A scene of a storyboard that was not given, or that this one does not have.
    case elsewhere(Storyboard.Placeholder)
  }

  func scene(_ reference: Reference) -> Storyboard.Scene {
    storyboards[reference.storyboard].scenes[reference.scene]
  }

  /// All scenes but those that stand for others, in order.
  var references: [Reference] {
    storyboards.indices.flatMap { storyboard in
      storyboards[storyboard].scenes.indices
        .filter { storyboards[storyboard].scenes[$0].placeholder == nil }
        .map { Reference(storyboard: storyboard, scene: $0) }
    }
  }

  /// The end of a segue of a scene, through the scenes that stand for others.
  func destination(
    of segue: Storyboard.Segue, from reference: Reference
  ) throws(DocumentError) -> Destination {
    let storyboard = storyboards[reference.storyboard]
    guard let scene = storyboard.indices[segue.destination] else {
      throw segue.place.error(
        found: "the destination \(quoted(segue.destination))", expected: "the id of a scene",
        suggestion: suggestion(for: segue.destination, among: storyboard.indices.keys.sorted()))
    }
    return resolved(Reference(storyboard: reference.storyboard, scene: scene))
  }

  /// The scene that a scene stands for. A chain of references ends after as many steps as there are
  /// files.
  private func resolved(_ reference: Reference) -> Destination {
    var reference = reference
    for _ in 0...storyboards.count {
      guard let placeholder = scene(reference).placeholder else { return .scene(reference) }
      let file = storyboards.firstIndex { $0.name == placeholder.storyboard }
      guard let file, let scene = storyboards[file].scene(placeholder.identifier) else {
        return .elsewhere(placeholder)
      }
      reference = Reference(storyboard: file, scene: scene)
    }
    return .elsewhere(Storyboard.Placeholder(storyboard: "itself", identifier: nil))
  }
}

extension Storyboard {
  /// The scene that code instantiates by an identifier; without one, the initial one.
  fileprivate func scene(_ identifier: String?) -> Int? {
    guard let identifier else { return initial.flatMap { indices[$0] } }
    return scenes.firstIndex { $0.identifier == identifier }
  }
}

// MARK: Where the app begins

extension StoryboardSet {
  /// The scene that the app begins with.
  ///
  /// - Parameters:
  ///   - wish: what `--initial` names: a class, a storyboard identifier or an id.
  ///   - main: the storyboard that Info.plist names.
  func initial(
    _ wish: String?, main: String?
  ) throws(DocumentError) -> (reference: Reference, assumption: Assumption?) {
    if let wish { return (try named(wish), nil) }
    let order =
      storyboards.indices.filter { storyboards[$0].name == main }
      + storyboards.indices.filter { !storyboards[$0].isLaunchScreen }
    for index in order {
      guard let scene = storyboards[index].scene(nil) else { continue }
      if case .scene(let reference) = resolved(Reference(storyboard: index, scene: scene)) {
        return (reference, nil)
      }
    }
    let candidates = references.filter { !storyboards[$0.storyboard].isLaunchScreen }
    guard let first = candidates.first(where: { !isDestination($0) }) ?? candidates.first else {
      let only = storyboards.allSatisfy({ $0.isLaunchScreen }) && !storyboards.isEmpty
      throw DocumentError(
        file: storyboards.first?.file ?? "the storyboard",
        found: only ? "a launch screen" : "no scene",
        expected: "a storyboard with a scene that the app shows")
    }
    let scene = scene(first)
    let other = candidates.first { $0 != first }.map { self.scene($0).className.short }
    let assumption = Assumption(
      kind: .assumed, what: "\(scene.className.short) is the root of the window",
      why: "the storyboard names no initial controller, and it is the first that no segue leads to",
      place: scene.place, overrule: other.map { option("--initial", $0) })
    return (first, assumption)
  }

  private func isDestination(_ reference: Reference) -> Bool {
    let id = scene(reference).id
    return storyboards[reference.storyboard].scenes.contains { scene in
      scene.segues.contains { $0.destination == id }
    }
  }

  private func named(_ wish: String) throws(DocumentError) -> Reference {
    let all = references
    let found = all.first { scene($0).id == wish || scene($0).identifier == wish }
    if let found = found ?? all.first(where: { scene($0).className.isCalled(wish) }) {
      return found
    }
    throw SourcePlace(file: "--initial \(printable(wish))").unknown(
      wish, among: all.map { scene($0).className.short },
      kind: "the class, storyboard identifier or id of a scene")
  }
}
