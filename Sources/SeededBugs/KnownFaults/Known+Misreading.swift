import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults by which styles or insets follow from the world as it stands, read wrongly.
extension Fault.Known {
  /// Faults by which a value counts only where its controller is in such a place.
  static func ofMisreading(_ scenario: Scenario) -> [Self] {
    let conditions = Condition.ofNodes(in: scenario)
    return Controller.properties.filter { property in
      topics.contains(property.topic)
        && scenario.controllers.contains { property.rank($0) > 0 }
    }.flatMap { property in
      conditions.map { condition in
        Self(
          "placed-\(property.name)-\(condition.id)",
          "\(property.name) of a controller counts only \(condition.words)",
          .misreads { scenario, world in
            scenario.changeControllers { controller in
              if !condition.holds(Condition.Vantage(node: controller.name, world: world)) {
                property.setRank(&controller, 0)
              }
            }
          })
      }
    }
  }

  /// The topics of values that styles and insets follow from.
  private static let topics: Set<Topic> = [
    .styles, .stylesForChildren, .navigationBar, .safeArea, .insets,
  ]
}
