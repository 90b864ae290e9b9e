/// The controllers that the last steps were about.
struct RecentSubjects {
  /// The latest one is before `next`, in a circle.
  private var latest: [Int] = []
  private var next = 0

  mutating func note(_ controller: Int) {
    if latest.isEmpty { latest.reserveCapacity(RecentSubjects.count) }
    if latest.count < RecentSubjects.count {
      latest.append(controller)
    } else {
      latest[next] = controller
    }
    next = (next + 1) % RecentSubjects.count
  }

  /// One of them, later ones more often; nil when there is none yet.
  func pick(_ random: inout SeededRandom) -> Int? {
    guard !latest.isEmpty else { return nil }
    let age = random.below(random.below(latest.count) + 1)
    return latest[(next + RecentSubjects.count - 1 - age) % RecentSubjects.count]
  }

  private static let count = 4
}
