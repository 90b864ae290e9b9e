import StatusQuoAppearanceModel

extension SeededBug {
  /// Bugs about presentations: presenters, styles, and the controller that then decides.
  static let presentation = [
    SeededBug(
      "presentation-dismiss-keeps-bar", "the bar's answer stays with the dismissed controller",
      .keeps(.all, after: .kind(.dismiss))),
    SeededBug(
      "presentation-never-captures", "a presented controller that captures does not take over",
      .transformScenario { $0.modalPresentationCapturesStatusBarAppearance = false }
        .ignoring(.modalPresentationCapturesStatusBarAppearance)),
    SeededBug(
      "presentation-second-is-not-followed",
      "what is presented by a presented controller does not change the bar",
      .keeps(.all, after: .kind(.present), belowPresented: true)),
    SeededBug(
      "presentation-popover-is-a-form-sheet", "popover is taken for formSheet",
      .transformScenario {
        if $0.modalPresentationStyle == .popover { $0.modalPresentationStyle = .formSheet }
      }),
    SeededBug(
      "presentation-context-is-not-looked-up", "definesPresentationContext is ignored",
      .transformScenario { $0.definesPresentationContext = nil }
        .ignoring(.definesPresentationContext)),
    SeededBug(
      "presentation-cancelled-dismissal-ends", "canceling an interactive dismissal finishes it",
      .takes {
        if case .cancelInteractiveDismiss(let name) = $0 {
          .finishInteractiveDismiss(name)
        } else {
          nil
        }
      }),
    SeededBug(
      "presentation-first-style-counts",
      "of several modalPresentationStyles set on a controller the first one counts",
      .misses(.setting(.modalPresentationStyle), .againOnNode)),
    SeededBug(
      "presentation-alert-is-full-screen", "an alert is not asked whether it captures",
      .transformScenario {
        if $0.kind == .alert { $0.modalPresentationCapturesStatusBarAppearance = true }
      }),
  ]
}
