import Foundation
public import StatusQuoHarness

/// The clock that only goes forward.
public enum SystemClock {
  /// The time since some moment in the past.
  public static var now: Seconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Seconds(time.tv_sec) + Seconds(time.tv_nsec) / 1e9
  }
}
