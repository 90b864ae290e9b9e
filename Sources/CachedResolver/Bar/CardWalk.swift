import StatusQuoAppearanceModel

/// SB-27: whether the bar is light because the black behind a card lies under it.
///
/// Invariant: while `isValid`, a walk from `start` would answer `isLight`, and exactly what that
/// walk looks at has `Flags.onCardWalk`; so only a `touch` there can change the answer.
package struct CardWalk {
  var start = ControllerID.none
  var looked = StepList<ControllerID>()
  package var isLight = false
  var isValid = false
}

extension CachedResolver {
  /// - Complexity: constant while nothing on the walk changed, else its length.
  mutating func isLightBehindCard(from root: ControllerID) -> Bool {
    guard surroundings.iOS >= 13, surroundings.isPhone, surroundings.orientation == .portrait else {
      return false
    }
    if cardWalk.isValid, cardWalk.start == root { return cardWalk.isLight }
    counters.cardWalks += 1
    while !cardWalk.looked.isEmpty {
      arena.flags[cardWalk.looked.removeLast()].remove(.onCardWalk)
    }
    cardWalk.start = root
    lookForCard(at: root)
    cardWalk.isLight = findsLight(from: root)
    cardWalk.isValid = true
    return cardWalk.isLight
  }

  private mutating func lookForCard(at controller: ControllerID) {
    cardWalk.looked.append(controller)
    arena.flags[controller].insert(.onCardWalk)
  }

  private mutating func findsLight(from root: ControllerID) -> Bool {
    var presenterFills = true
    var presented = arena.links[root].presented
    while presented.exists {
      lookForCard(at: presented)
      let style = arena.effectiveStyle(of: presented, surroundings.presentationRules)
      if arena.settings[presented].captures, style != .fullScreen { return false }
      switch style {
      case .pageSheet, .formSheet, .automatic:
        return presenterFills && !arena.flags[presented].contains(.isBeingDismissed)
      case .popover: presenterFills = false
      case .fullScreen, .overFullScreen, .custom: presenterFills = true
      case .currentContext, .overCurrentContext: break
      }
      presented = arena.links[presented].presented
    }
    return false
  }
}
