// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Names of what only draws, without effect here.

public import Foundation

#if !canImport(CoreGraphics)
  public struct CGAffineTransform: Sendable {
    public static let identity = CGAffineTransform()
    public init() {}
    public init(translationX: CGFloat, y: CGFloat) {}
    public init(scaleX: CGFloat, y: CGFloat) {}
    public init(rotationAngle: CGFloat) {}
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  }

  public final class CGColor: Sendable {
    init() {}
  }

  public final class CGPath: Sendable {
    init() {}
  }
#endif

public struct UIColor: Sendable {
  public static let black = UIColor(), white = UIColor(), clear = UIColor(), red = UIColor()
  public static let blue = UIColor(), gray = UIColor(), lightGray = UIColor()
  public static let darkGray = UIColor()
  public static let systemBackground = UIColor()
  public init() {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

  public var cgColor: CGColor {
    #if canImport(CoreGraphics)
      CGColor(gray: 0, alpha: 1)
    #else
      CGColor()
    #endif
  }
}

open class UIImage: NSObject {}

@MainActor open class UIBezierPath: NSObject {
  public override init() { super.init() }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }

  open var cgPath: CGPath {
    #if canImport(CoreGraphics)
      CGPath(rect: .zero, transform: nil)
    #else
      CGPath()
    #endif
  }
}

open class CALayer: NSObject {
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var opacity: Float = 1
  open var mask: CALayer?
  open var masksToBounds = false
  open var zPosition: CGFloat = 0
  open func addSublayer(_ layer: CALayer) {}
  open func removeAllAnimations() {}
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
