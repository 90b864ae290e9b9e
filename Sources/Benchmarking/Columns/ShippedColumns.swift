import StatusQuoAppearanceModel
public import StatusQuoCachedResolver
import StatusQuoGenerators
public import StatusQuoReferenceModel

extension ReferenceModel: QueryResolver {}
extension CachedResolver: QueryResolver {}

/// The resolvers of a benchmark.
package struct BenchmarkColumns {
  /// Right by definition: the others are not timed where they answer differently.
  package let reference: BenchmarkColumn
  /// The resolver that the report is about.
  package let subject: BenchmarkColumn
  /// The resolvers beside it.
  package let peers: [BenchmarkColumn]

  /// A subject beside the reference, the cached resolver, and class objects that remember.
  ///
  /// They are made here, in a module that is optimized.
  package init(subject: BenchmarkColumn, _ peers: [BenchmarkColumn] = [.cached, .memoizing]) {
    self.subject = subject
    reference = BenchmarkColumn("reference") { ReferenceModel($0) }
    self.peers = peers.filter { $0.name != subject.name }
  }

  /// All of them, the reference first.
  package var all: [BenchmarkColumn] { [reference, subject] + peers }
}

extension BenchmarkColumn {
  /// Class objects that remember. They know what the trees of a resolver without limits need.
  package static var memoizing: BenchmarkColumn {
    var column = BenchmarkColumn("memoizing", deepest: MemoizingObjects.deepest) {
      MemoizingObjects($0)
    }
    column.answers.capabilities = Capabilities(
      versions: Version(18)...Version(18), devices: [.iPhone15], kinds: [.plain, .navigation, .tab])
    return column
  }

  /// The cached resolver, with what it computes.
  package static var cached: BenchmarkColumn {
    var column = BenchmarkColumn("cached") { CachedResolver($0) }
    column.work = { workload, steps in
      var model = CachedResolver(workload.scenario)
      _ = model.upToDateBar()
      let before = model.workCounts
      for (number, step) in steps.enumerated() {
        model.apply(step)
        _ = model.upToDateBar()
        let place = number % workload.asked.count
        _ = model.style(of: workload.asked[place])
        _ = model.style(of: workload.askedViews[place])
      }
      return zip(before, model.workCounts).map { WorkCount($0.name, $1.count - $0.count) }
    }
    return column
  }
}

extension CachedResolver {
  /// The work so far.
  fileprivate var workCounts: [WorkCount] {
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
      WorkCount("insetsComputed", counters.insetsComputed),
    ]
  }
}
