import StatusQuoAppearanceModel

/// `setOverrideTraitCollection(_:forChild:)`: the values stay with the pair (TR), so they are kept
/// at the child, one for each parent that ever gave it one.
extension Arena {
  /// The style that `parent` gives to `child` alone: its override's, else the stored one.
  @inline(__always) func traits(from parent: ControllerID, to child: ControllerID)
    -> UserInterfaceStyle
  {
    if let style = settings[parent].traitsForChildren { return style }
    let row = childTraitsRow(parent, child)
    return row < 0 ? .unspecified : childTraits[Int(row)].style
  }

  /// Returns whether that is another value than before; without any it is `unspecified`.
  @discardableResult
  mutating func store(
    _ style: UserInterfaceStyle, from parent: ControllerID, to child: ControllerID
  ) -> Bool {
    let row = childTraitsRow(parent, child)
    let old = row >= 0 ? childTraits[Int(row)].style : .unspecified
    if style == old { return false }
    if row >= 0 {
      childTraits[Int(row)].style = style
    } else {
      append(ChildTraitsEntry(parent: parent, style: style, next: -1), to: child)
    }
    return true
  }

  private mutating func append(_ entry: ChildTraitsEntry, to child: ControllerID) {
    let row = Int32(childTraits.count)
    childTraits.append(entry)
    childTraits[Int(row)].next = rareSettings(of: child)?.childTraits ?? -1
    changeRareSettings(child) { $0.childTraits = row }
  }

  @inline(__always) private func childTraitsRow(_ parent: ControllerID, _ child: ControllerID)
    -> Int32
  {
    guard settings[child].rareRow >= 0 else { return -1 }
    var row = rareSettings[Int(settings[child].rareRow)].childTraits
    while row >= 0, childTraits[Int(row)].parent != parent { row = childTraits[Int(row)].next }
    return row
  }
}
