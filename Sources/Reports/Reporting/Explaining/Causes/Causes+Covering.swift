import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// Bars that go without the status bar, and what covers more than was meant.
extension ExplainedScenario {
  var notesOnCovering: [Explanation.Cause] {
    [noteOnSwipe, noteOnSearch, noteOnContext].compactMap { $0 }
  }

  /// Swiping hides the navigation bar alone.
  private var noteOnSwipe: Explanation.Cause? {
    guard case .swipe(_, on: let stack)? = step, now.observation.outcome == .applied,
      controllerNow(stack)?.isNavigationBarHidden == true, !now.observation.bar.hidden,
      let answerer = now.explanation.lastUpdate?.provenance.hidden?.answeredBy,
      !saysHidden(answerer)
    else { return nil }
    return .init(
      """
      The swipe hides the navigation bar of \(text(stack)); the status bar stays, as \
      \(text(answerer)) answers for it.
      """,
      fixes: [
        .init(
          """
          Return the stack's isNavigationBarHidden from \(text(answerer))'s prefersStatusBarHidden: override \
          var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden == true }
          """)
      ], .barsOnSwipe
    ).asNote()
  }

  /// The container that defines a context: what is presented there leaves the bars of those around it.
  private var noteOnContext: Explanation.Cause? {
    guard case .present(let presented, from: _)? = step, now.observation.outcome == .applied,
      case .presented(by: let covered)? = controllerNow(presented)?.place,
      let style = now.explanation.styles.first(where: { $0.node == presented })?.presentedAs,
      style == .currentContext || style == .overCurrentContext,
      let around = way(up: covered).dropFirst().compactMap({ controllerNow($0) }).first(where: {
        $0.kind == .tab || $0.kind == .navigation && !$0.isNavigationBarHidden
      })
    else { return nil }
    let wider: ModalPresentationStyle =
      style == .currentContext ? .fullScreen : .overFullScreen
    let changes = [
      Change.set(.modalPresentationStyle, on: presented, to: .word(wider.rawValue))
    ]
    return .init(
      """
      \(text(covered)) defines the presentation context, so \(text(presented)) covers \(text(covered)) alone: the bar \
      of \(text(around.name)) stays beside it.
      """,
      fixes: [
        fix(by: changes),
        .init("Present it from \(text(around.name)), which then defines the context."),
      ], .presentationContext
    ).asNote()
  }

  /// A search controller covers the first controller above its presenter that defines a context.
  private var noteOnSearch: Explanation.Cause? {
    guard case .present(let search, from: let presenter)? = step,
      now.observation.outcome == .applied,
      AppNames(scenario: scenario).className(search) == "UISearchController",
      case .presented(by: let covered)? = controllerNow(search)?.place, covered != presenter
    else { return nil }
    return .init(
      """
      \(text(presenter)) does not define a presentation context, so \(text(search)) covers \
      \(text(covered)) with its navigation bar.
      """,
      fixes: [.init("Set definesPresentationContext of \(text(presenter)) to true.")],
      .presentationContext
    ).asNote()
  }
}
