public import Benchmarking
public import CachedResolver
public import ReferenceModel

extension ReferenceModel: QueryResolver {}

extension CachedResolver: QueryResolver {
  /// What the cached resolver counted.
  public var workCounts: [WorkCount] {
    [
      WorkCount("chainWalks", counters.chainWalks),
      WorkCount("chainHits", counters.chainHits),
      WorkCount("controllersAsked", counters.controllersAsked),
      WorkCount("cardWalks", counters.cardWalks),
      WorkCount("reads", counters.reads),
      WorkCount("windowSearches", counters.windowSearches),
      WorkCount("controllersRestyled", counters.controllersRestyled),
      WorkCount("viewsRestyled", counters.viewsRestyled),
      WorkCount("stylesChanged", counters.stylesChanged),
      WorkCount("screenVisits", counters.screenVisits),
    ]
  }
}
