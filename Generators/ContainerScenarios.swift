import StatusQuoAppearanceModel

/// Scenarios of a container: where it stands in an app, what its children want, what is asked of it, and what the app
/// and the system do in between.
struct ContainerScenarioMaker {
  private let declaration: ContainerDeclaration
  private let versions: [Version]
  private var random: SeededRandom
  private var scenario = Scenario()
  private let container: Name
  private let children: [Name]
  /// A controller that can come over it or beside it.
  private let stranger: Name
  private var place = Place.root
  private var openGesture: String?

  private enum Place {
    case root, stack, tab, presented, child
  }

  init(_ declaration: ContainerDeclaration, _ versions: ClosedRange<Version>, seed: UInt64) {
    self.declaration = declaration
    // Those on which rules turn, as often as rules do.
    let known = ScenarioMaker.versions.filter(versions.contains)
    self.versions = known.isEmpty ? [versions.upperBound] : known
    random = SeededRandom(seed: seed)
    container = scenario.names[ContainerEvent.container]
    var children: [Name] = []
    for index in 0..<declaration.children {
      children.append(scenario.names[ContainerEvent.child(index)])
    }
    self.children = children
    stranger = scenario.names["X"]
  }

  mutating func make() -> Scenario {
    makeEnvironment()
    makeTrees()
    for _ in 0..<random.within(1...10) { addEvent() }
    return scenario
  }

  private mutating func makeEnvironment() {
    let iOS = random.pick(versions)
    scenario.environment.iOS = iOS
    scenario.environment.linkedSDK = iOS
    let fitting = Device.allCases.filter { $0.versions.contains(iOS) && $0.display == nil }
    if let device = fitting.isEmpty ? nil : random.pick(fitting) {
      scenario.environment.device = device
    }
    if random.chance(15) { scenario.environment.orientation = .landscape }
    if random.chance(30) { scenario.environment.systemStyle = .dark }
  }

  // MARK: Trees

  private mutating func makeTrees() {
    let window = scenario.names["W"]
    scenario.windows = [Window(window)]
    place = random.pick([.root, .root, .root, .stack, .tab, .presented, .child])
    var above = Controller(.plain, scenario.names["R"], at: .root(of: window))
    switch place {
    case .root: scenario.controllers = [Controller(.plain, container, at: .root(of: window))]
    case .stack:
      above.kind = .navigation
      above.isNavigationBarHidden = random.chance(60)
      if random.chance(30) { above.barStyle = .black }
      scenario.controllers = [above, Controller(.plain, container, at: .child(of: above.name))]
    case .tab:
      above.kind = .tab
      scenario.controllers = [
        above, Controller(.plain, container, at: .child(of: above.name)),
        preferring(Controller(.plain, scenario.names["Y"], at: .child(of: above.name))),
      ]
    case .presented:
      var presented = Controller(.plain, container, at: .presented(by: above.name))
      presented.modalPresentationStyle = random.chance(60) ? .fullScreen : .pageSheet
      scenario.controllers = [preferring(above), presented]
    case .child:
      above.childForStatusBarStyle = .controller(container)
      above.childForStatusBarHidden = .controller(container)
      scenario.controllers = [above, Controller(.plain, container, at: .child(of: above.name))]
    }
    scenario.controllers += children.map { preferring(Controller(.plain, $0)) }
    var other = preferring(Controller(.plain, stranger))
    if random.chance(60) { other.modalPresentationStyle = .fullScreen }
    scenario.controllers.append(other)
  }

  private mutating func preferring(_ controller: Controller) -> Controller {
    var controller = controller
    if random.chance(70) { controller.preferredStatusBarStyle = random.pick(Self.styles) }
    if random.chance(35) { controller.prefersStatusBarHidden = .constant(true) }
    if random.chance(15) { controller.overrideUserInterfaceStyle = .dark }
    return controller
  }

  private static let styles: [StyleGetterOverride] = [
    .constant(.lightContent), .constant(.darkContent), .constant(.default),
  ]

  // MARK: Events

  private mutating func addEvent() {
    switch random.below(20) {
    case 0..<9: addCommand()
    case 9..<12: addGesture()
    case 12..<14: addAnimationEnd()
    case 14..<16: addChange(of: random.pick(children))
    default: addStepOfApp()
    }
  }

  private mutating func add(_ event: ContainerEvent) {
    scenario.steps.append(event.step(&scenario.names))
  }

  private mutating func addAnimationEnd() { add(.animationEnds(finished: random.chance(80))) }

  private mutating func addCommand() {
    guard !declaration.commands.isEmpty else { return addGesture() }
    let command = random.pick(declaration.commands)
    add(.command(command))
    if random.chance(10) { add(.command(command)) }
    if random.chance(70) { addAnimationEnd() }
    guard let back = declaration.undoes.first(where: { $0.there == command })?.back,
      random.chance(50)
    else { return }
    add(.command(back))
    if random.chance(80) { addAnimationEnd() }
  }

  private mutating func addGesture() {
    guard !declaration.gestures.isEmpty else { return addStepOfApp() }
    if let gesture = openGesture {
      openGesture = nil
      add(.gesture(gesture, random.chance(50) ? .ended : .cancelled))
      if random.chance(80) { addAnimationEnd() }
      return
    }
    let gesture = random.pick(declaration.gestures)
    openGesture = gesture
    add(.gesture(gesture, .began))
    if random.chance(70) { addGesture() }
  }

  /// A child wants something else, and asks for an update.
  private mutating func addChange(of child: Name) {
    if random.chance(60) {
      let word = random.pick([PropertyValue.Word.lightContent, .darkContent, .default])
      scenario.steps.append(
        .set(.known(.preferredStatusBarStyle), to: .word(word), on: child))
    } else {
      scenario.steps.append(
        .set(.known(.prefersStatusBarHidden), to: .bool(random.chance(50)), on: child))
    }
  }

  private mutating func addStepOfApp() {
    let presenter = random.chance(50) ? container : random.pick(children)
    var choices: [[Step]] = [
      [.present(stranger, from: presenter)], [.dismiss(from: stranger)],
      [.present(stranger, from: presenter), .dismiss(from: stranger)],
      [.enterBackground, .enterForeground],
      [.rotate(to: random.chance(50) ? .landscape : .portrait)],
      [.setSystemStyle(random.chance(50) ? .dark : .light)],
      [
        .present(stranger, from: presenter), .beginInteractiveDismiss(stranger),
        random.chance(50)
          ? .finishInteractiveDismiss(stranger) : .cancelInteractiveDismiss(stranger),
      ],
    ]
    let above = scenario.names["R"]
    switch place {
    case .root: break
    case .stack:
      choices += [
        [.push(stranger, on: above)], [.pop(on: above)],
        [.push(stranger, on: above), .pop(on: above)],
        [
          .push(stranger, on: above), .beginInteractivePop(on: above),
          random.chance(50) ? .finishInteractivePop(on: above) : .cancelInteractivePop(on: above),
        ],
      ]
    case .tab:
      let other = scenario.names["Y"]
      choices += [
        [.select(other, on: above)], [.select(container, on: above)],
        [.select(other, on: above), .select(container, on: above)],
      ]
    case .presented: choices += [[.dismiss(from: container)]]
    case .child: choices += [[.removeFromParent(container)]]
    }
    scenario.steps += random.pick(choices)
  }
}
