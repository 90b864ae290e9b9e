/// What is remembered of a controller, a bit each.
struct Marks: OptionSet {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  // MARK: State of the world

  /// viewDidLoad was called.
  static let isLoaded = Marks(bit: 0)
  /// Its presentation made the presenter leave the screen (L-3).
  static let madePresenterLeave = Marks(bit: 1)
  /// An interactive dismissal of it is under way.
  static let isBeingDismissed = Marks(bit: 2)
  /// A navigation controller with an interactive pop under way.
  static let isPopping = Marks(bit: 3)
  /// What that pop took off the stack.
  static let isPopped = Marks(bit: 4)
  /// It kept the style handed down before a cancelled pop (13-16); which one says `keptIsDark`.
  static let keepsStyle = Marks(bit: 5)
  static let keptIsDark = Marks(bit: 6)

  // MARK: Caches

  /// Invariant: set iff it would be on screen without what it presents itself (W-8). It is on
  /// screen iff, besides, that did not make it leave.
  static let isReached = Marks(bit: 7)
  /// Invariant: set iff it is on the chain last walked for style.
  static let onStyleChain = Marks(bit: 8)
  /// Invariant: set iff that walk refused to go to it because of how it is presented.
  static let refusedForStyle = Marks(bit: 9)
  /// Invariant: set iff it is on the chain last walked for hidden.
  static let onHiddenChain = Marks(bit: 10)
  /// Invariant: set iff that walk refused to go to it because of how it is presented.
  static let refusedForHidden = Marks(bit: 11)
  /// Invariant: set iff the last walk for SB-27 looked at it.
  static let onCardWalk = Marks(bit: 12)

  static let onSomeWalk: Marks = [
    .onStyleChain, .refusedForStyle, .onHiddenChain, .refusedForHidden, .onCardWalk,
  ]

  // MARK: Within one step. Invariant: none is set between steps, but `hasMoved` until the next.

  /// It was on screen when the step began.
  static let wasOnScreen = Marks(bit: 13)
  /// The journal has where it was at the start of the step.
  static let hasMoved = Marks(bit: 14)
  /// It is in the list given to setViewControllers.
  static let isListed = Marks(bit: 15)
  /// What presents it is about to leave its place.
  static let isEnding = Marks(bit: 16)
}
