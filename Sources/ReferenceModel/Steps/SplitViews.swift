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
    hierarchy.hasRoomForThreeColumns = hasRoomForThreeColumns
    if hierarchy.collapsesSplits == collapsesSplits { return }
    hierarchy.collapsesSplits = collapsesSplits
    for split in hierarchy.all where hierarchy[split].kind == .split {
      uses(.w8)
      if hasColumns(split), !hierarchy.collapsesSplits {
        takeColumns(of: split)
        continue
      }
      guard let first = hierarchy.children[split].first, hierarchy[first].kind == .navigation,
        !isPopping(first)
      else { continue }
      if hierarchy.collapsesSplits {
        collapse(split, onto: first)
      } else {
        separate(split, from: first)
      }
    }
  }

  /// W-8: from 954.25 points of width three columns stand beside one another, measured on an iPad (C-59).
  private var hasRoomForThreeColumns: Bool {
    let isMeasured = iOS >= 26 || readings.takes(2, of: .c59)
    return isMeasured && environment.device.isPad && !isNarrowScene && screenWidth >= 954.25
  }

  /// A navigation controller that comes first gets the others pushed, unless the delegate keeps it on top.
  private mutating func collapse(_ split: ControllerID, onto stack: ControllerID) {
    if settings[split].topColumnForCollapsing == .primary { return }
    for child in hierarchy.children[split].dropFirst() { hierarchy.move(child, to: stack) }
  }

  /// Columns come back from the stack of another one, and those that are in no place; none that has the split view
  /// controller in it.
  private mutating func takeColumns(of split: ControllerID) {
    let columns = hierarchy.columns[split]
    for column in columns where !hierarchy.hangs(split, on: column) {
      if let stack = hierarchy[column].parent {
        if columns.contains(stack), !isPopping(stack) { hierarchy.move(column, to: split) }
      } else if hierarchy[column].presentation == nil,
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
