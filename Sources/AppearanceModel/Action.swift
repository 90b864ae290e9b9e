/// The lifecycle methods of a view controller.
public enum LifecycleMethod: String, NamedCase {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
  case viewDidDisappear

  /// True for what is called as a controller leaves the screen.
  package var isOfLeaving: Bool { self == .viewWillDisappear || self == .viewDidDisappear }
}

/// Code in a lifecycle method of a controller, besides the call to super (L-7).
public struct Action: Hashable, Sendable {
  /// The object that an action acts on.
  public enum Target: Hashable, Sendable {
    case `self`, parent
    /// The presenter of its topmost parent.
    case presenter
    /// Held weakly: skipped unless the name is a controller's.
    case named(Name)
  }

  /// The call that an action makes.
  public enum Command: Hashable, Sendable {
    case setNeedsStatusBarAppearanceUpdate(on: Target, animated: Bool)
    case setStoredStyle(on: Target, StatusBarStyle)
    case setStoredHidden(on: Target, Bool)
    case setStoredAnimation(on: Target, StatusBarAnimation)
    case setShared(StatusBarStyle)
    /// Begins or ends the transition of a controller that the one that acts moves by hand (L-10).
    case beginAppearanceTransition(on: Target, isAppearing: Bool)
    case endAppearanceTransition(on: Target)
    /// Makes a controller that is in no tree its last child, with its view (L-12). Counts in `viewDidLoad` only.
    case addChild(Target)
    /// Puts the view of one of its children into its own (L-12). Counts in `viewDidLoad` only.
    case addSubview(Target)
    case swizzleHidden
    case unswizzleHidden
  }

  /// The method that does it.
  public var method: LifecycleMethod
  /// The call that it makes.
  public var command: Command
  /// The only step in which it is done: 0 is the launch, 1 the first step. `nil` is whenever the method is called.
  public var step: Int?

  /// `command`, done in `method`, each time or in one step only.
  public init(in method: LifecycleMethod, step: Int? = nil, _ command: Command) {
    self.method = method
    self.step = step
    self.command = command
  }

  /// True if a call of `method` does it, in the step with this number.
  package func isDone(in method: LifecycleMethod, step number: Int) -> Bool {
    self.method == method && (step ?? number) == number
  }
}

extension Action.Command {
  /// The work of a container that it does by hand.
  package enum ContainerWork {
    /// Begins or ends the appearance transition of a child (L-10).
    case transition
    /// Adds a child or its view (L-12).
    case child
  }

  /// The work of a container that it does; `nil` for what any controller does.
  package var containerWork: ContainerWork? {
    switch self {
    case .beginAppearanceTransition, .endAppearanceTransition: .transition
    case .addChild, .addSubview: .child
    case .setNeedsStatusBarAppearanceUpdate, .setStoredStyle, .setStoredHidden,
      .setStoredAnimation, .setShared, .swizzleHidden, .unswizzleHidden:
      nil
    }
  }
}
