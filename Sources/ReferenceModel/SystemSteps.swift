import AppearanceModel

// What the user and the system do: rotation, light and dark, background.
extension World {
  func refusalOfSystem(_ step: Step) -> StepOutcome? {
    switch step {
    case .rotate(let orientation):
      return orientation == self.orientation ? .ignored(.noChange) : nil
    case .setSystemStyle(let style):
      if iOS < 13 { return .ignored(.noSuchProperty) }
      return style == systemStyle ? .ignored(.noChange) : nil
    case .enterBackground:
      return isInBackground ? .ignored(.noChange) : nil
    case .enterForeground:
      return isInBackground ? nil : .ignored(.noChange)
    default:
      preconditionFailure("not a step of the system")
    }
  }

  /// T-18.
  mutating func rotate(to orientation: Orientation) {
    mark(.t18)
    self.orientation = orientation
    if isAppMode {
      showAppModeState()
    } else {
      read(animated: true)
    }
  }

  /// TR-23: in the background the choice waits for the foreground.
  mutating func setSystemStyle(_ style: UserInterfaceStyle) {
    systemStyle = style
    if isInBackground {
      mark(.tr23)
    } else {
      deliveredSystemStyle = style
    }
  }

  /// T-27: nothing reads.
  mutating func enterForeground() {
    mark(.t27)
    isInBackground = false
    deliveredSystemStyle = systemStyle
  }
}
