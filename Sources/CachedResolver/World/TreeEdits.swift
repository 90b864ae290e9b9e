import StatusQuoAppearanceModel

/// The place of a controller when the step began.
struct PlaceBefore {
  var controller: ControllerID
  var parent: ControllerID
  var presenter: ControllerID
  var window: WindowID
}

/// All edits of the trees. Each notes what may follow from it: styles to compute again, places where
/// the screen may have changed, chains that are no longer known.
extension CachedResolver {
  /// Takes it out of its parent, window or presentation, whichever it is in (W-3, W-4).
  mutating func takeOut(_ controller: ControllerID) {
    guard controller.exists else { return }
    endPresentations(hangingOn: controller)
    let place = arena.links[controller]
    if place.parent.exists {
      unlink(controller)
    } else if place.presenter.exists {
      endPresentation(of: controller)
    } else if place.window.exists {
      leaveWindow(controller)
    }
  }

  /// Makes it the last child of `parent`.
  mutating func link(_ child: ControllerID, under parent: ControllerID, in containerView: ViewID) {
    noteMove(child)
    let last = arena.links[parent].lastChild
    arena.links[child].containerView = containerView
    arena.append(child, to: parent)
    comesFromOutside(child)
    if arena.kind(parent) == .navigation {
      restyling.add(last)
      touch(parent)
    }
    appeared(child)
  }

  /// Gives it another parent in the same tree; what is presented from it stays.
  private mutating func move(_ child: ControllerID, to parent: ControllerID) {
    unlink(child)
    link(child, under: parent, in: arena.links[parent].rootView)
  }

  // MARK: Split view controllers (W-8)

  /// Brings every split view controller into the width of now: `arena.collapsesSplits`.
  mutating func adaptSplits(collapse: Bool) {
    arena.collapsesSplits = collapse
    for split in arena.controllers where arena.kind(split) == .split {
      let first = arena.links[split].firstChild
      if !collapse, let columns = arena.rareSettings(of: split)?.columns, !columns.isEmpty {
        takeBack(columns, to: split)
      } else if first.exists, arena.kind(first) == .navigation,
        !arena.flags[first].contains(.isPopping)
      {
        if collapse {
          pushOthers(of: split, on: first)
        } else {
          separate(split, from: first)
        }
      }
      childrenAppeared(split)
    }
  }

  /// Others of them may be active now.
  mutating func childrenAppeared(_ split: ControllerID) {
    var child = arena.links[split].firstChild
    while child.exists {
      appeared(child)
      child = arena.links[child].next
    }
  }

  private mutating func pushOthers(of split: ControllerID, on stack: ControllerID) {
    if arena.rareSettings(of: split)?.topColumn == .primary { return }
    var child = arena.links[stack].next
    while child.exists {
      let next = arena.links[child].next
      move(child, to: stack)
      child = next
    }
  }

  private mutating func takeBack(_ columns: [ControllerID], to split: ControllerID) {
    for column in columns where !isAbove(column, split) {
      let place = arena.links[column]
      if place.parent.exists {
        if columns.contains(place.parent), !arena.flags[place.parent].contains(.isPopping) {
          move(column, to: split)
        }
      } else if !place.presenter.exists, !place.window.exists,
        !arena.flags[column].contains(.isPopped), !windowOfReplaced(column).exists
      {
        link(column, under: split, in: arena.links[split].rootView)
      }
    }
  }

  private mutating func separate(_ split: ControllerID, from stack: ControllerID) {
    let top = arena.links[stack].lastChild
    guard top != arena.links[stack].firstChild else { return }
    while arena.links[stack].next.exists { takeOut(arena.links[stack].next) }
    move(top, to: split)
  }

  private mutating func unlink(_ child: ControllerID) {
    noteMove(child)
    let place = arena.links[child]
    if place.previous.exists {
      arena.links[place.previous].next = place.next
    } else {
      arena.links[place.parent].firstChild = place.next
    }
    if place.next.exists {
      arena.links[place.next].previous = place.previous
    } else {
      arena.links[place.parent].lastChild = place.previous
    }
    arena.plane.part(child, from: place.parent, arena.links)
    arena.links[child].parent = .none
    arena.links[child].previous = .none
    arena.links[child].next = .none
    arena.links[child].containerView = .none
    arena.flags[child].remove(.isViewOut)
    dropKeptTraits(child)
    revealSibling(of: child, leaving: place)
    becameDetached(child)
  }

  /// Activates another child now that one left `place` (W-3 for a tab's selection).
  private mutating func revealSibling(of child: ControllerID, leaving place: Links) {
    let parent = place.parent
    switch arena.kind(parent) {
    case .navigation where !place.next.exists:
      appeared(arena.links[parent].lastChild)
      // It no longer has a bar of its own, so it forwards (C-57).
      if arena.hasStackOnTop(parent) { touch(parent, for: .style) }
    case .tab where arena.links[parent].selected == child:
      select(arena.links[parent].firstChild, of: parent)
    case .split where arena.collapsesSplits && !place.previous.exists:
      appeared(arena.links[parent].firstChild)
    case .split where !arena.collapsesSplits && arena.rareSettings(of: parent)?.columns.count == 3:
      appeared(arena.links[parent].firstChild)
    case .navigation, .tab, .plain, .split, .page, .alert:
      break
    }
  }

