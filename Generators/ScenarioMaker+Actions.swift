import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// Adds actions to some methods: each changes what a getter returns, updates the bar, or both, in
  /// some order. In half of the cases the getters return what is changed.
  mutating func addActions(_ index: Int) {
    let share = combination?.hasActions == true ? 50 : features.actions
    if features.share(of: .containment) > 0 { addActionsByHand(index) }
    guard random.chance(share) else { return }
    repeat {
      let method = random.pick(LifecycleMethod.allCases)
      for isUpdate in random.pick(Self.scripts) {
        let command = isUpdate ? updatingCommand() : changingCommand()
        scenario.controllers[index].actions.append(Action(in: method, command))
      }
    } while random.chance(share) && scenario.controllers[index].actions.count < 4
    guard random.chance(50) else { return }
    scenario.controllers[index].preferredStatusBarStyle = random.chance(60) ? .stored : .shared
    scenario.controllers[index].prefersStatusBarHidden = .stored
  }

  private static let scripts = [
    [true], [false], [false, true], [false, true], [true, false], [true, false, true],
  ]

  private mutating func updatingCommand() -> Action.Command {
    .setNeedsStatusBarAppearanceUpdate(on: actionTarget(), animated: random.chance(50))
  }

  /// Any other command.
  private mutating func changingCommand() -> Action.Command {
    let form = random.pick(Self.changes)
    return Action.Command(
      CommandParts(
        form.verb, form.takesTarget ? actionTarget() : nil,
        form.values.isEmpty ? nil : random.pick(form.values)))
  }

  private static let changes = CommandForm.all.filter {
    $0.verb != .setNeedsStatusBarAppearanceUpdate
      && Action.Command(CommandParts($0.verb, nil, $0.values.first)).containerWork == nil
  }

  // MARK: Containers

  /// Has a container forward to a child from its own methods, as the right ones do, or only from some of them;
  /// and has it add a child once its view is loaded.
  private mutating func addActionsByHand(_ index: Int) {
    if random.chance(20) {
      let target = Action.Target.named(random.pick(world.nodes).name)
      let command: Action.Command = random.chance(50) ? .addChild(target) : .addSubview(target)
      scenario.controllers[index].actions.append(Action(in: .viewDidLoad, command))
    }
    guard let child = world.nodes[index].children.first, random.chance(40) else { return }
    let target = Action.Target.named(name(child))
    for (method, command) in [
      (LifecycleMethod.viewWillAppear, .beginAppearanceTransition(on: target, isAppearing: true)),
      (.viewDidAppear, .endAppearanceTransition(on: target)),
      (.viewWillDisappear, .beginAppearanceTransition(on: target, isAppearing: false)),
      (.viewDidDisappear, .endAppearanceTransition(on: target)),
    ] as [(LifecycleMethod, Action.Command)] where random.chance(85) {
      scenario.controllers[index].actions.append(Action(in: method, command))
    }
  }

  private mutating func actionTarget() -> Action.Target {
    switch random.below(9) {
    case 0..<3: .self
    case 3..<5: .parent
    case 5..<7: .presenter
    case 7: .named(random.pick(world.nodes).name)
    default: .named(invalidName())
    }
  }
}
