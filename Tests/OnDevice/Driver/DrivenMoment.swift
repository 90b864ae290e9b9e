package import StatusQuoJSON
import StatusQuoScenarioFiles

/// The moment after the launch or a step, as far as it was seen.
package enum DrivenMoment: Hashable, Sendable {
  /// A part of an observation.
  case observed(JSON)
  /// Nothing is known, and why.
  case missing(String)
}

/// Observes until two turns of the run loop agree; nil when none of `turns` do. What is not
/// at rest is never a verdict.
@MainActor func settled(
  atMost turns: Int, nextTurn: () async -> Void, look: () -> JSON
) async -> JSON? {
  var last = look()
  for _ in 0..<turns {
    await nextTurn()
    let next = look()
    if next == last { return next }
    last = next
  }
  return nil
}
