import StatusQuoAppearanceModel

// W-8: split view controllers collapse in compact width, and expand in regular width.
extension World {
  /// The columns of the column styles, as UIKit makes them: navigation controllers.
  mutating func noteColumns() {
    for split in hierarchy.all where hierarchy[split].kind == .split {
      let children = hierarchy.children[split]
      let count = settings[split].splitViewStyle.columns
      if iOS >= 14, children.count == count,
        children.allSatisfy({ hierarchy[$0].kind == .navigation })
      {
        hierarchy.columns[split] = children
      }
    }
  }

  /// True for one whose children are columns, which no step adds or removes.
  func hasColumns(_ split: ControllerID) -> Bool { !hierarchy.columns[split].isEmpty }

  /// Collapses or expands all of them if the width has changed. A stack that is being popped stays as it is
  /// (W-11).
  mutating func adaptSplits() {
    if hierarchy.collapsesSplits == collapsesSplits { return }
    hierarchy.collapsesSplits = collapsesSplits
    for split in hierarchy.all where hierarchy[split].kind == .split {
      uses(.w8)
      guard let first = hierarchy.children[split].first, hierarchy[first].kind == .navigation,
        !isPopping(first)
      else { continue }
      if hierarchy.collapsesSplits {
        collapse(split, onto: first)
      } else if hasColumns(split) {
        takeColumns(of: split, from: first)
      } else {
        separate(split, from: first)
      }
    }
  }

  /// A navigation controller that comes first gets the others pushed, unless the delegate keeps it on top.
  private mutating func collapse(_ split: ControllerID, onto stack: ControllerID) {
    if settings[split].topColumnForCollapsing == .primary { return }
    for child in hierarchy.children[split].dropFirst() { hierarchy.move(child, to: stack) }
  }

  /// Columns come back from the stack, and those that were popped off it.
  private mutating func takeColumns(of split: ControllerID, from stack: ControllerID) {
    for column in hierarchy.columns[split] where column != stack {
      if hierarchy[column].parent == stack {
        hierarchy.move(column, to: split)
      } else if hierarchy[column].parent == nil, hierarchy[column].presentation == nil,
        hierarchy[column].poppingNavigationController == nil, !hierarchy.isRoot(column),
        !hierarchy.windows.contains(where: { $0.replacedRoots.contains(column) })
      {
        hierarchy.attach(column, to: split)
      }
    }
  }

  /// In the older style the top of a stack of several becomes the second child, and the only other one.
  private mutating func separate(_ split: ControllerID, from stack: ControllerID) {
    guard hierarchy.children[stack].count > 1, let top = hierarchy.top(of: stack) else { return }
    for other in hierarchy.children[split].dropFirst() { detach(other) }
    hierarchy.move(top, to: split)
  }
}

// L-1: columns are loaded with their split view controller, though they are not on screen.
extension World {
  /// The controllers that come on screen, each after those that are loaded before it: before the last column
  /// the others, with what is on top of their own stacks.
  func loadingOrder(_ incoming: [ControllerID]) -> [ControllerID] {
    var order: [ControllerID] = []
    for id in incoming {
      for column in otherColumns(before: id) {
        order.append(column)
        if let top = hierarchy.children[column].last(where: { hierarchy[$0].kind != .navigation }) {
          order.append(top)
        }
      }
      order.append(id)
    }
    return order
  }

  private func otherColumns(before id: ControllerID) -> [ControllerID] {
    let split = hierarchy.all.first { hierarchy.columns[$0].last == id }
    guard let split else { return [] }
    let isTogether = hierarchy.isInWindow(split) && hierarchy.hangs(id, on: split)
    return isTogether
      ? hierarchy.columns[split].dropLast().filter { hierarchy.hangs($0, on: split) } : []
  }
}
