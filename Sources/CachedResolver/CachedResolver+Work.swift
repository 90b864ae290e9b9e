public import AppearanceModel

extension CachedResolver {
  /// What was computed so far, and the controllers that the bar's chains remember.
  public func count(into work: inout Work) -> Bool {
    work.stylesComputed = counters.controllersRestyled + counters.viewsRestyled
    work.chainWalks = counters.chainWalks + counters.cardWalks
    work.kept.removeAll(keepingCapacity: true)
    list(chains.style, in: &work.kept)
    list(chains.hidden, in: &work.kept)
    return true
  }

  private func list(_ chain: borrowing Chain, in kept: inout [Name]) {
    for hop in chain.hops { kept.append(arena.names[hop.controller]) }
    for refused in chain.refused { kept.append(arena.names[refused]) }
  }
}
