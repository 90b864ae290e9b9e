public import StatusQuoAppearanceModel

extension CachedResolver {
  /// Throws when a cached value no longer follows from its inputs or outlives them. Computes
  /// everything again, in other ways than the steps do.
  ///
  /// - Complexity: linear in the size of the world.
  public func checkInvariants() throws(BrokenInvariant) {
    try checkLinks()
    try checkWindows()
    try checkTransitions()
    try checkStepIsOver()
    try checkScreen()
    // One copy for all that is asked or computed anew: each retains every list of the resolver.
    var asked = self
    try checkStyles(&asked)
    try checkChain(.style)
    try checkChain(.hidden)
    try checkCardWalk()
    try checkLastUpdate()
    try checkKnownBar(&asked)
    try checkKnownInsets(&asked)
  }

  func require(
    _ holds: Bool, _ id: String, _ details: @autoclosure () -> String = ""
  ) throws(BrokenInvariant) {
    if !holds { throw BrokenInvariant(id: id, details: details()) }
  }

  /// The number of controllers that have this flag.
  func count(_ flag: Flags) -> Int {
    var count = 0
    for controller in arena.controllers where arena.flags[controller].contains(flag) { count += 1 }
    return count
  }

  func text(_ controller: ControllerID) -> String {
    controller.exists ? text(arena.names[controller]) : "no controller"
  }

  func text(_ window: WindowID) -> String {
    window.exists ? text(windows[window].name) : "no window"
  }

  func text(_ name: Name) -> String { "`\(names.text(name))`" }

  /// Nothing that only matters within a step is left.
  private func checkStepIsOver() throws(BrokenInvariant) {
    try require(screen.regions.isEmpty && screen.before.isEmpty, "the screen is still changing")
    try require(restyling.pending.isEmpty, "styles are still pending")
    var moved = 0
    for controller in arena.controllers {
      let flags = arena.flags[controller]
      let isClean = flags.isDisjoint(with: [.wasOnScreen, .isListed, .isEnding])
      try require(isClean, "keeps a flag of the step", text(controller))
      if flags.contains(.hasMoved) { moved += 1 }
    }
    try require(moved == moves.count, "not every move is noted", "\(moves.count) of \(moved)")
    for place in moves {
      let isFlagged = arena.flags[place.controller].contains(.hasMoved)
      try require(isFlagged, "is noted as moved and did not move", text(place.controller))
    }
  }

  /// L-6: the records and the flags agree.
  private func checkTransitions() throws(BrokenInvariant) {
    var popping = 0
    var moving = 0
    for controller in arena.controllers {
      let flags = arena.flags[controller]
      if flags.contains(.isPopping) { popping += 1 }
      if !flags.isDisjoint(with: [.isPopped, .isBeingDismissed]) { moving += 1 }
    }
    try require(
      moving == transitions.count, "flags and transitions do not agree",
      "\(moving) flagged for \(transitions.count)")
    for transition in transitions {
      let controller = transition.controller
      let flags = arena.flags[controller]
      if transition.stack.exists {
        popping -= 1
        let isPopping = arena.flags[transition.stack].contains(.isPopping)
        try require(isPopping, "pops and is not flagged", text(transition.stack))
        let isFree = flags.contains(.isPopped) && !arena.above(controller).exists
        try require(isFree, "is popped and still hangs somewhere", text(controller))
      } else {
        let isPresented = arena.links[controller].presenter.exists
        try require(
          isPresented && flags.contains(.isBeingDismissed),
          "is being dismissed without being presented", text(controller))
      }
    }
    try require(popping == 0, "a navigation controller is flagged as popping without a transition")
  }

  private func checkKnownBar(_ asked: inout CachedResolver) throws(BrokenInvariant) {
    guard let known = knownBar else { return }
    try require(
      asked.findUpToDateBar() == known, "an update now would display another bar than is remembered"
    )
  }

  private func checkKnownInsets(_ asked: inout CachedResolver) throws(BrokenInvariant) {
    asked.forgetInsets()
    if let known = knownSides {
      try require(
        asked.sides().elementsEqual(known, by: { $0.isSame(as: $1) }),
        "the insets of sides are others than are remembered")
    }
    if let known = knownSafeArea {
      try require(asked.safeArea() == known, "the safe area is another than is remembered")
    }
    if let base = knownTops.base {
      asked.computeTops(base)
      try require(
        asked.knownTops.byRow.elementsEqual(knownTops.byRow) { $0 == $1 || $0.isNaN && $1.isNaN }
          && asked.knownTops.observed == knownTops.observed,
        "the insets at the top are others than are remembered")
    }
  }

  /// T-19: whether the controller that answered still counts.
  private func checkLastUpdate() throws(BrokenInvariant) {
    guard case .answers(let answers) = lastUpdate.source, answers.styleAnswerer.exists else {
      return
    }
    let style = answers.styleAnswerer
    try check(lastUpdate.style, chains.style, endsAt: style)
    try check(lastUpdate.hidden, chains.hidden, endsAt: answers.hiddenAnswerer)
    guard lastUpdate.placement == chains.placement else { return }
    try require(
      lastUpdate.answererIsInWindow == arena.isInWindow(style),
      "the answerer is remembered in the wrong place",
      "\(text(style)) is \(lastUpdate.answererIsInWindow ? "not " : "")in a window")
  }

  private func check(
    _ followed: FollowedChain, _ chain: Chain, endsAt answerer: ControllerID
  ) throws(BrokenInvariant) {
    try require(
      followed.hops(chain).last?.controller == answerer && followed.stop(chain) != nil,
      "answered at the end of another chain", "\(text(answerer)) for \(chain.question.name)")
  }
}
