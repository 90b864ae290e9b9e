package import StatusQuoAppearanceModel
import StatusQuoGenerators

extension RunPlan {
  /// The reason not to give the subject a scenario; nil where it knows what that needs.
  func obstacle(to scenario: Scenario) -> Skip? {
    isApplicable(scenario) ? nil : Skip("outside of the capabilities")
  }

  /// Takes out the calls of lifecycle methods that the subject does not have: they are not compared, and
  /// nothing is said of them.
  package func leaveOutUnknownCalls(of observation: inout Observation) {
    observation.keepCalls(of: capabilities.calls)
  }

  /// Adds the calls of lifecycle methods that the subject does not have, as the reference has them: laws, which
  /// say all calls, are held against that.
  func complete(_ actual: inout Observation, beside expected: borrowing Observation) {
    let known = capabilities.calls
    guard known.count < LifecycleMethod.allCases.count else { return }
    var own = actual.calls.filter { known.contains($0.method) }[...]
    var calls: [LifecycleCall] = []
    for call in expected.calls {
      if !known.contains(call.method) {
        calls.append(call)
      } else if let next = own.popFirst() {
        calls.append(next)
      }
    }
    actual.calls = calls + own
  }
}
