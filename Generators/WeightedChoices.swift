/// Choices, some more frequent than others.
struct WeightedChoices<Choice> {
  private var entries: [(choice: Choice, upTo: Int)] = []
  private var total = 0

  /// No choices yet, with room for a number of them.
  init(room: Int) { entries.reserveCapacity(room) }

  /// Adds a choice, as frequent as its weight among those of the others; 0 is never.
  mutating func add(_ choice: Choice, weight: Int) {
    guard weight > 0 else { return }
    total += weight
    entries.append((choice, total))
  }

  /// Nil when there is nothing to choose from.
  func pick(_ random: inout SeededRandom) -> Choice? {
    guard total > 0 else { return nil }
    let drawn = random.below(total)
    return entries.first { drawn < $0.upTo }!.choice
  }
}
