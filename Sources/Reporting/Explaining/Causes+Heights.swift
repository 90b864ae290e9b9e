import StatusQuoAppearanceModel
import StatusQuoFixing

// Why a height or an inset surprises, where the scenario asks for them.
extension ExplainedScenario {
  var causesInHeights: [Explanation.Cause] {
    guard let geometry = now.observation.geometry else { return [] }
    var causes = heightsOfTheDevice
    if now.observation.bar.hidden {
      causes.append(
        .init(
          metrics.notch == .none
            ? "Without a notch the top inset is 0 while the bar is hidden."
            : "With a notch the top inset stays while the bar is hidden.",
          fix: "Read the inset from UIKit at run time.", .ge7))
    }
    if geometry.safeAreaTop.contains(where: { $0.top > metrics.safeAreaTop }) {
      causes.append(
        .init(
          "Below a navigation bar safeAreaInsets.top includes the bar.",
          fix: "Use the window's insets for the device's part.", .ge1, .ge3, .ge6))
    }
    return causes
  }

  private var metrics: Device.Metrics {
    scenario.environment.device.metrics(on: scenario.environment.iOS)
  }

  /// The causes that a table of devices has wrong.
  private var heightsOfTheDevice: [Explanation.Cause] {
    let device = scenario.environment.device
    let (before, after) = (device.metrics(on: 13).safeAreaTop, device.metrics(on: 14).safeAreaTop)
    if before != after {
      return [
        .init(
          """
          The safe area of \(device.rawValue) starts at \(before.plain) before iOS 14 and at \
          \(after.plain) from then on.
          """, fix: "Read the inset from UIKit at run time, not from a table of devices.", .ge11)
      ]
    }
    if isPortraitPhone, metrics.statusBarHeight != metrics.safeAreaTop {
      return [
        .init(
          """
          On \(device.rawValue) the bar is \(metrics.statusBarHeight.plain) points high and the \
          safe area starts at \(metrics.safeAreaTop.plain).
          """, fix: "Use safeAreaInsets.top, never the bar's height or a table of devices.", .ge4)
      ]
    }
    if device.isPad, metrics.safeAreaTop > 20 {
      return [
        .init(
          """
          \(device.rawValue) has no notch, though its safe area starts at \
          \(metrics.safeAreaTop.plain) while the bar is shown.
          """, fix: "Ask for the idiom as well before taking an inset for a notch.", .ge1, .ge7)
      ]
    }
    return []
  }
}
