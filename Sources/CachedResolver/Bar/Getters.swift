import StatusQuoAppearanceModel

/// The answers of a controller (SB-9).
extension CachedResolver {
  @inline(__always) func preferredStatusBarStyle(of controller: ControllerID) -> StatusBarStyle {
    let settings = arena.settings[controller]
    if let override = settings.preferredStatusBarStyle, callsStyleOverride(of: controller) {
      return switch override {
      case .constant(let style): style
      case .stored: settings.stored.style
      case .shared: sharedStyle
      }
    }
    guard arena.kind(controller) == .navigation else { return .default }
    // SB-21.
    return switch settings.barStyle {
    case .default: .default
    case .black, .blackTranslucent: isBarStyleCanceled(controller) ? .default : .lightContent
    }
  }

  /// SB-40.
  @inline(__always) private func isBarStyleCanceled(_ controller: ControllerID) -> Bool {
    surroundings.environment.effectiveVersion >= 13
      && arena.rareSettings(of: controller)?.hasBarAppearance == true
  }

  /// SB-20.
  @inline(__always) private func callsStyleOverride(of controller: ControllerID) -> Bool {
    arena.settings[controller].overriddenIn == .subclass || arena.kind(controller) == .plain
      || surroundings.iOS < Version(13, 4)
  }

  @inline(__always) func prefersStatusBarHidden(_ controller: ControllerID) -> Bool {
    if isSwizzled(controller) { return true }
    return switch arena.settings[controller].prefersStatusBarHidden {
    case .constant(let hidden)?: hidden
    case .stored?: arena.settings[controller].stored.hidden
    case nil: surroundings.hidesBarByDefault
    }
  }

  /// SB-12; with no controller to ask, the default of a controller.
  @inline(__always) func preferredStatusBarUpdateAnimation(of controller: ControllerID)
    -> StatusBarAnimation
  {
    guard controller.exists else { return .fade }
    return switch arena.settings[controller].preferredStatusBarUpdateAnimation {
    case .constant(let animation)?: animation
    case .stored?: arena.settings[controller].stored.animation
    case nil: .fade
    }
  }

  mutating func setShared(_ style: StatusBarStyle) {
    sharedStyle = style
    barMayChange()
  }

  // MARK: Swizzling (W-12)

  @inline(__always) private func isSwizzled(_ controller: ControllerID) -> Bool {
    !swizzledClasses.isEmpty && swizzledClasses.contains(arena.className(controller))
  }

  /// Swizzles a class. Returns true if that changed anything.
  mutating func swizzle(_ className: Name) -> Bool {
    guard !swizzledClasses.contains(className) else { return false }
    swizzledClasses.append(className)
    barMayChange()
    return true
  }

  /// Ends the swizzling of a class. Returns true if that changed anything.
  mutating func unswizzle(_ className: Name) -> Bool {
    guard let index = swizzledClasses.firstIndex(of: className) else { return false }
    swizzledClasses.remove(at: index)
    barMayChange()
    return true
  }
}
