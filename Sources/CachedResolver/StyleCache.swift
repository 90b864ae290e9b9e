import AppearanceModel

/// Whose style to compute again, and whose became another.
///
/// The cache itself is `StyleCell.isDark`, a bit a node. Invariant: between steps every window,
/// controller and view holds what TR-2 to TR-10 give it, or, below a controller with
/// `Marks.keepsStyle`, what they give when that one is handed down what it kept.
struct Restyling {
  /// Where something changed that a style follows from. Empty between steps.
  private(set) var pending = ContiguousArray<ControllerID>()
  /// Invariant: the nodes with `StyleCell.hasChanged` are in here.
  var changed = ContiguousArray<NodeRef>()
  /// TR-23: the changed ones were told of it and then of the opposite.
  var wasFlipped = false
  /// Invariant: how many controllers have `Marks.keepsStyle`.
  var keptCount = 0
  /// For the flip of TR-23 what was kept counts as dropped.
  var ignoresKept = false

  mutating func add(_ controller: ControllerID) {
    if controller.exists { pending.append(controller) }
  }

  mutating func next() -> ControllerID? { pending.popLast() }
}

extension CachedResolver {
  /// Computes again what is pending and what follows from it.
  ///
  /// - Complexity: the nodes that changed and those that inherit from them directly.
  mutating func restyle() {
    while let controller = restyling.next() {
      if surroundings.profile != .inert { restyle(controller) }
    }
  }

  private mutating func restyle(_ top: ControllerID) {
    var node = top
    while node.exists {
      let descends = restyleNode(node)
      node = arena.nextChild(after: node, descending: descends, of: top)
    }
  }

  /// Computes a controller and its views. Returns whether children may have to follow.
  private mutating func restyleNode(_ controller: ControllerID) -> Bool {
    counters.controllersRestyled += 1
    let isDark = resolve(controller)
    guard isDark != arena.styles[controller].isDark else { return false }
    flip(controller)
    restyleViews(arena.views(of: controller))
    followPopped(by: controller)
    return true
  }

  /// At launch, where nothing that a node holds can be relied on.
  mutating func restyleWholly(_ controller: ControllerID) {
    arena.styles[controller].isDark = resolve(controller)
    for row in arena.views(of: controller) {
      arena.views[ViewID(row: row)].style.isDark = resolve(arena.views[ViewID(row: row)])
    }
  }

  private mutating func resolve(_ controller: ControllerID) -> Bool {
    let handedDown = handedDown(to: controller)
    let own = arena.styles[controller].own
    return own == .unspecified ? handedDown : own == .dark
  }

  /// Computes those of a range of views that the first of them reaches, if that one changes.
  private mutating func restyleViews(_ views: Range<Int32>) {
    for row in views {
      let cell = arena.views[ViewID(row: row)]
      // Depth-first: a view that hangs above the first one is past its subtree.
      if row > views.lowerBound, cell.superview.row < views.lowerBound { return }
      counters.viewsRestyled += 1
      if resolve(cell) != cell.style.isDark {
        flip(ViewID(row: row))
      } else if row == views.lowerBound {
        return
      }
    }
  }

  private func resolve(_ cell: ViewCell) -> Bool {
    if cell.style.own != .unspecified { return cell.style.own == .dark }
    return cell.superview.exists
      ? arena.views[cell.superview].style.isDark : arena.styles[cell.owner].isDark
  }

  /// A view's own style changed: it, the views below it and, from iOS 17, whoever sits in them.
  mutating func restyleView(_ view: ViewID) {
    guard surroundings.profile != .inert else { return }
    let owner = arena.views[view].owner
    restyleViews(view.row..<arena.views(of: owner).upperBound)
    guard surroundings.profile == .superviews, arena.views[view].style.hasChanged else { return }
    var child = arena.links[owner].firstChild
    while child.exists {
      let seat = arena.links[child].seat
      if arena.views[seat].style.hasChanged { restyling.add(child) }
      child = arena.links[child].next
    }
    followPopped(by: owner)
  }

  /// From iOS 17 a controller that is being popped still follows the one that pops it.
  private mutating func followPopped(by controller: ControllerID) {
    guard arena.marks[controller].contains(.isPopping), surroundings.profile == .superviews else {
      return
    }
    restyling.add(popped(by: controller))
  }

  // MARK: What is handed down

  private mutating func handedDown(to controller: ControllerID) -> Bool {
    let fresh = freshlyHandedDown(to: controller)
    guard arena.marks[controller].contains(.keepsStyle), !restyling.ignoresKept else {
      return fresh
    }
    let kept = arena.marks[controller].contains(.keptIsDark)
    // Kept was the other one when the pop was cancelled: equal means that fresh has changed.
    if fresh == kept { dropKeptStyle(controller) }
    return kept
  }

  /// `handedDown` of the one-page model, by where the controller is now.
  func freshlyHandedDown(to controller: ControllerID) -> Bool {
    let place = arena.links[controller]
    if place.window.exists { return handedDownByWindow(place, to: controller) }
    if place.parent.exists { return handedDown(by: place.parent, to: controller) }
    if arena.marks[controller].contains(.isPopped), surroundings.profile == .superviews {
      return arena.views[arena.links[popper(of: controller)].rootView].style.isDark
    }
    return surroundings.isDark
  }

  /// TR-6: by the presentation controller, which a root has too. Who presents it does not matter.
  private func handedDownByWindow(_ place: Links, to controller: ControllerID) -> Bool {
    let override = arena.settings[controller].presentationOverride
    return override == .unspecified ? windows[place.window].style.isDark : override == .dark
  }

  private func handedDown(by parent: ControllerID, to child: ControllerID) -> Bool {
    let hook = arena.traits(from: parent, to: child)
    if hook != .unspecified { return hook == .dark }
    if surroundings.profile == .superviews, arena.isActive(child) {
      return arena.views[arena.links[child].seat].style.isDark
    }
    return arena.styles[parent].isDark
  }

  // MARK: What a cancelled pop leaves behind (13-16)

  mutating func keepStyle(_ controller: ControllerID, isDark: Bool) {
    restyling.keptCount += 1
    arena.marks[controller].insert(isDark ? [.keepsStyle, .keptIsDark] : .keepsStyle)
  }

  mutating func dropKeptStyle(_ controller: ControllerID) {
    guard arena.marks[controller].contains(.keepsStyle) else { return }
    restyling.keptCount -= 1
    arena.marks[controller].subtract([.keepsStyle, .keptIsDark])
  }
}
