import StatusQuoPictures
import StatusQuoRunning

/// How far a run was at some moments: the longer it runs, the rarer they are.
final class PaceLog: Sendable {
  private let entries = Shared<[RunPage.Pace]>([])

  /// In the order of time.
  var pace: [RunPage.Pace] { entries.withLock { $0 } }

  func add(seconds: Double, scenarios: Int) {
    entries.withLock { entries in
      let last = entries.last?.seconds ?? 0
      guard seconds >= last + max(0.1, last / 200) else { return }
      entries.append(RunPage.Pace(seconds: seconds, scenarios: scenarios))
    }
  }
}
