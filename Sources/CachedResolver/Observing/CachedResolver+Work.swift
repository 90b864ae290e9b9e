public import StatusQuoAppearanceModel

extension CachedResolver {
  /// Counts the work so far, the controllers that the bar's chains remember, and the elements of lists.
  public func count(into work: inout Work) -> Bool {
    work.stylesComputed = counters.controllersRestyled + counters.viewsRestyled
    work.chainWalks = counters.chainWalks + counters.cardWalks
    work.insetsComputed = counters.insetsComputed
    if !work.kept.isEmpty { work.kept.removeAll(keepingCapacity: true) }
    for hop in chains.style.hops { work.kept.append(arena.names[hop.controller]) }
    for refused in chains.style.refused { work.kept.append(arena.names[refused]) }
    for hop in chains.hidden.hops { work.kept.append(arena.names[hop.controller]) }
    for refused in chains.hidden.refused { work.kept.append(arena.names[refused]) }
    work.listed = listed
    return true
  }

  /// The elements of all lists that a step adds to. Those that each step fills anew are left out.
  private var listed: Int {
    swizzledClasses.count + transitions.count + replaced.count + knownStyles.count
      + (knownSides?.count ?? 0) + (knownSafeArea?.count ?? 0) + arena.listed + windows.listed
      + restyling.listed
  }
}

extension Arena {
  fileprivate var listed: Int {
    columns.count + rareSettings.count + childTraits.count + actions.count + nodes.count
  }
}

extension WindowList {
  fileprivate var listed: Int { cells.count + order.count + free.count }
}

extension Restyling {
  fileprivate var listed: Int { keptTraits.count + oldPins.count }
}
