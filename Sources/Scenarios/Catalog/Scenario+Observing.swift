package import StatusQuoAppearanceModel

extension Scenario {
  /// The scenario, in which the system's gestures are observed if a controller answers about them, heights if one
  /// adds to the top of its safe area, and the other sides if one adds there, lies away from an edge, or shows or hides
  /// a bar.
  package var observingItsAnswers: Scenario {
    var scenario = self
    let topics = Set(
      controllers.flatMap { controller in
        Controller.properties.filter { !$0.isDefault(controller) }.map { $0.topic }
      })
    if topics.contains(.systemGestures) { scenario.observes.insert(.systemGestures) }
    if topics.contains(.insets) { scenario.observes.insert(.geometry) }
    if topics.contains(.safeArea) { scenario.observes.insert(.safeArea) }
    return scenario
  }
}
