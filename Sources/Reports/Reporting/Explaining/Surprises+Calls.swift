import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoHarness

// Lifecycle methods in which the app has code, and which the step does not call.
extension ExplainedScenario {
  /// The presenter of a sheet that comes or goes: it never left the screen, so its methods stay silent.
  var surprisesInCalls: [Surprise] {
    guard now.observation.outcome == .applied, let snapshot = now.snapshot,
      let (presenter, presented, comes) = presentationInTheStep
    else { return [] }
    let methods: [LifecycleMethod] =
      comes
      ? [.viewWillDisappear, .viewDidDisappear]
      : [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    let below = snapshot.controllers.filter { controller in
      controller.name == presenter
        || sequence(first: controller.name, next: { placesAbove[$0] }).contains(presenter)
          && snapshot.onTop.contains(controller.name)
    }
    for controller in below {
      for method in methods {
        guard controller.actions.contains(where: { $0.method == method }),
          now.explanation.onScreen.contains(controller.name),
          !now.observation.calls.contains(where: { $0.controller == controller.name })
        else { continue }
        return [
          Surprise(
            wish: wish(.called(method), on: controller.name),
            why: """
              \(method.rawValue) of \(text(controller.name)) is not called: it stayed on the screen \
              while \(text(presented)) was \(comes ? "presented over it" : "over it").
              """, rules: FactRules.calls.rules(in: now.rulesObserved),
            advice: [comes ? Self.atPresenting : Self.atDismissal])
        ]
      }
    }
    return []
  }

  private static let atDismissal = Explanation.Cure(
    """
    Do it when the dismissal is over: in presentationControllerDidDismiss of the presentation's delegate \
    and in the completion of dismiss; in SwiftUI, in onDismiss.
    """)

  private static let atPresenting = Explanation.Cure("Do it where the other one is presented.")

  /// The presentation that the step began or ended.
  private var presentationInTheStep: (presenter: Name, presented: Name, comes: Bool)? {
    guard moments.count > 1, let after = now.snapshot else { return nil }
    switch step {
    case .present(let presented, from: let presenter)?:
      let removes = after.presentations.contains {
        $0.controller == presented && $0.removesPresenter
      }
      return removes ? nil : (presenter, presented, true)
    case .dismiss(let name)?:
      // The controller itself, if it was presented, or the presenter of what goes.
      let presented =
        lastPresented.first { $0.presented == name } ?? lastPresented.last { $0.presenter == name }
      return presented.map { ($0.presenter, $0.presented, false) }
    case .finishInteractiveDismiss(let name)?:
      return lastPresented.first { $0.presented == name }.map { ($0.presenter, name, false) }
    default: return nil
    }
  }

  /// The presentations of the steps before, and those that the document begins with.
  private var lastPresented: [(presenter: Name, presented: Name)] {
    let atLaunch = scenario.controllers.compactMap { controller in
      if case .presented(let presenter) = controller.place {
        (presenter, controller.name)
      } else {
        nil
      }
    }
    let steps = zip(scenario.steps, moments.dropFirst()).dropLast().compactMap { step, moment in
      if case .present(let presented, from: let presenter) = step,
        moment.observation.outcome == .applied
      {
        (presenter, presented)
      } else {
        nil as (Name, Name)?
      }
    }
    return (atLaunch + steps).map { (presenter: $0.0, presented: $0.1) }
  }
}
