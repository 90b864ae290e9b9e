import StatusQuoAppearanceModel

extension SeededBug {
  /// Who presents whom, how, and who then decides.
  static let presentation = [
    SeededBug(
      "presentation-dismiss-keeps-bar", "the bar's answer stays with the dismissed controller",
      .keeps(.all, after: .dismiss)),
    SeededBug(
      "presentation-never-captures", "a presented controller that captures does not take over",
      .transformScenario { $0.modalPresentationCapturesStatusBarAppearance = false }
        .ignoring(.modalPresentationCapturesStatusBarAppearance)),
    SeededBug(
      "presentation-second-is-not-followed",
      "what is presented by a presented controller does not change the bar",
      .keeps(
        .all,
        after: { step, memory in
          guard step.kind == .present else { return false }
          return memory.before.provenance?.hidden?.chain.contains { $0.reason.isTakeOver } ?? false
        })),
    SeededBug(
      "presentation-popover-is-a-form-sheet", "popover is taken for formSheet",
      .transformScenario {
        if $0.modalPresentationStyle == .popover { $0.modalPresentationStyle = .formSheet }
      }),
    SeededBug(
      "presentation-context-is-not-looked-up", "definesPresentationContext is ignored",
      .transformScenario { $0.definesPresentationContext = nil }.ignoring(
        .definesPresentationContext)),
    SeededBug(
      "presentation-cancelled-dismissal-ends", "canceling an interactive dismissal finishes it",
      .transformStep { step, _ in
        if case .cancelInteractiveDismiss(let name) = step {
          .finishInteractiveDismiss(name)
        } else {
          step
        }
      }),
    SeededBug(
      "presentation-first-style-counts",
      "of several modalPresentationStyles set on a controller the first one counts",
      .transformStep { step, memory in
        if case .set(.known(.modalPresentationStyle), _, let name) = step,
          !memory.names.insert(name).inserted
        {
          return nil
        }
        return step
      }),
    SeededBug(
      "presentation-alert-is-full-screen", "an alert is not asked whether it captures",
      .transformScenario {
        if $0.kind == .alert { $0.modalPresentationCapturesStatusBarAppearance = true }
      }),
  ]
}

extension Provenance.HopReason {
  /// Whether a presented controller took over.
  var isTakeOver: Bool {
    [.presentedFullScreen, .presentedCaptures, .presentedCustom].contains(self)
  }
}
