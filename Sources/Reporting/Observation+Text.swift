public import StatusQuoAppearanceModel
import StatusQuoPictures

extension Scenario {
  /// The system, the windows and the controllers at the start, as people read them.
  public func text(ink: Ink = .none) -> String {
    ([environment.text] + tree).map { "  " + $0 + "\n" }.joined() + "\n"
  }

  /// What is observed after the launch or a step, as people read it: all of the launch; of a step what
  /// became of it, the bar, and what else is new.
  ///
  /// - Parameter previous: what was observed before the step; nil for the launch.
  public func text(
    of observation: Observation, after previous: Observation?, ink: Ink = .none
  ) -> String {
    let call = observation.step > 0 ? steps[observation.step - 1].call(names) : "launch"
    var rows: [[String]] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { rows.append([name, value]) }
    }
    if observation.outcome != .applied { add("outcome", ink.red(observation.outcome.text)) }
    add("launch bar", observation.launchBar.map { $0.words })
    let animation =
      observation.bar.animated && observation.bar.hidden != previous?.bar.hidden
      ? ", changed with \(observation.bar.animation.rawValue)" : ""
    add("bar", observation.bar.appearance.words + animation)
    if let stale = observation.stale { add("stale", ink.red("would be " + stale.words)) }
    add(
      "style",
      change(in: { $0.style }, of: observation, previous, asksFor: "childForStatusBarStyle"))
    add(
      "hidden",
      change(in: { $0.hidden }, of: observation, previous, asksFor: "childForStatusBarHidden"))
    add(
      "calls", observation.calls.map { "\(names.text($0.controller)).\($0.method.rawValue)" }.list)
    if previous == nil {
      add("light", nodes(of: observation, in: .light))
      add("dark", nodes(of: observation, in: .dark))
    } else {
      add(
        "now light", observation.traitChanges.filter { $0.to == .light }.map { $0.node }.text(names)
      )
      add(
        "now dark", observation.traitChanges.filter { $0.to == .dark }.map { $0.node }.text(names))
    }
    if observation.geometry != previous?.geometry {
      add("heights", observation.geometry.map { $0.text(names) })
    }
    return ink.bold("\(observation.step)  \(call)") + "\n"
      + Table(rows: rows).lines(indent: "   ").map { $0 + "\n" }.joined()
  }

  /// Who was asked, where that is not as before.
  private func change(
    in answer: (Provenance) -> Provenance.Answer?, of observation: Observation,
    _ previous: Observation?, asksFor getter: String
  ) -> String? {
    func words(_ observation: Observation) -> String? {
      observation.provenance.map {
        answer($0)?.words(names, asksFor: getter) ?? "no controller was asked"
      }
    }
    let now = words(observation)
    return now == previous.flatMap(words) ? nil : now
  }

  private func nodes(of observation: Observation, in style: UserInterfaceStyle) -> String {
    observation.styles.filter { $0.style == style }.map { $0.node }.text(names)
  }
}

extension Geometry {
  fileprivate func text(_ names: Names) -> String {
    let tops = safeAreaTop.map { "\(names.text($0.controller)) from \($0.top.plain)" }.list
    let covers = covers.map {
      "\(names.text($0.controller)) covered to \($0.height.plain)"
        + ($0.visible ? "" : ", not visible")
    }.list
    return ["bar \(statusBarHeight.plain)", tops, covers].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}

extension [Name] {
  fileprivate func text(_ names: Names) -> String { map { names.text($0) }.list }
}

extension [String] {
  /// With commas; of many, how many more there are.
  fileprivate var list: String {
    let most = 24
    let rest = count > most ? " and \((count - most).grouped) more" : ""
    return prefix(most).joined(separator: ", ") + rest
  }
}
