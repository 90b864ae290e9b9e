import StatusQuoAppearanceModel
import StatusQuoReferenceModel

/// Right but for one thing: after a pop it shows the bar, and the reasons for it, from before.
struct ForgetsToReadOnPop: Resolver {
  private var correct: ReferenceModel
  private var before = Observation()
  private var didPop = false

  init(_ scenario: Scenario) { correct = ReferenceModel(scenario) }

  mutating func apply(_ step: Step) {
    correct.observe(into: &before)
    correct.apply(step)
    didPop = step.kind == .pop
  }

  mutating func observe(into observation: inout Observation) {
    correct.observe(into: &observation)
    if didPop {
      observation.bar = before.bar
      observation.provenance = before.provenance
    }
  }

  /// A navigation controller that forwards everything to its top, which hides the bar.
  static let revealingScenario: Scenario = {
    var names = Names()
    let window = Window(names["W"])
    var navigation = Controller(.navigation, names["N"], at: .root(of: window.name))
    navigation.childForStatusBarStyle = .topViewController
    let list = Controller(.plain, names["List"], at: .child(of: navigation.name))
    var photo = Controller(.plain, names["Photo"], at: .child(of: navigation.name))
    photo.preferredStatusBarStyle = .constant(.lightContent)
    photo.prefersStatusBarHidden = .constant(true)
    return Scenario(
      names: names, environment: Environment(iOS: 16), windows: [window],
      controllers: [navigation, list, photo],
      steps: [.setSystemStyle(.light), .pop(on: navigation.name), .enterBackground])
  }()
}
