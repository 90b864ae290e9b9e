import StatusQuoAppearanceModel
import StatusQuoDiagnosing

/// Faults by which additional insets reach only some levels down.
extension Fault.Known {
  static let ofReach: [Self] = (0...3).map { levels in
    let words =
      switch levels {
      case 0: "itself only"
      case 1: "itself and its children only"
      default: "\(levels) levels down only"
      }
    return Self(
      "insets-reach-\(levels)", "additional insets of a controller reach \(words)",
      .endsInsets(after: levels))
  }
}

extension Fault.Behavior {
  /// Takes away what controllers further up add.
  fileprivate static func endsInsets(after levels: Int) -> Self {
    Self(
      transformObservation: { reported, memory in
        guard memory.isInForce, let world = memory.newWorld, world.environment.iOS >= 11 else {
          return
        }
        let onScreen = Set(world.onScreen)
        for index in (reported.geometry?.safeAreaTop ?? []).indices {
          let name = reported.geometry!.safeAreaTop[index].controller
          guard onScreen.contains(name) else { continue }
          for above in Condition.Vantage(node: name, world: world).parents.dropFirst(levels) {
            reported.geometry!.safeAreaTop[index].top -= above.additionalSafeAreaInsetsTop
          }
        }
        for index in (reported.safeArea ?? []).indices {
          let name = reported.safeArea![index].controller
          for above in Condition.Vantage(node: name, world: world).parents.dropFirst(levels) {
            reported.safeArea![index].left? -= above.additionalSafeAreaInsetsLeft
            reported.safeArea![index].bottom? -= above.additionalSafeAreaInsetsBottom
            reported.safeArea![index].right? -= above.additionalSafeAreaInsetsRight
          }
        }
      }, looksAtNewWorld: true)
  }
}
