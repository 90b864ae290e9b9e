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
      .barsOnSwipe, [.above: text(stack), .here: text(answerer)],
      fixes: [
        .init(
          """
          Return the stack's isNavigationBarHidden from \(text(answerer))'s prefersStatusBarHidden: override \
          var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden == true }
          """)
      ]
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
      .coversContext,
      [.above: text(covered), .here: text(presented), .other: text(around.name)],
      fixes: [
        fix(by: changes),
        .init("Present it from \(text(around.name)), which then defines the context."),
      ]
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
      .searchCovers,
      [.presenter: text(presenter), .here: text(search), .other: text(covered)],
      fixes: [.init("Set definesPresentationContext of \(text(presenter)) to true.")]
    ).asNote()
  }
}
