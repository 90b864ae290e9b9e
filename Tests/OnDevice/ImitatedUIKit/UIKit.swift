// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of UIKit that the driver uses, with UIKit's signatures and a simple behavior of its own, so that the
// driver's logic runs where there is no UIKit. It is no model of UIKit: that is the reference.

@_exported public import class StatusQuoUIKit.UIGestureRecognizer
@_exported public import enum StatusQuoUIKit.UIModalPresentationStyle
@_exported public import struct StatusQuoUIKit.UIRectEdge
@_exported public import enum StatusQuoUIKit.UIStatusBarAnimation
@_exported public import enum StatusQuoUIKit.UIStatusBarStyle
@_exported public import enum StatusQuoUIKit.UIUserInterfaceStyle

public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

public enum UIVerticalBarBehavior: Int, Sendable {
  case automatic, disabled
}

public struct UIEdgeInsets: Sendable {
  public var top: Double = 0
  public var left: Double = 0
  public var bottom: Double = 0
  public var right: Double = 0

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct CGSize: Sendable {
  public var width: Double = 0
  public var height: Double = 0
}

public struct CGRect: Sendable {
  public var size = CGSize()
  public var height: Double { size.height }

  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      size: CGSize(
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom))
  }
}

public struct UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

public enum UITraitUserInterfaceStyle {}

/// The value behind `any UITraitOverrides`.
public struct ImitatedTraitOverrides: Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  public mutating func remove(_ trait: UITraitUserInterfaceStyle.Type) {
    userInterfaceStyle = .unspecified
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case portrait = 1
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self != .portrait }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
}

@MainActor open class UIView {
  public private(set) weak var superview: UIView?
  weak var controller: UIViewController?
  weak var ownWindow: UIWindow?
  public var safeAreaInsets = UIEdgeInsets()
  public var frame = CGRect()
  public var bounds: CGRect { frame }
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var traitOverrides = ImitatedTraitOverrides()
  public var autoresizingMask: AutoresizingMask = []
  private var subviews: [UIView] = []

  public init() {}

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public var window: UIWindow? { ownWindow ?? superview?.window }

  public var traitCollection: UITraitCollection {
    controller?.traitCollection ?? superview?.traitCollection
      ?? UITraitCollection(userInterfaceStyle: .light)
  }

  public static func animate(withDuration duration: Double, animations: () -> Void) {
    animations()
  }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

@MainActor public final class UINavigationBar {
  public var barStyle = UIBarStyle.default
  public var standardAppearance: UINavigationBarAppearance?
}

@MainActor public final class UINavigationBarAppearance {
  public init() {}
}

@MainActor public final class UIWindow: UIView {
  public struct Level: Sendable {
    public let rawValue: Double
    public init(rawValue: Double) { self.rawValue = rawValue }
  }

  let scene: UIWindowScene
  public var windowLevel = Level(rawValue: 0) { didSet { scene.update() } }
  public override var traitOverrides: ImitatedTraitOverrides { didSet { scene.update() } }
  public private(set) var isKeyWindow = false

  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
    ownWindow = self
    isHiddenNow = true
    scene.windows.append(self)
  }

  private var isHiddenNow = true
  public var isHidden: Bool {
    get { isHiddenNow }
    set {
      guard newValue != isHiddenNow else { return }
      isHiddenNow = newValue
      if newValue { rootViewController?.leave() } else { rootViewController?.enter() }
      scene.update()
    }
  }

  public var rootViewController: UIViewController? {
    willSet { if !isHidden, newValue !== rootViewController { rootViewController?.leave() } }
    didSet {
      rootViewController?.window = self
      if !isHidden, oldValue !== rootViewController { rootViewController?.enter() }
      scene.update()
    }
  }

  public override var traitCollection: UITraitCollection {
    let styles = [traitOverrides.userInterfaceStyle, overrideUserInterfaceStyle]
    return UITraitCollection(userInterfaceStyle: styles.first { $0 != .unspecified } ?? .light)
  }

  public func makeKey() {
    for window in scene.windows { window.isKeyWindow = window === self }
  }

  public func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
}

@MainActor public final class UIStatusBarManager {
  public fileprivate(set) var isStatusBarHidden = false
  public fileprivate(set) var statusBarStyle = UIStatusBarStyle.default
  public var statusBarFrame: CGRect {
    CGRect(size: CGSize(width: 390, height: isStatusBarHidden ? 0 : 47))
  }
}

@MainActor public final class UIWindowScene {
  public internal(set) var windows: [UIWindow] = []
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  public private(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  /// True for an app whose Info.plist lists one orientation.
  public var refusesToTurn = false

  public class GeometryPreferences {
    var mask = UIInterfaceOrientationMask.portrait

    public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        super.init()
        mask = interfaceOrientations
      }
    }
  }

  public init() {}

  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    struct Refused: Error {}
    guard !refusesToTurn else {
      errorHandler?(Refused())
      return
    }
    interfaceOrientation =
      preferences.mask == .portrait
      ? .portrait : preferences.mask == .landscapeLeft ? .landscapeLeft : .landscapeRight
    update()
  }

  /// Asks the controllers, the topmost presented one first.
  func update() {
    guard let manager = statusBarManager,
      let root = windows.enumerated().filter({ !$1.isHidden })
        .max(by: {
          ($0.element.windowLevel.rawValue, $0.offset) < (
            $1.element.windowLevel.rawValue, $1.offset
          )
        })?
        .element.rootViewController
    else { return }
    var top = root
    while let presented = top.presentedViewController, presented.controlsBar { top = presented }
    var decider = top
    // No longer chain is meant, and a chain in a circle would never end.
    for _ in 0..<32 { decider = decider.childForStatusBarStyle ?? decider }
    let style = decider.preferredStatusBarStyle
    manager.statusBarStyle =
      style == .default
      ? (decider.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent) : style
    decider = top
    for _ in 0..<32 { decider = decider.childForStatusBarHidden ?? decider }
    manager.isStatusBarHidden = decider.prefersStatusBarHidden
  }
}
