public import AppearanceModel

extension CachedResolver {
  /// What was computed so far, and the controllers that the bar's chains remember.
  public func work() -> Work? {
    var work = Work()
    work.stylesComputed = counters.controllersRestyled + counters.viewsRestyled
    work.chainWalks = counters.chainWalks + counters.cardWalks
    for chain in [chains.style, chains.hidden] {
      work.kept += chain.hops.map { arena.names[$0.controller] }
      work.kept += chain.refused.map { arena.names[$0] }
    }
    return work
  }
}
