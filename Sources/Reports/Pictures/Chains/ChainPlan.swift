package import StatusQuoAppearanceModel
package import StatusQuoArticles

/// The way of one question through the controllers, as rows: what both resolvers did first, then,
/// where they part, the way of each.
package struct ChainPlan {
  package enum Row: Hashable {
    /// A controller that was asked, and why.
    case hop(Provenance.Hop, from: Name?)
    /// Hops that agree and are left out.
    case skipped(Int)
    /// The first link that was not followed.
    case stop(Provenance.Answer)
    /// Nothing was asked.
    case nothing
  }

  /// The answer whose way it is.
  package enum Branch: Hashable {
    case both, right, wrong
  }

  package private(set) var rows: [(row: Row, branch: Branch)] = []

  /// Hops in a line that are all drawn.
  private static let most = 7

  package init(_ question: BarQuestion, _ moment: Moment.Pictured) {
    let right = moment.expected.provenance?.answer(to: question)
    let wrong = moment.actual.map { $0.provenance?.answer(to: question) } ?? right
    if right == wrong {
      add(right, from: 0, .both)
      return
    }
    let (ours, theirs) = (right?.chain ?? [], wrong?.chain ?? [])
    let shared = zip(ours, theirs).prefix { $0 == $1 }.count
    add(Array(ours.prefix(shared)), from: 0, .both)
    add(right, from: shared, .right)
    add(wrong, from: shared, .wrong)
  }

  private mutating func add(_ answer: Provenance.Answer?, from start: Int, _ branch: Branch) {
    guard let answer else { return rows.append((.nothing, branch)) }
    add(answer.chain, from: start, branch)
    rows.append((.stop(answer), branch))
  }

  /// Adds a chain, a long one shortened to its beginning and its end.
  private mutating func add(_ chain: [Provenance.Hop], from start: Int, _ branch: Branch) {
    let count = chain.count - start
    for index in start..<max(start, chain.count) {
      let place = index - start
      if count > Self.most, place >= 3, place < count - 3 {
        if place == 3 { rows.append((.skipped(count - 6), branch)) }
        continue
      }
      let origin = index > 0 ? chain[index - 1].controller : nil
      rows.append((.hop(chain[index], from: origin), branch))
    }
  }
}
