import StatusQuoUIKit
import Testing

/// The names of UIKit do what containers count on.
@MainActor @Suite struct UIKitNamesTests {
  @Test func `to ask for the view loads it once`() {
    let loading = Loading()
    #expect(!loading.isViewLoaded)
    #expect(loading.view === loading.view)
    loading.loadViewIfNeeded()
    #expect(loading.loads == 1)
    #expect(loading.view.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func `a frame, the bounds, and the center follow each other`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = .zero
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test func `a point is converted through the views around it`() {
    let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
    outer.frame.origin = CGPoint(x: 5, y: 0)
    outer.bounds.origin = CGPoint(x: 0, y: 2)
    inner.frame.origin = CGPoint(x: 10, y: 20)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 19))
    #expect(inner.convert(CGPoint(x: 16, y: 19), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func `the delegate learns of each change of the offset`() {
    let (scroll, delegate) = (UIScrollView(frame: .zero), Scrolled())
    scroll.delegate = delegate
    scroll.contentOffset = CGPoint(x: 7, y: 0)
    scroll.contentOffset = CGPoint(x: 7, y: 0)
    // Nothing plays it: it jumps.
    scroll.setContentOffset(CGPoint(x: 9, y: 0), animated: true)
    #expect(delegate.offsets == [7, 9])
  }

  @Test func `controllers and views are compared by identity`() {
    let (one, other) = (UIViewController(), UIViewController())
    #expect(one == one)
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
  }
}

private final class Loading: UIViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

private final class Scrolled: NSObject, UIScrollViewDelegate {
  private(set) var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.x)
  }
}
