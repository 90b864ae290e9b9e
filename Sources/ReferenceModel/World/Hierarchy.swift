import StatusQuoAppearanceModel

/// A controller, by its place in declaration order.
struct ControllerID: Hashable {
  private let place: UInt32

  init(index: Int) { place = UInt32(index) }

  var index: Int { Int(place) }
}

/// Parents, roots, and presenters: the links that UIKit keeps between controllers.
struct Hierarchy {
  /// The links of one controller, but those that are lists.
  struct Node {
    let name: Name
    let kind: Controller.Kind
    var parent: ControllerID?
    /// Tab only.
    var selected: ControllerID?
    /// The parent's view that holds its root view; without a parent it says nothing.
    var containerView: Name
    /// True for a child whose root view is not there (L-9).
    var isViewOut = false
    var presented: ControllerID?
    /// Its presentation, if it is presented.
    var presentation: Presentation?
    /// Navigation only: what an interactive pop that has begun takes off it.
    var popped: ControllerID?
    /// The navigation controller that is popping it interactively.
    var poppingNavigationController: ControllerID?
  }

  struct WindowNode {
    var settings: Window
    var root: ControllerID?
    /// The roots of before whose presentations are still there, in order (W-10).
    var replacedRoots: [ControllerID] = []
    /// Rises with each window that is shown: the latest shown has the highest.
    var shownAt: Int
  }

  var nodes: PerController<Node>
  /// The children in order; the last of a navigation controller is its top.
  var children: PerController<[ControllerID]>
  /// The columns of a split view controller in a column style, of which some may be elsewhere.
  var columns: PerController<[ControllerID]>
  /// The windows in order of addition.
  var windows: [WindowNode]
  /// W-8: true while split view controllers are collapsed: only their first child is active.
  var collapsesSplits = false
  /// W-8: true while there is room for three columns beside one another.
  var hasRoomForThreeColumns = false

  subscript(id: ControllerID) -> Node {
    _read { yield nodes[id] }
    _modify { yield &nodes[id] }
  }
}

/// The facts about a presentation that are fixed when it begins.
struct Presentation {
  let presenter: ControllerID
  /// The style declared then (W-4).
  let declaredStyle: ModalPresentationStyle
  /// True if the presenter and its subtree left the screen (L-3).
  let removesPresenter: Bool
  /// The reason why it takes over, where presenting fixes that (SB-29).
  let takeOver: TakeOver
  /// The rules that chose the presenter, and whether it takes over where that is fixed.
  let grounds: RuleSet
  /// True once its interactive dismissal has begun.
  var isBeingDismissed = false

  enum TakeOver {
    case decidedAtEachUpdate
    /// Takes over for this reason; nil: does not take over.
    case fixed(Provenance.HopReason?)
  }
}

/// The controllers that leave the screen and that appear.
struct ScreenChange {
  let outgoing: [ControllerID]
  let incoming: [ControllerID]
}
