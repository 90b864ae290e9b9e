import AppearanceModel

/// `setOverrideTraitCollection(_:forChild:)`: the values stay with the pair (TR), so they are kept
/// at the child, one for each parent that ever gave it one.
extension Arena {
  /// What `parent` hands down to `child` alone, by its override or else by what was stored.
  func traits(from parent: ControllerID, to child: ControllerID) -> UserInterfaceStyle {
    if let style = settings[parent].traitsForChildren { return style }
    let row = childTraitsRow(parent, child)
    return row < 0 ? .unspecified : childTraits[Int(row)].style
  }

  mutating func store(
    _ style: UserInterfaceStyle, from parent: ControllerID, to child: ControllerID
  ) {
    let row = childTraitsRow(parent, child)
    if row >= 0 {
      childTraits[Int(row)].style = style
      return
    }
    let added = Int32(childTraits.count)
    let first = rarity(child)?.childTraits ?? -1
    childTraits.append(ChildTraitsEntry(parent: parent, style: style, next: first))
    changeRarity(child) { $0.childTraits = added }
  }

  private func childTraitsRow(_ parent: ControllerID, _ child: ControllerID) -> Int32 {
    guard settings[child].rarity >= 0 else { return -1 }
    var row = rarities[Int(settings[child].rarity)].childTraits
    while row >= 0, childTraits[Int(row)].parent != parent { row = childTraits[Int(row)].next }
    return row
  }
}
