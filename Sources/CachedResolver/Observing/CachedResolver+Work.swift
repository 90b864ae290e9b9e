public import StatusQuoAppearanceModel

extension CachedResolver {
  /// Counts the work so far, and the controllers that the bar's chains remember.
  public func count(into work: inout Work) -> Bool {
    work.stylesComputed = counters.controllersRestyled + counters.viewsRestyled
    work.chainWalks = counters.chainWalks + counters.cardWalks
    work.insetsComputed = counters.insetsComputed
    if !work.kept.isEmpty { work.kept.removeAll(keepingCapacity: true) }
    for hop in chains.style.hops { work.kept.append(arena.names[hop.controller]) }
    for refused in chains.style.refused { work.kept.append(arena.names[refused]) }
    for hop in chains.hidden.hops { work.kept.append(arena.names[hop.controller]) }
    for refused in chains.hidden.refused { work.kept.append(arena.names[refused]) }
    return true
  }
}
