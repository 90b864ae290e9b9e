#if !canImport(UIKit)
  import StatusQuoAppearanceModel

  /// Makes a controller of a kind of the imitation, which asks its hooks first.
  @MainActor func makeProbe(
    _ kind: Controller.Kind, overriding getters: Set<Getter>, _ hooks: ProbeHooks
  ) -> UIViewController {
    let probe: UIViewController =
      switch kind {
      case .navigation: UINavigationController()
      case .tab: UITabBarController()
      case .split: UISplitViewController()
      case .page:
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      case .plain, .alert: UIViewController()
      }
    if getters.contains(.style) { probe.hooks.style = hooks.style }
    if getters.contains(.hidden) { probe.hooks.hidden = hooks.hidden }
    if getters.contains(.animation) { probe.hooks.animation = hooks.animation }
    if getters.contains(.childForStyle) { probe.hooks.childForStyle = hooks.childForStyle }
    if getters.contains(.childForHidden) { probe.hooks.childForHidden = hooks.childForHidden }
    if getters.contains(.traitsForChild) { probe.hooks.traitsForChild = hooks.traitsForChild }
    probe.hooks.didCall = { hooks.didCall(LifecycleMethod(rawValue: $0)!) }
    return probe
  }
#endif
