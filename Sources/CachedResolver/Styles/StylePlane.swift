/// The styles that controllers hold, a bit each, 64 controllers to a word.
///
/// A *pinned* controller holds a style of its own, or one that its parent gives to it alone. All
/// others hold what the controller above holds: they follow it. So a change flips all below down to
/// the pinned ones. As each controller has the set of those below it in its word, that is one
/// exclusive or per word reached, for every shape of tree. (After the micro-trees of Alstrup,
/// Husfeldt and Rauhe, "Marked ancestor problems", 1998; their members are connected, these need
/// not be.)
///
/// A question is a load, a shift and a mask. A change at a controller takes those below it in its
/// word, leaves out what hangs on pinned ones, and flips the rest; where `reachesOut` says so, it
/// continues with followers in other words. A move changes the sets below the controllers above, in
/// one word. `changed` keeps the flips of one step, so that notifications need no second copy.
///
/// Invariants: `dark` is what TR-2 to TR-10 give, between steps; `pinned` and `below` follow from
/// styles and links; `reachesOut` may have bits too many, which cost time, and none too few.
///
/// Rejected: a walk for each question, which is as long as the tree is deep; a byte for each
/// controller in node order, where a subtree is a range that every move shifts; class objects that
/// keep the answer, which visit each follower on a change.
@usableFromInline package struct StylePlane {
  /// 64 controllers, a bit each.
  @usableFromInline struct Word: BitwiseCopyable {
    /// Invariant: between steps, the controllers that hold dark.
    @usableFromInline var dark: UInt64 = 0
    /// Invariant: between steps, the pinned controllers.
    var pinned: UInt64 = 0
    /// Invariant: at least those with followers outside the word.
    var reachesOut: UInt64 = 0
    /// The controllers that held another style at the start of step `changedStep`, the last to flip
    /// any here.
    private(set) var changed: UInt64 = 0
    private(set) var changedStep = -1

    /// The controllers that hold another style than at the start of `step`, the current or last
    /// one.
    func changed(in step: Int) -> UInt64 { changedStep == step ? changed : 0 }

    @inline(__always) mutating func flip(_ flipped: UInt64, in step: Int) {
      dark ^= flipped
      changed = changed(in: step) ^ flipped
      changedStep = step
    }
  }

  @usableFromInline var words: Column<WordID, Word>
  /// Invariant: itself, and those of its word that hang on it by parents of that word.
  private var below: Column<ControllerID, UInt64>

  /// `count` controllers, which hold light and hang on none.
  init(count: Int, _ free: inout UnsafeMutableRawPointer) {
    words = Column(capacity: (count + 63) >> 6, &free)
    below = Column(capacity: count, &free)
    for _ in 0..<(count + 63) >> 6 { words.append(Word()) }
    for row in 0..<count { below.append(1 << UInt64(row & 63)) }
  }

  /// The memory of a plane of `count` controllers.
  static func bytes(_ count: Int) -> Int {
    Column<WordID, Word>.bytes((count + 63) >> 6) + Column<ControllerID, UInt64>.bytes(count)
  }

  /// Its memory was copied to a place at this distance, in bytes.
  mutating func move(by distance: Int) {
    words.move(by: distance)
    below.move(by: distance)
  }

  @inlinable func isDark(_ controller: ControllerID) -> Bool {
    words[controller.word].dark & controller.bit != 0
  }

  /// Returns true if it holds another style than at the start of `step`, the current or last one.
  @inline(__always) func hasChanged(_ controller: ControllerID, in step: Int) -> Bool {
    words[controller.word].changed(in: step) & controller.bit != 0
  }

  @inline(__always) func isPinned(_ controller: ControllerID) -> Bool {
    words[controller.word].pinned & controller.bit != 0
  }

  @inline(__always) func reachesOut(_ controller: ControllerID) -> Bool {
    words[controller.word].reachesOut & controller.bit != 0
  }

  /// Itself, and those of its word that hang on it by parents of that word.
  @inline(__always) func below(_ controller: ControllerID) -> UInt64 { below[controller] }

  @inline(__always) package mutating func setPinned(_ controller: ControllerID, _ isPinned: Bool) {
    let (word, bit) = (controller.word, controller.bit)
    let others = words[word].pinned & ~bit
    words[word].pinned = isPinned ? others | bit : others
  }

  /// Sets the style of one controller, without its followers. Only at launch.
  package mutating func launch(_ controller: ControllerID, isDark: Bool) {
    let others = words[controller.word].dark & ~controller.bit
    words[controller.word].dark = isDark ? others | controller.bit : others
  }

  // MARK: Changes

  /// Sets what a controller holds. If that is another style, its followers in its word flip too.
  ///
  /// - Returns: those flipped that may have followers outside; `nil` where none flipped.
  /// - Complexity: the pinned ones below it in its word.
  @inline(__always) mutating func settle(
    _ controller: ControllerID, _ held: HeldStyle, in step: Int
  ) -> UInt64? {
    setPinned(controller, held.isPinned)
    return isDark(controller) == held.isDark ? nil : flip(controller, in: step)
  }

  /// Flips a controller that follows one outside its word, with its followers.
  @inline(__always) mutating func flip(_ controller: ControllerID, in step: Int) -> UInt64 {
    let flipped = followers(of: controller)
    words[controller.word].flip(flipped, in: step)
    return flipped & words[controller.word].reachesOut
  }

  /// The controller and all of its word that inherit its style.
  @inline(__always) private func followers(of controller: ControllerID) -> UInt64 {
    var followers = below[controller]
    var nested = followers & words[controller.word].pinned & ~controller.bit
    while nested != 0 {
      let held = below[controller.beside(nested.trailingZeroBitCount)]
      followers &= ~held
      nested &= ~held
    }
    return followers
  }

  /// All hold what they held when `step` began, but still count as changed.
  ///
  /// - Complexity: all words.
  mutating func takeBack(_ step: Int) {
    for row in words.rows {
      let word = WordID(row: row)
      words[word].dark ^= words[word].changed(in: step)
    }
  }

  // MARK: Structure

  /// Adds all below `child` to those below `parent` and the controllers above it.
  ///
  /// - Complexity: the parents within the word, at most 63.
  mutating func join(
    _ child: ControllerID, under parent: ControllerID, _ links: Column<ControllerID, Links>
  ) {
    guard parent.word == child.word else { return noteOutside(parent) }
    let all = below[child]
    var above = parent
    while above.exists, above.word == child.word {
      below[above] |= all
      above = links[above].parent
    }
  }

  /// Takes all below `child` from those below `parent` and the controllers above it.
  package mutating func part(
    _ child: ControllerID, from parent: ControllerID, _ links: Column<ControllerID, Links>
  ) {
    let all = below[child]
    var above = parent
    while above.exists, above.word == child.word {
      below[above] &= ~all
      above = links[above].parent
    }
  }

  /// The controller has a follower outside its word, or one that is not below it.
  mutating func noteOutside(_ controller: ControllerID) {
    words[controller.word].reachesOut |= controller.bit
  }

  /// Clears what `noteOutside` noted.
  mutating func forgetOutside(_ controller: ControllerID) {
    words[controller.word].reachesOut &= ~controller.bit
  }
}

extension ControllerID {
  @inlinable var word: WordID { WordID(row: row >> 6) }

  @inlinable var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: row) }

  /// Another one of its word.
  @inline(__always) func beside(_ place: Int) -> ControllerID {
    ControllerID(row: row & ~63 | Int32(truncatingIfNeeded: place))
  }
}
