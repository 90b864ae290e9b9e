/// The styles that controllers hold, a bit each, 64 controllers to a word.
///
/// Who is *pinned* holds a style whatever is above it: its own, or one that is handed down to it
/// alone. Everybody else holds what the controller above holds. So a change flips all below up to
/// the pinned ones, and as everyone knows who is below it in its word, that is one exclusive or
/// for each word reached, whatever the shape. (After the micro-trees of Alstrup, Husfeldt and
/// Rauhe, "Marked ancestor problems", 1998; theirs hang together, these only follow one another.)
@usableFromInline struct StylePlane {
  /// 64 controllers, a bit each.
  @usableFromInline struct Word {
    /// Invariant: between steps, who holds dark.
    @usableFromInline var dark: UInt64 = 0
    /// Invariant: between steps, who holds a style whatever is above it.
    var pinned: UInt64 = 0
    /// Invariant: at least those whom somebody outside the word follows.
    var reachesOut: UInt64 = 0
    /// Who held another style at the start of step `changedStep`, the last one to flip anybody here.
    private(set) var changed: UInt64 = 0
    private(set) var changedStep = -1

    /// Who holds another style than at the start of `step`, the one under way or just done.
    func changed(in step: Int) -> UInt64 { changedStep == step ? changed : 0 }

    @inline(__always) mutating func flip(_ flipped: UInt64, in step: Int) {
      dark ^= flipped
      changed = changed(in: step) ^ flipped
      changedStep = step
    }
  }

  @usableFromInline var words: ContiguousArray<Word>
  /// By row. Invariant: itself, and whoever of its word hangs on it by parents of that word.
  private var below: ContiguousArray<UInt64>

  /// Room for so many controllers, which hold light and hang on nobody.
  init(count: Int) {
    words = ContiguousArray(repeating: Word(), count: (count + 63) >> 6)
    below = ContiguousArray((0..<count).map { 1 << UInt64($0 & 63) })
  }

  @inlinable func isDark(_ controller: ControllerID) -> Bool {
    words[controller.word].dark & controller.bit != 0
  }

  /// Whether it holds another style than at the start of `step`, the one under way or just done.
  @inline(__always) func hasChanged(_ controller: ControllerID, in step: Int) -> Bool {
    words[controller.word].changed(in: step) & controller.bit != 0
  }

  @inline(__always) func isPinned(_ controller: ControllerID) -> Bool {
    words[controller.word].pinned & controller.bit != 0
  }

  @inline(__always) func reachesOut(_ controller: ControllerID) -> Bool {
    words[controller.word].reachesOut & controller.bit != 0
  }

  /// Who of its word hangs on it by parents of that word, and the controller itself.
  @inline(__always) func below(_ controller: ControllerID) -> UInt64 { below[Int(controller.row)] }

  @inline(__always) mutating func setPinned(_ controller: ControllerID, _ isPinned: Bool) {
    let (word, bit) = (controller.word, controller.bit)
    let others = words[word].pinned & ~bit
    words[word].pinned = isPinned ? others | bit : others
  }

  /// Sets the style of one controller, whoever hangs on it. Only at launch: nobody is told.
  mutating func launch(_ controller: ControllerID, isDark: Bool) {
    if isDark { words[controller.word].dark |= controller.bit }
  }

  // MARK: Changes

  /// Notes what a controller holds. Where that is another style, who follows it flips too, within
  /// its word.
  ///
  /// - Returns: whom of those that flipped somebody outside may follow; `nil` where nobody did.
  /// - Complexity: the pinned ones below it in its word.
  @inline(__always) mutating func settle(
    _ controller: ControllerID, _ held: HeldStyle, in step: Int
  ) -> UInt64? {
    setPinned(controller, held.isPinned)
    return isDark(controller) == held.isDark ? nil : flip(controller, in: step)
  }

  /// The same for one who follows somebody outside its word that flipped.
  @inline(__always) mutating func flip(_ controller: ControllerID, in step: Int) -> UInt64 {
    let flipped = followers(of: controller)
    words[controller.word].flip(flipped, in: step)
    return flipped & words[controller.word].reachesOut
  }

  /// It and whoever of its word holds what it holds, whatever that is.
  @inline(__always) private func followers(of controller: ControllerID) -> UInt64 {
    var followers = below[Int(controller.row)]
    var nested = followers & words[controller.word].pinned & ~controller.bit
    while nested != 0 {
      let held = below[controller.word << 6 | nested.trailingZeroBitCount]
      followers &= ~held
      nested &= ~held
    }
    return followers
  }

  /// Everybody holds what was held when `step` began, and counts as changed all the same.
  ///
  /// - Complexity: all words.
  mutating func takeBack(_ step: Int) {
    for word in words.indices { words[word].dark ^= words[word].changed(in: step) }
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

  /// Another one of its word.
  @inline(__always) func beside(_ place: Int) -> ControllerID {
    ControllerID(row: row & ~63 | Int32(truncatingIfNeeded: place))
  }
}
