import StatusQuoAppearanceModel

/// The lifecycle calls of a step. Calls on whole lists are one entry, spelled out in an
/// observation.
struct Calls {
  private enum Call {
    case one(LifecycleMethod, ControllerID)
    /// One call for each entry of a list of `ScreenChange`, which stays until the next step.
    case each(LifecycleMethod, ScreenChange.List)
    case phases(Phases)
  }

  private var list = StepList<Call>()

  mutating func append(_ method: LifecycleMethod, on controller: ControllerID) {
    list.append(.one(method, controller))
  }

  mutating func append(_ method: LifecycleMethod, onEach controllers: ScreenChange.List) {
    list.append(.each(method, controllers))
  }

  mutating func append(_ phases: Phases) { list.append(.phases(phases)) }

  mutating func removeAll() { list.removeAll() }

  /// Appends all of them to `calls`, in order.
  func spellOut(
    _ names: Column<ControllerID, Name>, _ screen: ScreenChange, into calls: inout [LifecycleCall]
  ) {
    func append(_ method: LifecycleMethod, _ list: ScreenChange.List) {
      for controller in screen.controllers(list) {
        calls.append(LifecycleCall(controller: names[controller], method: method))
      }
    }
    for call in list {
      switch call {
      case .one(let method, let controller):
        calls.append(LifecycleCall(controller: names[controller], method: method))
      case .each(let method, let list): append(method, list)
      case .phases(let phases): phases.forEach(append)
      }
    }
  }
}
