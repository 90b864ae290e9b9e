/// The lifecycle methods of a view controller.
public enum LifecycleMethod: String, NamedCase {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
  case viewDidDisappear
}

/// What a controller's lifecycle method does besides calling super (L-7).
public struct Action: Hashable, Sendable {
  /// Whom an action acts on.
  public enum Target: Hashable, Sendable {
    case `self`, parent
    /// Of its topmost parent.
    case presenter
    /// Held weakly: skipped unless the name is a controller's.
    case named(Name)
  }

  /// What it does.
  public enum Command: Hashable, Sendable {
    case setNeedsStatusBarAppearanceUpdate(on: Target, animated: Bool)
    case setStoredStyle(on: Target, StatusBarStyle)
    case setStoredHidden(on: Target, Bool)
    case setStoredAnimation(on: Target, StatusBarAnimation)
    case setShared(StatusBarStyle)
    case swizzleHidden
    case unswizzleHidden
  }

  /// The method that does it.
  public var method: LifecycleMethod
  /// What it does.
  public var command: Command

  /// `command`, done in `method`.
  public init(in method: LifecycleMethod, _ command: Command) {
    self.method = method
    self.command = command
  }
}
