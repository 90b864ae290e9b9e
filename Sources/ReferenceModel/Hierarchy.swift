import AppearanceModel

/// A controller, by its place in declaration order.
struct ControllerID: Hashable {
  let index: Int
}

/// Who is whose parent, root, presenter: the links that UIKit keeps between controllers.
struct Hierarchy {
  /// The links of one controller.
  struct Node {
    let name: Name
    let kind: Controller.Kind
    var parent: ControllerID?
    var children: [ControllerID] = []
    /// Tab only.
    var selected: ControllerID?
    /// The parent's view that holds its root view; without a parent it says nothing.
    var sitsIn: Name
    var presented: ControllerID?
    /// How it is presented, if it is.
    var presentation: Presentation?
    /// Navigation only: the interactive pop that has begun.
    var pop: InteractivePop?
    /// The navigation controller that is popping it interactively.
    var poppedFrom: ControllerID?
  }

  struct WindowNode {
    var settings: Window
    var root: ControllerID?
    /// Rises with each window that is shown: the latest shown has the highest.
    var shownAt: Int
  }

  var nodes: PerController<Node>
  /// In order of addition.
  var windows: [WindowNode]

  subscript(id: ControllerID) -> Node {
    _read { yield nodes[id] }
    _modify { yield &nodes[id] }
  }
}

/// What is fixed when a controller is presented.
struct Presentation {
  let presenter: ControllerID
  /// The style declared then (W-4).
  let declaredStyle: ModalPresentationStyle
  /// Whether the presenter and its subtree left the screen (L-3).
  let removesPresenter: Bool
  /// Whether it takes over, where that is fixed at present (SB-29).
  let takeOver: TakeOver
  var dismissal: InteractiveDismissal?

  enum TakeOver {
    case decidedAtEachRead
    /// By this reason, or not at all.
    case fixed(Provenance.HopReason?)
  }
}

/// An interactive pop between begin and cancel or finish (L-6).
struct InteractivePop {
  let popped: ControllerID
  var outgoing: [ControllerID] = []
  var incoming: [ControllerID] = []
}

/// An interactive dismissal between begin and cancel or finish (L-6).
struct InteractiveDismissal {
  let outgoing: [ControllerID]
  let incoming: [ControllerID]
}
