public import Foundation

extension UIView {
  /// The point in the coordinates of a view; nil is the outermost one. Transformations count for nothing.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// The point of a view, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (here, there) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// The rectangle in the coordinates of a view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The rectangle of a view, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The place of its coordinates' zero, around all views.
  private var origin: CGPoint {
    var (x, y) = (CGFloat.zero, CGFloat.zero)
    var next: UIView? = self
    while let view = next {
      x += view.frame.minX - view.bounds.minX
      y += view.frame.minY - view.bounds.minY
      next = view.superview
    }
    return CGPoint(x: x, y: y)
  }
}
