package import StatusQuoAppearanceModel
import StatusQuoGenerators

extension BrokenInvariant {
  /// The mistake of a resolver whose stamps or counters come round.
  package static let ofIdling = BrokenInvariant(
    id: "a style set to and fro, unobserved, changes what the next step shows")
}

extension LockStep {
  /// The divergence of a subject whose stamps or counters come round while nothing is observed.
  ///
  /// Before the last step a style is set to and fro: for each n up to `scenario.idling`, 2ⁿ times and
  /// one, two, and three times less, since the last step may count, too. The reference sets it twice, which
  /// comes to the same; where the two then part, it plays all.
  ///
  /// A program is observed after every step, and never idles.
  mutating func divergenceAfterIdling(on scenario: Scenario) -> Divergence? {
    guard scenario.idling > 0, answers == nil, limits == nil, let last = scenario.steps.last else {
      return nil
    }
    var reference = reference(scenario)
    guard var subject = launchedSubject(scenario) else { return nil }
    for step in scenario.steps.dropLast() {
      reference.apply(step)
      subject.apply(step)
    }
    reference.observe(into: &expected)
    subject.observe(into: &actual)
    let answering = expected.provenance?.style?.answeredBy ?? scenario.controllers.first?.name
    guard let name = answering else { return nil }
    for settings in IdleSettings.all(of: name, from: expected.bar.content) {
      if partAfter(settings, upTo: scenario.idling, then: last, reference, subject) {
        return Divergence(
          step: scenario.steps.count, stepKind: last.kind, expected: expected, actual: actual,
          brokenInvariant: .ofIdling)
      }
    }
    return nil
  }

  /// Leaves in the buffers what the two show, where they part.
  private mutating func partAfter(
    _ settings: IdleSettings, upTo width: Int, then last: Step, _ reference: Reference,
    _ subject: Subject
  ) -> Bool {
    var usual = Observation()
    settings.observe(reference, pairs: 1, isOdd: false, then: last, into: &usual)
    var idling = subject
    var pairs = 0
    for width in 3...max(3, width) {
      for (fewer, isOdd) in [(3, true), (2, true), (1, false), (0, false)] {
        let due = 1 << (width - 1) - fewer
        settings.play(pairs: due - pairs, on: &idling)
        pairs = due
        settings.observe(idling, pairs: 0, isOdd: isOdd, then: last, into: &actual)
        actual.step = usual.step
        guard actual != usual else { continue }
        settings.observe(reference, pairs: pairs, isOdd: isOdd, then: last, into: &expected)
        expected.step = usual.step
        if actual != expected { return true }
      }
    }
    return false
  }
}

/// Steps that set a style to and fro, and end with the same value.
private struct IdleSettings {
  /// Two steps, and three that can follow, for odd numbers.
  let pair: [Step]
  let odd: [Step]

  /// Settings of a controller's styles, which end with another than the bar's.
  static func all(of name: Name, from content: BarContent) -> [IdleSettings] {
    let (bar, screen): ([PropertyValue.Word], [PropertyValue.Word]) =
      content == .light
      ? ([.default, .darkContent, .lightContent], [.unspecified, .light, .dark])
      : ([.default, .lightContent, .darkContent], [.unspecified, .dark, .light])
    return zip(PropertyName.Known.idle, [bar, screen]).map { property, values in
      let steps = values.map { Step.set(.known(property), to: .word($0), on: name) }
      return IdleSettings(pair: [steps[0], steps[1]], odd: [steps[2], steps[0], steps[1]])
    }
  }

  func play(pairs: Int, on resolver: inout some Resolver) {
    for _ in 0..<pairs {
      resolver.apply(pair[0])
      resolver.apply(pair[1])
    }
  }

  /// Observes a copy after more settings and one step.
  func observe(
    _ resolver: some Resolver, pairs: Int, isOdd: Bool, then last: Step,
    into observation: inout Observation
  ) {
    var copy = resolver
    play(pairs: pairs, on: &copy)
    if isOdd { for step in odd { copy.apply(step) } }
    copy.apply(last)
    copy.observe(into: &observation)
  }
}
