import StatusQuoAppearanceModel

/// The controllers that come on screen: those that one of them adds join them (L-12).
struct ComingControllers {
  var controllers: [ControllerID] = []
  /// Those of them that are loaded by a stack.
  var later: [LoadedByStack] = []
}

/// A controller whose view a navigation controller loads in its viewWillAppear.
struct LoadedByStack {
  let controller: ControllerID
  let stack: ControllerID
}

// L-1: when views are loaded that come on screen.
extension World {
  /// Loads the views of those that come, but for what is in a navigation controller that comes, too: it
  /// loads that itself.
  mutating func loadViews(of incoming: [ControllerID]) -> [LoadedByStack] {
    var later: [LoadedByStack] = []
    for id in incoming where !isViewLoaded[id] {
      let stack = stackThatLoads(id, incoming)
      for view in otherColumns(before: id) + [id] {
        if let stack {
          uses(.l1)
          later.append(LoadedByStack(controller: view, stack: stack))
        } else {
          loadView(of: view)
        }
      }
    }
    return later
  }

  /// The innermost navigation controller around it that comes; a column loads nothing itself (C-58).
  private func stackThatLoads(_ id: ControllerID, _ incoming: [ControllerID]) -> ControllerID? {
    if readings.takes(1, of: .c58) { return nil }
    return hierarchy.selfAndParents(of: id).first {
      $0 != id && hierarchy[$0].kind == .navigation && incoming.contains($0) && !isColumn($0)
    }
  }

  private func isColumn(_ stack: ControllerID) -> Bool {
    hierarchy.all.contains {
      hierarchy.columns[$0].contains(stack) && hierarchy.hangs(stack, on: $0)
    }
  }

  /// Before the last column the others are loaded, with what is on top of their own stacks, though they are
  /// not on screen.
  private func otherColumns(before id: ControllerID) -> [ControllerID] {
    let split = hierarchy.all.first { hierarchy.columns[$0].last == id }
    guard let split, hierarchy.hangs(id, on: split) else { return [] }
    return hierarchy.columns[split].dropLast().filter { hierarchy.hangs($0, on: split) }.flatMap {
      column in
      let top = hierarchy.children[column].last { hierarchy[$0].kind != .navigation }
      return [column] + (top.map { [$0] } ?? [])
    }
  }
}
