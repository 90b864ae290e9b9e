#if canImport(UIKit)
  import ObjectiveC
  import StatusQuoAppearanceModel

  /// Makes a controller whose class overrides the lifecycle methods and these getters, and nothing
  /// else: UIKit may look whether a method is overridden, so that calling `super` is not the same.
  @MainActor func makeProbe(
    _ kind: Controller.Kind, overriding getters: Set<Getter>, _ hooks: ProbeHooks
  ) -> UIViewController {
    let probe = ProbeClass(kind, getters).make()
    objc_setAssociatedObject(probe, &hooksKey, HooksBox(hooks), .OBJC_ASSOCIATION_RETAIN)
    return probe
  }

  private final class HooksBox {
    let hooks: ProbeHooks
    init(_ hooks: ProbeHooks) { self.hooks = hooks }
  }

  @MainActor private var hooksKey: UInt8 = 0

  @MainActor private func hooks(of object: AnyObject) -> ProbeHooks? {
    (objc_getAssociatedObject(object, &hooksKey) as? HooksBox)?.hooks
  }

  /// A class for a kind and a set of getters; each is made once.
  @MainActor private struct ProbeClass {
    private let type: UIViewController.Type

    init(_ kind: Controller.Kind, _ getters: Set<Getter>) {
      let base: UIViewController.Type =
        switch kind {
        case .navigation: UINavigationController.self
        case .tab: UITabBarController.self
        case .split: UISplitViewController.self
        case .page: UIPageViewController.self
        case .plain, .alert: UIViewController.self
        }
      let letters = Getter.allCases.map { getters.contains($0) ? "1" : "0" }.joined()
      let name = "StatusQuoProbe_\(NSStringFromClass(base))_\(letters)"
      if let known = NSClassFromString(name) as? UIViewController.Type {
        type = known
        return
      }
      guard let made = objc_allocateClassPair(base, name, 0) as? UIViewController.Type else {
        fatalError("no class \(name) can be made")
      }
      for getter in getters { Self.add(getter, to: made) }
      Self.addLifecycle(to: made, base)
      objc_registerClassPair(made)
      type = made
    }

    func make() -> UIViewController {
      guard let page = type as? UIPageViewController.Type else {
        return type.init(nibName: nil, bundle: nil)
      }
      return page.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    private static func add(_ selector: Selector, to type: AnyClass, _ block: Any) {
      guard let method = class_getInstanceMethod(type, selector) else { return }
      class_addMethod(
        type, selector, imp_implementationWithBlock(block), method_getTypeEncoding(method))
    }

    private static func add(_ getter: Getter, to type: AnyClass) {
      switch getter {
      case .style:
        let answer: @convention(block) (AnyObject) -> Int = { object in
          MainActor.assumeIsolated { hooks(of: object)?.style().rawValue ?? 0 }
        }
        add(#selector(getter: UIViewController.preferredStatusBarStyle), to: type, answer)
      case .hidden:
        let answer: @convention(block) (AnyObject) -> Bool = { object in
          MainActor.assumeIsolated { hooks(of: object)?.hidden() ?? false }
        }
        add(#selector(getter: UIViewController.prefersStatusBarHidden), to: type, answer)
      case .animation:
        let answer: @convention(block) (AnyObject) -> Int = { object in
          MainActor.assumeIsolated { hooks(of: object)?.animation().rawValue ?? 0 }
        }
        add(
          #selector(getter: UIViewController.preferredStatusBarUpdateAnimation), to: type, answer)
      case .childForStyle:
        let answer: @convention(block) (AnyObject) -> UIViewController? = { object in
          MainActor.assumeIsolated { hooks(of: object)?.childForStyle() }
        }
        add(#selector(getter: UIViewController.childForStatusBarStyle), to: type, answer)
      case .childForHidden:
        let answer: @convention(block) (AnyObject) -> UIViewController? = { object in
          MainActor.assumeIsolated { hooks(of: object)?.childForHidden() }
        }
        add(#selector(getter: UIViewController.childForStatusBarHidden), to: type, answer)
      case .traitsForChild:
        let answer: @convention(block) (AnyObject, UIViewController) -> UITraitCollection? = {
          object, _ in MainActor.assumeIsolated { hooks(of: object)?.traitsForChild() }
        }
        add(#selector(UIViewController.overrideTraitCollection(forChild:)), to: type, answer)
      }
    }

    private static func addLifecycle(to type: AnyClass, _ base: AnyClass) {
      let viewDidLoad = #selector(UIViewController.viewDidLoad)
      typealias Plain = @convention(c) (AnyObject, Selector) -> Void
      if let inherited = class_getMethodImplementation(base, viewDidLoad) {
        let call = unsafeBitCast(inherited, to: Plain.self)
        let method: @convention(block) (AnyObject) -> Void = { object in
          call(object, viewDidLoad)
          MainActor.assumeIsolated { hooks(of: object)?.didCall(.viewDidLoad) }
        }
        add(viewDidLoad, to: type, method)
      }
      typealias Animated = @convention(c) (AnyObject, Selector, Bool) -> Void
      // By name: SDKs before 17 do not declare viewIsAppearing.
      for lifecycle in LifecycleMethod.allCases where lifecycle != .viewDidLoad {
        let selector = NSSelectorFromString(lifecycle.rawValue + ":")
        guard let inherited = class_getMethodImplementation(base, selector) else { continue }
        let call = unsafeBitCast(inherited, to: Animated.self)
        let method: @convention(block) (AnyObject, Bool) -> Void = { object, isAnimated in
          call(object, selector, isAnimated)
          MainActor.assumeIsolated { hooks(of: object)?.didCall(lifecycle) }
        }
        add(selector, to: type, method)
      }
    }
  }
#endif
