import StatusQuoAppearanceModel
import StatusQuoReading
import StatusQuoScenarioFiles

/// Adds the scenes of storyboards to an outline: as its trees, or to those of a dump.
struct StoryboardImport {
  var outline: Outline
  var assumptions: [Assumption] = []
  /// The scene of each controller, as far as it has one.
  var scenes: [Int: StoryboardSet.Reference] = [:]
  /// The segues from one controller to another, in the order of the files.
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

  /// Adds a scene with the children that relationships and embeds give it; `path` are the scenes around
  /// it, which it can't hold.
  private mutating func addTree(
    _ root: StoryboardSet.Destination, _ link: Outline.Link, from place: SourcePlace,
    path: [StoryboardSet.Reference] = []
  ) throws(DocumentError) -> Int {
    guard path.count < InputLimits.depth else {
      throw place.error(found: "controllers nested in \(path.count) levels", expected: "fewer")
    }
    let node = try add(root, link, from: place)
    guard case .scene(let reference) = root else { return node }
    let path = path + [reference]
    for segue in set.scene(reference).segues where segue.kind == .child {
      let child = try set.destination(of: segue, from: reference)
      if case .scene(let scene) = child, path.contains(scene) {
        assumptions.add(
          .skipped, "\(set.scene(scene).className.short) in \(outline.nodes[node].name)",
          why: "it would hold itself without end", at: segue.place)
      } else {
        _ = try addTree(child, .child(of: node), from: segue.place, path: path)
      }
    }
    return node
  }

  /// Adds one controller; one of a storyboard that was not given is a plain one.
  private mutating func add(
    _ destination: StoryboardSet.Destination, _ link: Outline.Link, from place: SourcePlace
  ) throws(DocumentError) -> Int {
    switch destination {
    case .scene(let reference):
      let scene = set.scene(reference)
      let node = try outline.add(scene.className, link, scene.controller, at: scene.place)
      scenes[node] = reference
      return node
    case .elsewhere(let placeholder):
      let name = placeholder.identifier ?? placeholder.storyboard
      let node = try outline.add(ClassName(name), link, at: place)
      assumptions.add(
        .unresolved, "\(outline.nodes[node].name) is a plain controller",
        why: "it is in the storyboard \(printable(placeholder.storyboard)), which was not given",
        at: place, overrule: option("--storyboard", "\(placeholder.storyboard).storyboard"))
      return node
    }
  }

  // MARK: Segues

  /// Declares what segues lead to as detached controllers, from the controllers that have scenes on.
  mutating func addDestinations() throws(DocumentError) {
    var sources = outline.nodes.indices.filter { scenes[$0] != nil }
    var next = 0
    while next < sources.count {
      let source = sources[next]
      next += 1
      guard let scene = scenes[source] else { continue }
      for segue in set.scene(scene).segues where segue.kind != .child {
        let target = try set.destination(of: segue, from: scene)
        if case .scene(let reference) = target, shown.contains(reference) { continue }
        try InputLimits.check(
          flows.count, below: InputLimits.controllers, found: "one more segue",
          " between controllers of the app", at: segue.place)
        if destinations[target] == nil {
          let first = outline.nodes.count
          destinations[target] = try addTree(target, .detached, from: segue.place)
          sources += first..<outline.nodes.count
        }
        guard let destination = destinations[target] else { continue }
        flows.append(Flow(source: source, destination: destination, segue: segue))
      }
    }
  }
}
