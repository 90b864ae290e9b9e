/// The styles that controllers hold, a bit each, 64 controllers to a word.
///
/// Who is *pinned* holds a style whatever is above it: its own, or one that is handed down to it
/// alone. Everybody else holds what the controller above holds. So a change flips all below up to
/// the pinned ones, and as everyone knows who is below it in its word, that is one exclusive or
/// for each word reached, whatever the shape. (After the micro-trees of Alstrup, Husfeldt and
/// Rauhe, "Marked ancestor problems", 1998; theirs hang together, these only follow one another.)
@usableFromInline struct StylePlane {
  /// What is known of 64 controllers, besides their styles.
  private struct Word {
    /// Invariant: between steps, who holds a style whatever is above it.
    var pinned: UInt64 = 0
    /// Invariant: at least those whom somebody outside the word follows.
    var reachesOut: UInt64 = 0
    /// Who held another style at the start of step `changedStep`, the last one to flip anybody here.
    var changed: UInt64 = 0
    var changedStep = -1
  }

  /// Invariant: between steps a controller's bit is set iff it holds dark.
  @usableFromInline var dark = ContiguousArray<UInt64>()
  private var words = ContiguousArray<Word>()
  /// By row. Invariant: itself, and whoever of its word hangs on it by parents of that word.
  private var below = ContiguousArray<UInt64>()

  /// The last step that flipped anybody, and the words in which it did.
  private(set) var changedStep = -1
  private var changedWords = ContiguousArray<Int32>()

  /// Room for so many controllers, which hold light and hang on nobody.
  init(count: Int) {
    let wordCount = (count + 63) >> 6
    dark = ContiguousArray(repeating: 0, count: wordCount)
    words = ContiguousArray(repeating: Word(), count: wordCount)
    below = ContiguousArray((0..<count).map { 1 << UInt64($0 & 63) })
  }

  @inlinable func isDark(_ controller: ControllerID) -> Bool {
    dark[controller.word] & controller.bit != 0
  }

  /// Whether it holds another style than at the start of `step`, the one under way or just done.
  func hasChanged(_ controller: ControllerID, in step: Int) -> Bool {
    words[controller.word].changedStep == step
      && words[controller.word].changed & controller.bit != 0
  }

  /// Who of its word hangs on it by parents of that word, and the controller itself.
  func below(_ controller: ControllerID) -> UInt64 { below[Int(controller.row)] }

  func reachesOut(_ controller: ControllerID) -> Bool {
    words[controller.word].reachesOut & controller.bit != 0
  }

  func isPinned(_ controller: ControllerID) -> Bool {
    words[controller.word].pinned & controller.bit != 0
  }

  mutating func setPinned(_ controller: ControllerID, _ isPinned: Bool) {
    if isPinned {
      words[controller.word].pinned |= controller.bit
    } else {
      words[controller.word].pinned &= ~controller.bit
    }
  }

  /// Sets the style of one controller, whoever hangs on it. Only at launch: nobody is told.
  mutating func launch(_ controller: ControllerID, isDark: Bool) {
    if isDark { dark[controller.word] |= controller.bit }
  }

  // MARK: Changes

  /// Flips a controller and who follows it, within its word.
  ///
  /// - Returns: how many that were, and those of them whom somebody outside may follow.
  /// - Complexity: the pinned ones below it in its word.
  mutating func flip(_ top: ControllerID, in step: Int) -> (count: Int, reachingOut: UInt64) {
    let word = top.word
    var flipped = below[Int(top.row)]
    var nested = flipped & words[word].pinned & ~top.bit
    while nested != 0 {
      let held = below[word << 6 | nested.trailingZeroBitCount]
      flipped &= ~held
      nested &= ~held
    }
    dark[word] ^= flipped
    note(flipped, in: word, step)
    return (flipped.nonzeroBitCount, flipped & words[word].reachesOut)
  }

  private mutating func note(_ flipped: UInt64, in word: Int, _ step: Int) {
    if changedStep != step {
      changedStep = step
      changedWords.removeAll(keepingCapacity: true)
    }
    if words[word].changedStep != step {
      words[word].changedStep = step
      words[word].changed = 0
      changedWords.append(Int32(truncatingIfNeeded: word))
    }
    words[word].changed ^= flipped
  }

  /// Holds the styles of the start of the step again; who had changed counts as changed all the same.
  mutating func takeBack() {
    for word in changedWords { dark[Int(word)] ^= words[Int(word)].changed }
  }

  // MARK: Structure

  /// Everybody below `child` is below `parent` and those above it from now on.
  ///
  /// - Complexity: the parents within the word, at most 63.
  mutating func join(
    _ child: ControllerID, under parent: ControllerID, _ links: Column<ControllerID, Links>
  ) {
    guard parent.word == child.word else { return noteOutside(parent) }
    let all = below[Int(child.row)]
    var above = parent
    while above.exists, above.word == child.word {
      below[Int(above.row)] |= all
      above = links[above].parent
    }
  }

  /// The opposite.
  mutating func part(
    _ child: ControllerID, from parent: ControllerID, _ links: Column<ControllerID, Links>
  ) {
    let all = below[Int(child.row)]
    var above = parent
    while above.exists, above.word == child.word {
      below[Int(above.row)] &= ~all
      above = links[above].parent
    }
  }

  /// Somebody outside its word, or who is not below it, follows that controller.
  mutating func noteOutside(_ controller: ControllerID) {
    words[controller.word].reachesOut |= controller.bit
  }

  /// Nobody does any more.
  mutating func forgetOutside(_ controller: ControllerID) {
    words[controller.word].reachesOut &= ~controller.bit
  }
}

extension ControllerID {
  @inlinable var word: Int { Int(row >> 6) }

  @inlinable var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: row) }
}
