public import AppearanceModel

extension CachedResolver {
  /// Throws when something kept no longer follows from what it was made from, or is kept for
  /// something that is gone. Finds everything out again, by other ways than the steps do.
  ///
  /// - Complexity: linear in the size of the world.
  public func checkInvariants() throws(BrokenInvariant) {
    try checkLinks()
    try checkWindows()
    try checkTransitions()
    try checkStepIsOver()
    try checkScreen()
    try checkStyles()
    try checkChain(.style)
    try checkChain(.hidden)
    try checkCardWalk()
    try checkGlass()
    try checkKnownAppearance()
  }

  func require(
    _ holds: Bool, _ statement: @autoclosure () -> String
  ) throws(BrokenInvariant) {
    if !holds { throw BrokenInvariant(statement()) }
  }

  /// How many controllers are marked so.
  func count(_ mark: Marks) -> Int {
    var count = 0
    for marks in arena.marks.values where marks.contains(mark) { count += 1 }
    return count
  }

  func text(_ controller: ControllerID) -> String {
    controller.exists ? text(arena.names[controller]) : "nobody"
  }

  func text(_ window: WindowID) -> String {
    window.exists ? text(windows[window].name) : "no window"
  }

  func text(_ name: Name) -> String { "`\(names.text(name))`" }

  /// No step leaves notes to itself.
  private func checkStepIsOver() throws(BrokenInvariant) {
    try require(screen.regions.isEmpty && screen.before.isEmpty, "the screen is still changing")
    try require(restyling.pending.isEmpty, "styles are still pending")
    var moved = 0
    for controller in arena.controllers {
      let marks = arena.marks[controller]
      let isClean = marks.isDisjoint(with: [.wasOnScreen, .isListed, .isEnding])
      try require(isClean, "\(text(controller)) keeps a mark of the step")
      if marks.contains(.hasMoved) { moved += 1 }
    }
    try require(moved == journal.count, "the journal has \(journal.count) of \(moved) moved ones")
    for place in journal {
      let isMarked = arena.marks[place.controller].contains(.hasMoved)
      try require(isMarked, "\(text(place.controller)) is in the journal and did not move")
    }
  }

  /// L-6: the records and the marks tell the same.
  private func checkTransitions() throws(BrokenInvariant) {
    var popping = 0
    var moving = 0
    for controller in arena.controllers {
      let marks = arena.marks[controller]
      if marks.contains(.isPopping) { popping += 1 }
      if !marks.isDisjoint(with: [.isPopped, .isBeingDismissed]) { moving += 1 }
    }
    try require(
      moving == transitions.count, "\(moving) marked for \(transitions.count) transitions")
    for transition in transitions {
      let controller = transition.controller
      let marks = arena.marks[controller]
      if transition.stack.exists {
        popping -= 1
        let isPopping = arena.marks[transition.stack].contains(.isPopping)
        try require(isPopping, "\(text(transition.stack)) pops and is not marked")
        let isFree = marks.contains(.isPopped) && !arena.above(controller).exists
        try require(isFree, "\(text(controller)) is popped and still hangs somewhere")
      } else {
        let isPresented = arena.links[controller].presenter.exists
        try require(
          isPresented && marks.contains(.isBeingDismissed),
          "\(text(controller)) is being dismissed without being presented")
      }
    }
    try require(popping == 0, "a navigation controller is marked as popping without a transition")
  }

  private func checkKnownAppearance() throws(BrokenInvariant) {
    guard let known = knownAppearance else { return }
    var copy = self
    try require(
      copy.findAppearance() == known, "a read now would display another bar than is remembered")
  }

  /// T-19: whether who answered can still be asked for its style.
  private func checkGlass() throws(BrokenInvariant) {
    guard case .reading(let reading) = glass.last, reading.styleAnswerer.exists else { return }
    let (style, hidden) = (reading.styleAnswerer, reading.hiddenAnswerer)
    try require(
      glass.styleHops.last?.controller == style && glass.styleStop != nil,
      "\(text(style)) answered for style at the end of another chain")
    try require(
      glass.hiddenHops.last?.controller == hidden && glass.hiddenStop != nil,
      "\(text(hidden)) answered for hidden at the end of another chain")
    guard glass.placement == chains.placement else { return }
    try require(
      glass.answererIsInWindow == arena.isInWindow(style),
      "\(text(style)) answered and is \(glass.answererIsInWindow ? "not " : "")in a window")
  }
}
