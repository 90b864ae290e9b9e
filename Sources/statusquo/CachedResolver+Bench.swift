import StatusQuoAppearanceModel
public import StatusQuoBenchmarking
public import StatusQuoCachedResolver

extension CachedResolver: QueryResolver {}

extension CachedResolver {
  /// What was computed so far.
  private var workCounts: [WorkCount] {
    [
      WorkCount("chainWalks", counters.chainWalks),
      WorkCount("chainHits", counters.chainHits),
      WorkCount("controllersAsked", counters.controllersAsked),
      WorkCount("cardWalks", counters.cardWalks),
      WorkCount("statusBarUpdates", counters.statusBarUpdates),
      WorkCount("windowSearches", counters.windowSearches),
      WorkCount("controllersRestyled", counters.controllersRestyled),
      WorkCount("viewsRestyled", counters.viewsRestyled),
      WorkCount("wordsFlipped", counters.wordsFlipped),
      WorkCount("screenVisits", counters.screenVisits),
    ]
  }

  /// What is computed for `steps`, each followed by a question for the bar.
  static func work(playing steps: [Step], on scenario: Scenario) -> [WorkCount] {
    var model = CachedResolver(scenario)
    _ = model.upToDateBar()
    let before = model.workCounts
    for step in steps {
      model.apply(step)
      _ = model.upToDateBar()
    }
    return zip(before, model.workCounts).map { WorkCount($0.name, $1.count - $0.count) }
  }
}
