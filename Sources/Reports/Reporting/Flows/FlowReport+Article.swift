package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoFindings
package import StatusQuoFixing
import StatusQuoHarness
import StatusQuoScenarioFiles

extension FlowReport {
  /// Each broken wish with the flow that breaks it, and why.
  ///
  /// - Parameter isConfirmed: true where the other model agrees on an app with changes.
  package func explained(isConfirmed: (Scenario) -> Bool) -> [Article] {
    broken.map { $0.article(isConfirmed) }
  }

  /// The result, then each broken wish.
  ///
  /// - Parameter explained: the broken wishes, in the same order.
  package func article(_ explained: [Article]) -> Article {
    let flaw = difference.map { difference in
      Block.section(
        "The two models differ, which is a mistake of one of them, not of the app",
        [
          .foldable(
            Finding.Reported(Finding(difference.scenario, difference.divergence)).article(),
            isOpen: true)
        ])
    }
    return Article(
      Phrase(verdict), isGood: holds, command: "check",
      blocks: explained.enumerated().map { .foldable($1, isOpen: $0 == 0) }
        + (flaw.map { [$0] } ?? [])
        + AppNames(scenario: scenario).limits(of: wishes))
  }

  /// The result in one line.
  package var verdict: String {
    let searched =
      "\(flows.counted("flow")) of up to \(length.counted("step")), "
      + "\(alphabet.count.counted("step")) to choose from at each moment"
    if difference != nil { return "the models differ on a flow; \(searched)" }
    guard !broken.isEmpty else {
      let limit = AppNames(scenario: scenario).limitInLandscape(
        of: wishes, length > 0 ? alphabet : scenario.steps)
      return (wishes.count == 1 ? "the wish holds" : "all \(wishes.count.grouped) wishes hold")
        + " in \(searched)" + (limit.map { "; \($0)" } ?? "")
    }
    return "\(broken.count.grouped) of \(wishes.count.counted("wish", plural: "wishes")) "
      + "\(broken.count == 1 ? "is" : "are") broken; \(searched)"
  }
}

extension BrokenWish {
  /// The wish, in words, and how many steps break it.
  func title(_ names: Names) -> String {
    let steps = scenario.steps.count
    let how = steps == 0 ? "broken at launch" : "broken by \(steps.counted("step"))"
    return "\(wish.text(names).legible): \(how)"
  }

  /// The flow, what is seen instead of what is wished, why, and what was tried.
  fileprivate func article(_ isConfirmed: (Scenario) -> Bool) -> Article {
    let steps = scenario.steps.count
    let moments = narrateDrawn(scenario)
    return Article(
      Phrase(title(scenario.names)),
      blocks: [
        .verbatim(scenario.stepLines(0...steps, marked: steps)),
        .line(Phrase(seen(scenario.names))),
        .drawn([.story(Story(scenario, moments))]),
      ] + explanation(of: moments, isConfirmed).blocks(about: wish.demand)
        + [.list(certificate.map { [Block.Item(Phrase($0))] } ?? [])])
  }

  /// The explanation of the last moment, with the fixes on which both models agree; the wish comes first.
  private func explanation(
    of moments: [Moment], _ isConfirmed: (Scenario) -> Bool
  ) -> Explanation {
    var now = wish
    now.step = scenario.steps.count
    return Explanation(scenario, moments: moments, wishes: [now])
      .playingFixes(isConfirmed: isConfirmed)
  }

  /// The reason why no shorter flow would do.
  var certificate: String? {
    shorter.map {
      $0 == 0
        ? "shortest: no step is needed"
        : "shortest: none of \($0.counted("shorter flow")) breaks the wish"
    }
  }

  /// The look in place of the wished one.
  func seen(_ names: Names) -> String { wish.seen(in: moment, names) }
}

extension Wish {
  /// The look at a moment, in place of the wished one.
  func seen(in moment: Moment, _ names: Names) -> String {
    let observation = moment.observation
    switch demand {
    case .bar(let bar):
      return "the bar is \(observation.bar.words), wished \(bar.rawValue)"
    case .launch(let bar):
      let launch = observation.launchBar.map { $0.words } ?? "as it was"
      return """
        while the launch screen is up Info.plist and the system decide: the bar is \(launch), wished \
        \(bar.rawValue)
        """
    case .upToDate:
      let now = observation.stale.map { $0.words } ?? "the same"
      return "the bar is \(observation.bar.words), an update now would find it \(now)"
    case .style(let style):
      let named = controller.map { [$0] } ?? moment.world.onScreen
      let others = observation.styles.filter { $0.style != style && named.contains($0.node) }
      let list = others.map { "\(names.text($0.node)) is \($0.style.rawValue)" }
      return list.joined(separator: ", ") + ", wished \(style.rawValue)"
    case .answer(let answer):
      let gesture = answer.gesture
      let seen = observation.systemGestures?[gesture]?.words
      return
        "\(seen ?? "\(gesture.facts.name): nothing is asked for"), wished \(answer.wishedInWords)"
    case .inset(let edge, let points):
      let named = controller.map { [$0] } ?? moment.world.onScreen
      let list = named.compactMap { name -> String? in
        guard let inset = observation.inset(edge, of: name) else {
          let end = edge == .top ? "starts" : "ends"
          return "where the safe area of \(names.text(name)) \(end) is not known"
        }
        return inset == points ? nil : edge.clause(about: names.text(name), inset)
      }
      return list.joined(separator: ", ") + ", wished \(points.plain)"
    case .called(let method):
      let name = controller.map { " on \(names.text($0))" } ?? ""
      return "\(method.rawValue) is not called\(name)"
    }
  }
}
