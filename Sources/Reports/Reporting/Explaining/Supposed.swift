package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness

extension Explanation {
  /// The causes if a class of the app overrode preferredStatusBarStyle. A printed hierarchy shows no
  /// overrides; the ones that would be ignored can be named all the same.
  package struct Supposed: Sendable {
    /// The screens whose classes may have the override.
    package let screens: [Name]
    /// The causes; empty where each screen is asked.
    package let causes: [Cause]
    /// All that keeps such a screen from deciding.
    package let unheard: [Unheard]
    /// True if the input says what classes override, as the output of the probe does.
    package var isKnownOtherwise = false
    /// True where code can be pasted and a getter be set, and there is no command.
    package var isOnPage = false
  }
}

extension AppNames {
  /// The app at its launch if its screens preferred another style than the bar shows; nil where a
  /// class of the app says something already, and where all are Apple's.
  func ifScreensSpoke(after step: Int) -> (screens: [Name], scenario: Scenario)? {
    let parents = Set(
      scenario.controllers.filter { $0.place.isChild }.compactMap { $0.place.above })
    let own = scenario.controllers.filter { maker($0.name) == .app }
    // A document that asks for something else is about that.
    let isAboutOthers = !scenario.observes.isEmpty
    guard step == 0, scenario.steps.isEmpty, !isAboutOthers,
      scenario.environment.infoPlist.viewControllerBasedStatusBarAppearance != false,
      !own.contains(where: { $0.overridesAGetter })
    else { return nil }
    var supposed = scenario
    var screens: [Name] = []
    for (index, controller) in scenario.controllers.enumerated()
    where controller.kind == .plain && maker(controller.name) == .app
      && (!parents.contains(controller.name) || own.count == 1)
    {
      supposed.controllers[index].preferredStatusBarStyle = .constant(.lightContent)
      screens.append(controller.name)
    }
    return screens.isEmpty ? nil : (screens, supposed)
  }
}
