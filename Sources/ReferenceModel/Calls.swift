import AppearanceModel

// Calls that the app makes outside of any transition.
extension World {
  func refusalOfCall(_ step: Step) -> StepOutcome? {
    switch step {
    case .setNeedsStatusBarAppearanceUpdate(let on, _):
      if !hierarchy.isInWindow(named(on)) {
        mark(.t17)
        return .ignored(.notInWindow)
      }
      return isAppMode ? .ignored(.appMode) : nil
    case .swizzleHidden(let on):
      guard let parent = hierarchy[named(on)].parent else { return .ignored(.noParent) }
      return isSwizzled(parent) ? .ignored(.alreadySwizzled) : nil
    case .unswizzleHidden(let on):
      guard let parent = hierarchy[named(on)].parent else { return .ignored(.noParent) }
      return isSwizzled(parent) ? nil : .ignored(.notSwizzled)
    case .readStatusBarByKVC:
      mark(.sb39)
      mark(.ge13)
      return environment.effectiveVersion >= 13 ? .raised(.internalInconsistency) : nil
    default:
      preconditionFailure("not a call")
    }
  }

  private func isSwizzled(_ id: ControllerID) -> Bool {
    swizzledClasses.contains(className(of: id))
  }

  /// SB-18, T-16.
  mutating func setNeeds(animated: Bool) {
    mark(.t16)
    read(animated: animated)
  }

  mutating func swizzleParent(of id: ControllerID) {
    guard let parent = hierarchy[id].parent else { return }
    swizzle(classOf: parent)
  }

  mutating func unswizzleParent(of id: ControllerID) {
    guard let parent = hierarchy[id].parent else { return }
    unswizzle(classOf: parent)
  }
}
