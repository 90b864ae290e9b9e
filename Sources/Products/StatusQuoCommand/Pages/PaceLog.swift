import StatusQuoPictures
import StatusQuoRunning

/// The progress of a run at some moments: the longer it runs, the rarer they are.
final class PaceLog: Sendable {
  private let entries = Shared<[Pace]>([])

  /// The moments in the order of time.
  var pace: [Pace] { entries.withLock { $0 } }

  func add(seconds: Double, scenarios: Int) {
    entries.withLock { entries in
      let last = entries.last?.seconds ?? 0
      guard seconds >= last + max(0.1, last / 200) else { return }
      entries.append(Pace(seconds: seconds, scenarios: scenarios))
    }
  }
}
