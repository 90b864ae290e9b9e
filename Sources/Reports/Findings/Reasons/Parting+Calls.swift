import StatusQuoAppearanceModel
import StatusQuoHarness

// Where the two call other controllers, other methods, or in another order.
extension Parting {
  /// The reasons for a call of the reference: what decides whom the step calls if the two call others, what
  /// decides the order if they call the same.
  func calls(_ number: Int) -> [Sentence] {
    if expected.outcome != .applied { return explained.whatHappened }
    let words =
      if number < expected.calls.count {
        "Call \(number + 1) of the step is \(text(expected.calls[number]))."
      } else if number == 0 {
        "The step makes no calls."
      } else {
        "No call follows on call \(number)."
      }
    return [.init(words, rules: rulesOfCalls)]
  }

  private func text(_ call: LifecycleCall) -> String {
    "\(explained.text(call.controller)).\(call.method.rawValue)()"
  }

  private var rulesOfCalls: [RuleID] {
    let grounds = explained.now.explanation.groundsOfCalls
    let loading = Surprise.loadedOnce.saying.rules(in: explained.now.rules)
    let others = expected.calls.without(actual.calls) + actual.calls.without(expected.calls)
    if others.isEmpty {
      return expected.calls.appearances == actual.calls.appearances
        ? loading : grounds.order + (isAboutLoading ? loading : [])
    }
    if others.allSatisfy({ $0.method == .viewDidLoad }) { return loading }
    let called = others.map { $0.controller }
    let areSame = called.allSatisfy { name in
      [expected, actual].allSatisfy { $0.calls.appearances.contains { $0.controller == name } }
    }
    if areSame { return grounds.order }
    return others.contains { $0.method.isOfLeaving } ? grounds.leaving : grounds.coming
  }

  /// True if the first call that differs is one to load a view.
  private var isAboutLoading: Bool {
    let first = zip(expected.calls, actual.calls).first { $0 != $1 }
    return first.map { $0.method == .viewDidLoad || $1.method == .viewDidLoad } ?? false
  }
}

extension [LifecycleCall] {
  /// All but those to load a view.
  fileprivate var appearances: [LifecycleCall] { filter { $0.method != .viewDidLoad } }
}
