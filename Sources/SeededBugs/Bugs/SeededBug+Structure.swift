import StatusQuoAppearanceModel

extension SeededBug {
  /// Changes of the tree that forget what follows from them.
  static let structure = [
    SeededBug(
      "structure-pop-keeps-bar", "the bar's answer stays with the controller that was popped",
      .keeps(.all, after: .kind(.pop))),
    SeededBug(
      "structure-pop-to-root-keeps-hidden", "hidden stays as it was before popToRoot",
      .keeps(.hidden, after: .kind(.popToRoot))),
    SeededBug(
      "structure-push-keeps-style", "style stays as the controller below answered it",
      .keeps(.style, after: .kind(.push))),
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
      .takes { if case .popTo(_, let stack) = $0 { .popToRoot(on: stack) } else { nil } }),
    SeededBug(
      "structure-third-tab-is-first", "selects the first tab instead of the third",
      .selects(0, for: 2)),
    SeededBug(
      "structure-child-forgets-its-view", "addChild puts the child into the parent's root view",
      .takes {
        if case .addChild(let child, let parent, .some) = $0 {
          .addChild(child, to: parent, in: nil)
        } else {
          nil
        }
      }),
    SeededBug(
      "structure-set-root-keeps-bar", "the bar's answer stays with the old root",
      .keeps(.all, after: .kind(.setRoot))),
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
    SeededBug(
      "structure-split-is-never-collapsed",
      "a split view controller shows all its children on the smallest phones, too",
      .transformScenario { if $0.kind == .split { $0.kind = .page } }),
  ]
}
