public import StatusQuoAppearanceModel
public import StatusQuoHarness
import StatusQuoScenarioFiles

extension FlowReport {
  /// Each broken wish with the flow that breaks it and why, then the result in one line.
  ///
  /// - Parameter explain: says why the bar and the screens look as they do after a flow.
  public func text(ink: Ink = .none, explain: (Scenario) -> Explanation) -> String {
    var text = broken.map { $0.text(ink: ink, explain($0.scenario)) + "\n" }.joined()
    if let difference {
      text +=
        ink.red("the two models differ, which is a mistake of one of them, not of the app") + "\n"
      text += Finding(difference.scenario, difference.divergence).text(ink: ink) + "\n"
    }
    return text + (holds ? ink.green(verdict) : ink.red(verdict)) + "\n"
  }

  /// The result in one line.
  public var verdict: String {
    let searched =
      "\(flows.counted("flow")) of up to \(length.counted("step")), "
      + "\(alphabet.count.counted("step")) to choose from at each moment"
    if difference != nil { return "the models differ on a flow; \(searched)" }
    guard !broken.isEmpty else {
      return (wishes.count == 1 ? "the wish holds" : "all \(wishes.count.grouped) wishes hold")
        + " in \(searched)"
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
  func text(ink: Ink = .none, _ explanation: Explanation) -> String {
    let names = scenario.names
    var lines = [ink.bold(title(names)), ""]
    let width = "\(scenario.steps.count)".count
    for number in 0...scenario.steps.count {
      let call = number == 0 ? "launch" : scenario.steps[number - 1].call(names).legible
      let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(call)"
      lines.append(number == scenario.steps.count ? ink.red("  > " + label) : "    " + label)
    }
    lines += ["", "  \(seen(names).legible)", ""]
    lines += explanation.text(about: wish.demand).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast().map { $0.isEmpty ? "" : "  \($0)" }
    if let certificate { lines += ["", "  " + certificate] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why no shorter flow would do.
  var certificate: String? {
    shorter.map {
      $0 == 0
        ? "shortest: no step is needed"
        : "shortest: none of \($0.counted("shorter flow")) breaks the wish"
    }
  }

  /// What is seen instead of what is wished.
  func seen(_ names: Names) -> String {
    let observation = moment.observation
    switch wish.demand {
    case .bar(let bar):
      return "the bar is \(observation.bar.appearance.words), wished \(bar.rawValue)"
    case .upToDate:
      let now = observation.stale.map { $0.words } ?? "the same"
      return "the bar is \(observation.bar.appearance.words), an update now would find it \(now)"
    case .style(let style):
      let named = wish.controller.map { [$0] } ?? moment.snapshot.onScreen
      let others = observation.styles.filter { $0.style != style && named.contains($0.node) }
      let list = others.map { "\(names.text($0.node)) is \($0.style.rawValue)" }
      return list.joined(separator: ", ") + ", wished \(style.rawValue)"
    }
  }
}