  mutating func select(_ child: ControllerID, of tab: ControllerID) {
    restyling.add(arena.links[tab].selected)
    arena.links[tab].selected = child
    appeared(child)
    touch(tab)
  }

  /// Brings the children of a navigation controller into this order.
  mutating func order(childrenOf stack: ControllerID, like list: [ControllerID]) {
    reorderedStep = stepNumber
    let oldTop = arena.links[stack].lastChild
    var previous = ControllerID.none
    for child in list {
      arena.links[child].previous = previous
      if previous.exists { arena.links[previous].next = child }
      previous = child
    }
    if previous.exists { arena.links[previous].next = .none }
    arena.links[stack].firstChild = list.first ?? .none
    arena.links[stack].lastChild = previous
    guard previous != oldTop else { return }
    restyling.add(oldTop)
    appeared(previous)
    touch(stack)
  }

  mutating func becomeRoot(_ controller: ControllerID, of window: WindowID) {
    noteMove(controller)
    arena.links[controller].window = window
    windows[window].root = controller
    comesFromOutside(controller)
    appeared(controller)
  }

  mutating func leaveWindow(_ controller: ControllerID) {
    noteMove(controller)
    windows[arena.links[controller].window].root = .none
    arena.links[controller].window = .none
    becameDetached(controller)
  }

  /// Changes links only: the caller decides the style of the presentation.
  mutating func linkPresentation(of presented: ControllerID, by presenter: ControllerID) {
    noteMove(presented)
    let window = arena.links[arena.topmostParent(of: presenter)].window
    arena.links[presented].presenter = presenter
    arena.links[presented].window = window
    arena.links[presenter].presented = presented
    windows.append(presented: presented, to: window, &arena.links)
    comesFromOutside(presented)
    touch(presenter)
    appeared(presented)
  }

  mutating func endPresentation(of presented: ControllerID) {
    noteMove(presented)
    let presenter = arena.links[presented].presenter
    windows.remove(presented: presented, from: arena.links[presented].window, &arena.links)
    if arena.flags[presented].contains(.isBeingDismissed) {
      _ = removeTransition(of: presented)
    }
    if arena.flags[presented].contains(.madePresenterLeave) { screen.regions.append(presenter) }
    arena.flags[presented].subtract([.isBeingDismissed, .madePresenterLeave])
    arena.links[presented].presenter = .none
    arena.links[presented].window = .none
    arena.links[presenter].presented = .none
    becameDetached(presented)
    if hasReplaced { forgetReplaced() }
  }

  /// Ends every presentation that hangs on a controller of its tree, at any depth.
  ///
  /// - Complexity: the presentations there are, each with the parents of its presenter.
  private mutating func endPresentations(hangingOn top: ControllerID) {
    if detached.contains(top), !windowOfReplaced(top).exists { return }
    for window in windows.order where windows[window].firstPresented.exists {
      listPresentations(in: window, hangingOn: top)
      var presented = windows[window].lastPresented
      while presented.exists {
        let previous = arena.links[presented].previous
        if arena.flags[presented].contains(.isEnding) {
          arena.flags[presented].remove(.isEnding)
          endPresentation(of: presented)
        }
        presented = previous
      }
    }
  }

  /// The presentations in a window that hang on a controller of a tree, at any depth.
  mutating func presentations(
    hangingOn top: ControllerID, in window: WindowID
  ) -> [ControllerID] {
    listPresentations(in: window, hangingOn: top)
    var found: [ControllerID] = []
    var presented = windows[window].firstPresented
    while presented.exists {
      if arena.flags[presented].contains(.isEnding) { found.append(presented) }
      arena.flags[presented].remove(.isEnding)
      presented = arena.links[presented].next
    }
    return found
  }

  /// A presentation comes after the one it hangs on, so one pass finds all.
  private mutating func listPresentations(in window: WindowID, hangingOn top: ControllerID) {
    var presented = windows[window].firstPresented
    while presented.exists {
      var node = arena.links[presented].presenter
      while node != top, arena.links[node].parent.exists { node = arena.links[node].parent }
      if node == top || arena.flags[node].contains(.isEnding) {
        arena.flags[presented].insert(.isEnding)
      }
      presented = arena.links[presented].next
    }
  }

  // MARK: What follows from an edit

  mutating func appeared(_ controller: ControllerID) {
    guard controller.exists else { return }
    screen.regions.append(controller)
    restyling.add(controller)
    placementChanged(controller)
  }

  /// A chain that looked at it in its old place has flagged it, so no other is to be touched.
  private mutating func becameDetached(_ controller: ControllerID) {
    detached.insert(controller)
    restyling.add(controller)
    placementChanged(controller)
    treeMoved(controller)
  }

  /// It hangs on something again, and keeps no override that was taken back (TR-14).
  private mutating func comesFromOutside(_ controller: ControllerID) {
    detached.remove(controller)
    arena.flags[controller].subtract([.keepsOverride, .keptOverrideIsDark])
    treeMoved(controller)
  }

  mutating func noteMove(_ controller: ControllerID) {
    guard !arena.flags[controller].contains(.hasMoved) else { return }
    let place = arena.links[controller]
    reorderedStep = stepNumber
    arena.flags[controller].insert(.hasMoved)
    hasCallsOrMoves = true
    moves.append(
      PlaceBefore(
        controller: controller, parent: place.parent, presenter: place.presenter,
        window: place.window))
  }
}
