package import StatusQuoAppearanceModel
package import StatusQuoArticles

/// The news after a step, as terms.
package struct StepChanges {
  /// In the order in which they are read.
  package private(set) var terms: [Block.Term] = []
  private let names: Names
  /// Entries of a list that are named; others are counted.
  private let most: Int

  /// The news of a resolver after a step; beside it those of another one, where the two part.
  ///
  /// - Parameter previous: what was observed before the step; nil for the launch.
  package init(
    _ expected: Observation, _ actual: Observation? = nil, after previous: Observation?,
    _ names: Names, most: Int = 8
  ) {
    self.names = names
    self.most = most
    for part in Observation.Part.allCases {
      addNews(in: part, expected, actual ?? expected, after: previous)
    }
  }

  private mutating func addNews(
    in part: Observation.Part, _ right: Observation, _ wrong: Observation,
    after previous: Observation?
  ) {
    switch part {
    case .outcome: addOutcome(right.outcome, wrong.outcome)
    case .bar: addBar(right.bar, wrong.bar, after: previous?.bar)
    case .stale: addStale(right.stale, wrong.stale)
    case .calls: addCalls(right.calls, wrong.calls)
    case .told: addTraits(right.traitChanges, wrong.traitChanges)
    case .geometry: addHeights(right.geometry, wrong.geometry, previous)
    case .systemGestures:
      addGestures(right.systemGestures, wrong.systemGestures, previous?.systemGestures)
    case .safeArea: addSafeAreas(right.safeArea, wrong.safeArea, previous?.safeArea)
    // Drawn: who decides, and who is light and dark.
    case .launchBar, .provenance, .styles: break
    }
  }

  /// Adds a term.
  package mutating func add(_ name: String, _ value: Phrase) {
    terms.append(Block.Term(name, value))
  }

  /// Adds a list, of many the number of the rest.
  package mutating func add(_ name: String, _ items: [Phrase]) {
    guard !items.isEmpty else { return }
    var phrase = Phrase()
    for (number, item) in items.prefix(most).enumerated() {
      if number > 0 { phrase.add(", ") }
      phrase.add(item)
    }
    let rest = items.count - most
    if rest > 0 { phrase.add(" and " + String(rest) + " more") }
    add(name, phrase)
  }

  private mutating func add(_ name: String, should right: String, is wrong: String) {
    add(name, "should be \(right, .right), is \(wrong, .wrong)")
  }

  private func text(_ name: Name) -> String { names.text(name) }

  // MARK: What is observed

  private mutating func addOutcome(_ right: StepOutcome, _ wrong: StepOutcome) {
    if right != wrong {
      add("outcome", should: right.words, is: wrong.words)
    } else if right != .applied {
      add("outcome", "no effect: \(right.words, .strong)")
    }
  }

  private mutating func addBar(
    _ right: DisplayedBar, _ wrong: DisplayedBar, after before: DisplayedBar?
  ) {
    if right != wrong { return add("status bar", should: right.longWords, is: wrong.longWords) }
    guard let before, before.words != right.words else {
      return add("status bar", "\(right.words, .strong)\(before == nil ? "" : ", as before")")
    }
    add("status bar", "\(before.words, .gone) → \(right.longWords, .strong)")
  }

  private mutating func addStale(_ right: BarAppearance?, _ wrong: BarAppearance?) {
    func words(_ stale: BarAppearance?) -> String { stale?.words ?? "what is displayed" }
    if right != wrong {
      add("after an update", should: words(right), is: words(wrong))
    } else if let right {
      add("out of date", "after an update, the bar would be \(right.words, .strong)")
    }
  }

  private mutating func addCalls(_ right: [LifecycleCall], _ wrong: [LifecycleCall]) {
    func words(_ call: LifecycleCall) -> String {
      text(call.controller) + "." + call.method.rawValue
    }
    if right == wrong { return add("calls", right.map { "\(words($0), .code)" }) }
    let same = zip(right, wrong).prefix { $0 == $1 }.count
    func call(_ calls: [LifecycleCall]) -> String {
      same < calls.count ? words(calls[same]) : "no further call"
    }
    let after = same == 0 ? "first" : "after " + String(same) + " that agree"
    add("calls", "\(after): should be \(call(right), .right), is \(call(wrong), .wrong)")
  }

  private mutating func addTraits(_ right: [StyleChange], _ wrong: [StyleChange]) {
    func items(_ changes: [StyleChange], _ emphasis: Phrase.Emphasis) -> [Phrase] {
      changes.map { "\(text($0.node), emphasis) \($0.from.rawValue, .gone) → \($0.to.rawValue)" }
    }
    add("traits", items(right, .strong))
    guard right != wrong else { return }
    add("its traits", wrong.isEmpty ? ["\("none", .wrong)"] : items(wrong, .wrong))
  }

  private mutating func addGestures(
    _ right: SystemGestures?, _ wrong: SystemGestures?, _ before: SystemGestures?
  ) {
    func words(_ gestures: SystemGestures?) -> String {
      guard let gestures else { return "not mentioned" }
      let indicator = gestures.homeIndicatorAutoHidden ? "may hide" : "stays"
      let others = SystemGesture.allCases.dropFirst().compactMap { gesture in
        gestures[gesture].flatMap { $0 == gesture.facts.usual ? nil : $0 }
      }
      return others.map {
        ", \($0.gesture.facts.wish.words.joined(separator: " ")): \($0.word)"
      }
      .reduce(indicator, +) + (gestures.isStale ? ", out of date" : "")
    }
    if right != wrong {
      add("home indicator", should: words(right), is: words(wrong))
    } else if let right, right != before {
      add("home indicator", "\(words(right), .strong)")
    }
  }

  private mutating func addSafeAreas(
    _ right: [SafeArea]?, _ wrong: [SafeArea]?, _ before: [SafeArea]?
  ) {
    func words(_ area: SafeArea) -> String {
      let insets = [area.left, area.bottom, area.right].map { $0?.plain ?? "unknown" }
      return text(area.controller) + " " + insets.joined(separator: ", ")
    }
    let news = (right ?? []).filter { !(before ?? []).contains($0) }
    add("left, bottom, right", news.map { "\(words($0), .strong)" })
    guard right != wrong else { return }
    let others = (wrong ?? []).filter { !(right ?? []).contains($0) }
    let items: [Phrase] = others.map { "\(words($0), .wrong)" }
    add("its insets", items.isEmpty ? ["\("none", .wrong)"] : items)
  }

  private mutating func addHeights(
    _ right: Geometry?, _ wrong: Geometry?, _ previous: Observation?
  ) {
    if right?.statusBarHeight != wrong?.statusBarHeight {
      add(
        "status bar height", should: right?.statusBarHeight.points ?? "not mentioned",
        is: wrong?.statusBarHeight.points ?? "not mentioned")
    } else if let right, right != previous?.geometry {
      let tops: [Phrase] = right.safeAreaTop.map { "\(text($0.controller)) from \($0.top.points)" }
      let covers: [Phrase] = right.covers.map {
        "\(text($0.controller)) covered to \($0.height.points)\($0.visible ? "" : ", not visible")"
      }
      add("heights", ["bar \(right.statusBarHeight.points)"] + tops + covers)
    }
  }
}

extension DisplayedBar {
  /// `visible with dark text`, and how it came to it.
  fileprivate var longWords: String {
    words + (animated ? ", animated with " + animation.rawValue : "")
  }
}

extension Double {
  /// `44 points`.
  fileprivate var points: String {
    var text = ""
    text.append(self)
    return text + " points"
  }
}
