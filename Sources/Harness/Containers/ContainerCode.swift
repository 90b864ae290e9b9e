package import StatusQuoAppearanceModel
package import StatusQuoCatalog

/// The code of a container under test. It learns what happens to it, and says what it does then.
///
/// Programs and classes conform: lines of JSON, and classes with UIKit's names.
package protocol ContainerCode {
  /// Has a new container on this system, of children that want something.
  mutating func launch(iOS: Version, _ children: [ContainerChild]) throws(Skip) -> ContainerReply
  /// UIKit has called a lifecycle method on it.
  mutating func called(_ method: LifecycleMethod) throws(Skip) -> ContainerReply
  /// The app calls one of its commands.
  mutating func command(_ name: String) throws(Skip) -> ContainerReply
  /// One of its gestures begins, ends, or is canceled.
  mutating func gesture(
    _ name: String, _ phase: ContainerEvent.GesturePhase
  ) throws(Skip) -> ContainerReply
  /// The oldest of its animations that have not ended ends.
  mutating func animationEnded(_ number: Int, finished: Bool) throws(Skip) -> ContainerReply
  /// A child wants something else now: what the container returns for it may be something else, too.
  mutating func changed(child: Int, _ now: ContainerChild) throws(Skip) -> ContainerReply
}

/// The wishes of a child: some containers return them as their own.
package struct ContainerChild: Hashable, Sendable {
  /// The answers of its getters; nil where it overrides none.
  package var style: StatusBarStyle?, hidden: Bool?

  /// The answers of the getters of a controller.
  package init(_ controller: Controller) {
    if case .constant(let style)? = controller.preferredStatusBarStyle { self.style = style }
    if case .constant(let hidden)? = controller.prefersStatusBarHidden { self.hidden = hidden }
  }
}

/// The work of a container in answer to an event.
package struct ContainerReply: Hashable, Sendable {
  /// Its calls of UIKit, in order.
  package var work: [ContainerWork]
  /// The promises from now on; nil where that is as before.
  package var promised: ContainerPromised?

  /// Nothing, by default.
  package init(_ work: [ContainerWork] = [], promising promised: ContainerPromised? = nil) {
    (self.work, self.promised) = (work, promised)
  }
}

/// A call that a container makes. Children are numbers from 0.
package enum ContainerWork: Hashable, Sendable {
  case addChild(Int), addSubview(Int), removeFromSuperview(Int), removeFromParent(Int)
  case transition(from: Int, to: Int)
  case beginAppearanceTransition(Int, isAppearing: Bool), endAppearanceTransition(Int)
  /// On a child, or on the container itself.
  case setNeedsStatusBarAppearanceUpdate(Int?)
  /// A getter returns a value from now on.
  case returns(PropertyName.Known, Literal)
  /// A getter returns a child, or nil.
  case returnsChild(PropertyName.Known, Int?)
  /// An animation begins, whose completion comes later or never.
  case animate(Int)
  /// It forwards appearance methods itself; at the launch only.
  case forwardsItself
}

/// The promises of a container for one moment at rest.
package struct ContainerPromised: Hashable, Sendable {
  /// The one who decides; nil where nothing is promised.
  package var style: Decider?, hidden: Decider?
  /// The children that are shown; nil where nothing is promised.
  package var shown: Set<Int>?

  /// The one who decides an answer.
  package enum Decider: Hashable, Sendable {
    case container, child(Int)
  }

  /// Promises; by default none.
  package init(style: Decider? = nil, hidden: Decider? = nil, shown: Set<Int>? = nil) {
    (self.style, self.hidden, self.shown) = (style, hidden, shown)
  }
}
