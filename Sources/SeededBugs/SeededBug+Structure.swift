import StatusQuoAppearanceModel

extension SeededBug {
  /// Changes of the tree that forget what follows from them.
  static let structure = [
    SeededBug(
      "structure-pop-keeps-bar", "the bar's answer stays with the controller that was popped",
      .keeps(.all, after: .pop)),
    SeededBug(
      "structure-pop-to-root-keeps-hidden", "hidden stays as it was before popToRoot",
      .keeps(.hidden, after: .popToRoot)),
    SeededBug(
      "structure-push-keeps-style", "style stays as the controller below answered it",
      .keeps(.style, after: .push)),
    SeededBug(
      "structure-same-top-is-no-change",
      "setViewControllers that ends with the top of before is not heard",
      .transformStep { step, memory in
        switch step {
        case .push(let top, let stack): memory.links[stack] = top
        case .setViewControllers(let list, let stack):
          if let top = list.last, memory.links[stack] == top { return nil }
          memory.links[stack] = list.last
        case .pop(let stack), .popToRoot(let stack), .popTo(_, let stack),
          .beginInteractivePop(let stack):
          memory.links[stack] = nil
        default: break
        }
        return step
      }),
    SeededBug(
      "structure-pop-to-pops-all", "popTo pops to the root",
      .transformStep { step, _ in
        if case .popTo(_, let stack) = step { .popToRoot(on: stack) } else { step }
      }),
    SeededBug(
      "structure-third-tab-is-first", "selects the first tab instead of the third",
      .transformStep { step, memory in
        guard case .select(let name, let tab) = step else { return step }
        let children = memory.scenario.controllers.filter { $0.place == .child(of: tab) }
        let isThird = children.count > 2 && children[2].name == name
        return isThird ? .select(children[0].name, on: tab) : step
      }),
    SeededBug(
      "structure-child-forgets-its-view", "addChild puts the child into the parent's root view",
      .transformStep { step, _ in
        if case .addChild(let child, let parent, .some) = step {
          .addChild(child, to: parent, in: nil)
        } else {
          step
        }
      }),
    SeededBug(
      "structure-set-root-keeps-bar", "the bar's answer stays with the old root",
      .keeps(.all, after: .setRoot)),
    SeededBug(
      "structure-finished-pop-returns", "finishing a pop cancels it when a rotation came between",
      .transformStep { step, memory in
        switch step {
        case .beginInteractivePop: memory.counter = 1
        case .rotate where memory.counter == 1: memory.counter = 2
        case .finishInteractivePop(let stack) where memory.counter == 2:
          memory.counter = 0
          return .cancelInteractivePop(on: stack)
        default: break
        }
        return step
      }),
  ]
}
