/// The flags of a controller, one bit each.
package struct Flags: OptionSet, BitwiseCopyable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  // MARK: State of the world

  /// viewDidLoad was called.
  static let isLoaded = Flags(bit: 0)
  /// Its presentation made the presenter leave the screen (L-3).
  static let madePresenterLeave = Flags(bit: 1)
  /// An interactive dismissal of it is under way.
  package static let isBeingDismissed = Flags(bit: 2)
  /// A navigation controller with an interactive pop under way.
  static let isPopping = Flags(bit: 3)
  /// The controller that such a pop took off the stack.
  static let isPopped = Flags(bit: 4)
  /// It keeps the style that it inherited before a canceled pop (13-16): `keptTraitsAreDark`.
  static let keepsTraits = Flags(bit: 5)
  static let keptTraitsAreDark = Flags(bit: 6)

  /// It was detached and not loaded when its override was taken back, and keeps that style (TR-14):
  /// `keptOverrideIsDark`.
  package static let keepsOverride = Flags(bit: 17)
  static let keptOverrideIsDark = Flags(bit: 18)

  /// A child whose root view is not in its parent's (L-9).
  static let isViewOut = Flags(bit: 24)
  /// It calls nothing on its children (L-11). Counts for `plain` only.
  static let keepsCalls = Flags(bit: 25)
  /// A transition of it is begun by hand (L-10): `begun` has it.
  static let isBegun = Flags(bit: 26)
  /// It appeared, or disappeared, by hand, and was not called otherwise since.
  static let appearedByHand = Flags(bit: 27)
  static let disappearedByHand = Flags(bit: 28)

  static let byHand: Flags = [.appearedByHand, .disappearedByHand]

  // MARK: Caches

  /// Invariant: set iff it would be on screen without what it presents itself (W-8). It is on
  /// screen iff, besides, that did not make it leave.
  package static let isReached = Flags(bit: 7)
  /// Invariant: set iff it is on the chain last walked for style.
  package static let onStyleChain = Flags(bit: 8)
  /// Invariant: set iff that walk refused to go to it because of how it is presented.
  static let refusedForStyle = Flags(bit: 9)
  /// Invariant: set iff it is on the chain last walked for hidden.
  package static let onHiddenChain = Flags(bit: 10)
  /// Invariant: set iff that walk refused to go to it because of how it is presented.
  static let refusedForHidden = Flags(bit: 11)
  /// Invariant: set iff the last walk for SB-27 looked at it.
  static let onCardWalk = Flags(bit: 12)

  static let onSomeWalk: Flags = [
    .onStyleChain, .refusedForStyle, .onHiddenChain, .refusedForHidden, .onCardWalk,
  ]

  // MARK: Within one step. Invariant: none is set between steps; `hasMoved` is until the next.

  /// It was on screen when the step began.
  static let wasOnScreen = Flags(bit: 13)
  /// `moves` has its place at the start of the step.
  static let hasMoved = Flags(bit: 14)
  /// It is in the list given to setViewControllers.
  package static let isListed = Flags(bit: 15)
  /// Its presenter is about to leave its place.
  static let isEnding = Flags(bit: 16)
  /// A navigation controller that comes on screen, while those that come are loaded.
  static let isComing = Flags(bit: 23)

  // MARK: Within one walk about the system's gestures. Invariant: none is set after it.

  /// It is on the way of the walk.
  static let onGestureWalk = Flags(bit: 21)
  /// The walk refused to go to it because of how it is presented.
  static let refusedForGesture = Flags(bit: 22)

  // MARK: Within one observation. Set by `findDrift`, and left as they are

  /// Its tree is adrift (TR-15).
  static let isAdrift = Flags(bit: 19)
  /// Its tree was adrift when the step began.
  static let wasAdrift = Flags(bit: 20)

  static let drift: Flags = [.isAdrift, .wasAdrift]
}
