import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// Adds actions to some methods: each changes what a getter returns, updates the bar, or both, in
  /// some order. In half of the cases the getters return what is changed.
  mutating func addActions(_ index: Int) {
    let share = combination?.hasActions == true ? 50 : features.actions
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
