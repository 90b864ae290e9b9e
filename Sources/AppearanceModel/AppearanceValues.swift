/// `UIStatusBarStyle`, without the two deprecated values that behave as `lightContent`.
public enum StatusBarStyle: String, NamedCase {
  case `default`, lightContent, darkContent
}

/// `UIStatusBarAnimation`.
public enum StatusBarAnimation: String, NamedCase {
  case none, fade, slide
}

/// `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, NamedCase {
  case unspecified, light, dark

  /// The other of light and dark; `unspecified` stays.
  @inlinable package var opposite: UserInterfaceStyle {
    switch self {
    case .unspecified: .unspecified
    case .light: .dark
    case .dark: .light
    }
  }
}

/// The color of the bar's text.
public enum BarContent: String, NamedCase {
  case light, dark
  /// From iOS 26 `.default` follows what lies underneath, which a model without pixels can't know.
  case contentDependent
}

/// `UIBarStyle`.
public enum BarStyle: String, NamedCase {
  case `default`, black, blackTranslucent
}

/// `UIModalPresentationStyle`.
public enum ModalPresentationStyle: String, NamedCase {
  case fullScreen, overFullScreen, pageSheet, formSheet, automatic, custom, popover
  case currentContext, overCurrentContext
}

/// An answer of `adaptivePresentationStyle(for:traitCollection:)`.
public enum AdaptivePresentationStyle: String, NamedCase {
  /// It does not adapt.
  case none
  case fullScreen, overFullScreen, formSheet
}

/// The style of a split view controller; `unspecified` is the older one.
public enum SplitViewStyle: String, NamedCase {
  case unspecified, doubleColumn, tripleColumn

  /// The number of its columns; 0 in the older style.
  package var columns: Int {
    switch self {
    case .unspecified: 0
    case .doubleColumn: 2
    case .tripleColumn: 3
    }
  }
}

/// The column that a split view controller shows in compact width.
public enum SplitViewColumn: String, NamedCase {
  case primary, secondary
}

/// An override of `prefersStatusBarHidden` or `preferredStatusBarUpdateAnimation`, by its result.
public enum GetterOverride<Value: BitwiseCopyable & Hashable & Sendable>: BitwiseCopyable, Hashable,
  Sendable
{
  case constant(Value)
  /// The controller's own stored value (`Stored`).
  case stored
}

/// An override of `preferredStatusBarStyle`, by its result.
public enum StyleGetterOverride: BitwiseCopyable, Hashable, Sendable {
  case constant(StatusBarStyle)
  /// The controller's own stored value (`Stored`).
  case stored
  /// The app-wide value of a singleton.
  case shared
}

/// An override of a getter of the child that is asked instead, by its result.
public enum ChildOverride: BitwiseCopyable, Hashable, Sendable {
  case `nil`, topViewController, visibleViewController, selectedViewController
  case presentedViewController
  /// The first and the last of `children`.
  case firstChild, lastChild
  case controller(Name)
}

/// The stored properties that a controller's getters may return.
public struct Stored: BitwiseCopyable, Hashable, Sendable {
  /// The result of `preferredStatusBarStyle`.
  public var style: StatusBarStyle = .default
  /// The result of `prefersStatusBarHidden`.
  public var hidden = false
  /// The result of `preferredStatusBarUpdateAnimation`.
  public var animation: StatusBarAnimation = .fade

  /// UIKit's defaults.
  public init() {}
}
