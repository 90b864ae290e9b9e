import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// The home indicator and the edges, where the scenario asks for them.
extension ExplainedScenario {
  var causesInSystemGestures: [Explanation.Cause] {
    guard let gestures = now.observation.systemGestures, now.snapshot != nil else { return [] }
    return [indicatorWithEdges(gestures)].compactMap { $0 }
      + SystemGesture.allCases.compactMap { unseen($0, gestures) }
  }

  /// The last controller on top whose own answer is not seen.
  private func unseen(_ gesture: SystemGesture, _ gestures: SystemGestures) -> Explanation.Cause? {
    guard let answer = gestures[wayOf: gesture], let value = gestures[gesture] else { return nil }
    var demands: [Name: Wish.Demand] = [:]
    for controller in controllersNow where demands[controller.name] == nil {
      demands[controller.name] = controller.ownAnswer(to: gesture).map { .answer($0) }
    }
    let onTop = now.snapshot?.onTop ?? []
    guard let name = onTop.last(where: { demands[$0] != nil }), let demand = demands[name] else {
      return nil
    }
    let wish = wish(demand, on: name)
    guard wish.isBroken(in: now) else { return nil }
    if name == answer.answeredBy {
      return Explanation.Cause(
        .gesturesUnasked, [.here: text(name), .value: value.words], toHave: [wish])
    }
    // A controller that forwards to one with an answer leaves it the say.
    let forwards = answer.chain.contains { $0.controller == name }
    if forwards, demands[answer.answeredBy] != nil { return nil }
    guard let reason = whyNotAsked(name, .gesture(gesture)) else { return nil }
    return Explanation.Cause(
      of: wish, why: reason.why + ".", rules: reason.rules)
  }

  /// A deferral is without effect while the home indicator may hide.
  private func indicatorWithEdges(_ gestures: SystemGestures) -> Explanation.Cause? {
    guard hasHomeIndicator, gestures.homeIndicatorAutoHidden,
      gestures.screenEdges == .all || gestures.screenEdges == .bottom
    else { return nil }
    let answerer = gestures.homeIndicatorAnswer?.answeredBy
    let isOnTop = answerer.map { now.snapshot?.isOnTop($0) == true } ?? false
    return Explanation.Cause(
      .indicatorWithEdges,
      fixes: answerer.flatMap { lastSetting(of: .prefersHomeIndicatorAutoHidden, on: $0) }.map {
        [.init("Leave out \($0). The home indicator is dimmed then.")]
      } ?? [],
      toHave: [wish(.answer(.homeIndicator(autoHidden: false)), on: isOnTop ? answerer : nil)])
  }

  /// The last step that gave a property of a controller its value.
  private func lastSetting(of property: PropertyName.Known, on name: Name) -> String? {
    moments.indices.dropFirst().last { number in
      guard case .set(.known(property), to: _, on: name) = scenario.steps[number - 1] else {
        return false
      }
      return moments[number].observation.outcome == .applied
    }.map { "step \($0), \(scenario.steps[$0 - 1].call(scenario.names))" }
  }

  private var hasHomeIndicator: Bool {
    let environment = scenario.environment
    return environment.device.isPad
      || environment.device.metrics(on: environment.iOS).notch != .none
  }
}
