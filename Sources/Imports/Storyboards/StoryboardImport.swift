import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// Adds the scenes of storyboards to an outline: as its trees, or to those of a dump.
struct StoryboardImport {
  var outline: Outline
  var assumptions: [Assumption] = []
  /// The scene of each controller, as far as it has one.
  var scenes: [Int: StoryboardSet.Reference] = [:]
  /// What leads from one controller to another, in the order of the files.
  private(set) var flows: [Flow] = []
  let set: StoryboardSet
  /// The scenes that a dump shows: they were gone to before.
  var shown: Set<StoryboardSet.Reference> = []
  /// The detached controller of each scene that segues lead to.
  private var destinations: [StoryboardSet.Destination: Int] = [:]

  /// A segue between two controllers of the outline.
  struct Flow {
    let source: Int
    let destination: Int
    let segue: Storyboard.Segue
  }

  /// - Parameter outline: what is known of the app already.
  init(_ set: StoryboardSet, _ outline: Outline) {
    self.set = set
    self.outline = outline
    assumptions = set.storyboards.flatMap { $0.assumptions }
  }

  /// Makes the initial controller the root of a new window.
  mutating func addWindow(
    initial wish: String?, main: String?
  ) throws(DocumentError) {
    let (reference, assumption) = try set.initial(wish, main: main)
    if let assumption { assumptions.append(assumption) }
    let place = set.scene(reference).place
    let window = outline.addWindow(at: place)
    _ = try addTree(.scene(reference), .root(window: window), from: place)
  }

  // MARK: Trees

  /// Adds a scene with the children that relationships and embeds give it.
  private mutating func addTree(
    _ root: StoryboardSet.Destination, _ link: Outline.Link, from place: SourcePlace
  ) throws(DocumentError) -> Int {
    let first = try add(root, link, from: place)
    // What waits is on a stack; `path` is the way from the root to the next one.
    var waiting = [(segue: Storyboard.Segue, owner: Int, path: [StoryboardSet.Reference])]()
    func wait(
      for destination: StoryboardSet.Destination, _ node: Int, below path: [StoryboardSet.Reference]
    ) {
      guard case .scene(let reference) = destination else { return }
      waiting += childSegues(of: reference).reversed().map { ($0, node, path + [reference]) }
    }
    wait(for: root, first, below: [])
    while let (segue, owner, path) = waiting.popLast() {
      let child = try set.destination(of: segue, from: path[path.count - 1])
      if case .scene(let reference) = child, path.contains(reference) {
        assumptions.append(
          Assumption(
            .skipped,
            "\(set.scene(reference).className.short) in \(outline.nodes[owner].name)",
            why: "it would hold itself without end", at: segue.place))
        continue
      }
      guard path.count < InputLimits.depth else {
        throw DocumentError(
          file: segue.place.file, position: segue.place.position,
          found: "controllers nested in \(path.count) levels", expected: "fewer")
      }
      wait(for: child, try add(child, .child(of: owner), from: segue.place), below: path)
    }
    return first
  }

  /// Adds one controller; one of a storyboard that was not given is a plain one.
  private mutating func add(
    _ destination: StoryboardSet.Destination, _ link: Outline.Link, from place: SourcePlace
  ) throws(DocumentError) -> Int {
    switch destination {
    case .scene(let reference):
      let scene = set.scene(reference)
      let node = try outline.add(scene.className, link, kind: scene.kind, at: scene.place)
      for setting in scene.settings { outline.set(setting.key, setting.value, on: node) }
      scenes[node] = reference
      return node
    case .elsewhere(let placeholder):
      let name = placeholder.identifier ?? placeholder.storyboard
      let node = try outline.add(ClassName(name, module: nil), link, at: place)
      assumptions.append(
        Assumption(
          .unresolved, "\(outline.nodes[node].name) is a plain controller",
          why: "it is in the storyboard \(printable(placeholder.storyboard)), which was not given",
          at: place,
          overrule: option("--storyboard", "\(placeholder.storyboard).storyboard")))
      return node
    }
  }

  private func childSegues(of reference: StoryboardSet.Reference) -> [Storyboard.Segue] {
    set.scene(reference).segues.filter { segue in
      guard case .relationship("compactViewController") = segue.kind else {
        return segue.kind.isChild
      }
      return false
    }
  }
}

// MARK: Segues

extension StoryboardImport {
  /// Declares what segues lead to as detached controllers, from the controllers that have scenes on.
  mutating func addDestinations() throws(DocumentError) {
    var sources = outline.nodes.indices.filter { scenes[$0] != nil }
    var next = 0
    while next < sources.count {
      let source = sources[next]
      next += 1
      guard let scene = scenes[source] else { continue }
      for segue in set.scene(scene).segues where leadsOn(segue) {
        let target = try set.destination(of: segue, from: scene)
        if case .scene(let reference) = target, shown.contains(reference) { continue }
        guard flows.count < InputLimits.controllers else {
          throw DocumentError(
            file: segue.place.file, position: segue.place.position, found: "one more segue",
            expected: "at most \(InputLimits.controllers) between controllers of the app")
        }
        let known = destinations[target]
        let first = outline.nodes.count
        let destination: Int
        if let known {
          destination = known
        } else {
          destination = try addTree(target, .detached, from: segue.place)
          destinations[target] = destination
          sources += first..<outline.nodes.count
        }
        flows.append(Flow(source: source, destination: destination, segue: segue))
      }
    }
  }

  private func leadsOn(_ segue: Storyboard.Segue) -> Bool {
    switch segue.kind {
    case .relationship, .embed, .unwind: false
    case .show, .showDetail, .presentation, .popover, .custom: true
    }
  }
}
