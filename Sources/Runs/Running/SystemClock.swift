import Foundation
package import StatusQuoHarness

/// The clock of limits: it goes forward only, and stands still while the system sleeps and, where it beats, while
/// this process is stopped.
package enum SystemClock {
  private static let awake = Shared<AwakeClock?>(nil)

  /// The time since some moment in the past.
  package static var now: Seconds {
    awake.withLock { $0?.time(at: uptime) ?? uptime }
  }

  /// The same with all pauses. A signal handler may read it.
  package static var uptime: Seconds {
    #if canImport(Darwin)
      let clock = CLOCK_UPTIME_RAW
    #else
      let clock = CLOCK_MONOTONIC
    #endif
    var time = timespec()
    clock_gettime(clock, &time)
    return Seconds(time.tv_sec) + Seconds(time.tv_nsec) / 1e9
  }

  /// From now on, time in which this process does not run is left out: a thread notices it.
  package static func beginBeating() {
    let isFirst = awake.withLock { awake in
      defer { awake = awake ?? AwakeClock(at: uptime) }
      return awake == nil
    }
    guard isFirst else { return }
    Thread.detachNewThread {
      while true {
        usleep(50_000)
        _ = now
      }
    }
  }
}

/// A clock that is read repeatedly, and leaves out the time in which it was not.
struct AwakeClock: Sendable {
  private var last: Seconds
  private var leftOut: Seconds = 0

  /// The longest time between two readings that counts: several beats, as a busy machine has some late.
  static let longest: Seconds = 0.25

  init(at moment: Seconds) { last = moment }

  /// The time at a moment of a clock that never stops.
  mutating func time(at moment: Seconds) -> Seconds {
    if moment - last > Self.longest { leftOut += moment - last }
    last = moment
    return moment - leftOut
  }
}
