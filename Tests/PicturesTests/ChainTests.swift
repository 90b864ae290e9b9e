import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoPictures
import Testing

/// The way of a question through the controllers.
struct ChainTests {
  private static let names = Names((0..<40).map { "C\($0)" })

  private static func answer(_ hops: [Int]) -> Provenance.Answer {
    Provenance.Answer(
      answeredBy: Name(index: hops.last ?? 0),
      chain: hops.map { .init(controller: Name(index: $0), reason: .forwardedByNavigation) },
      stop: .init(at: Name(index: hops.last ?? 0), notAsked: nil, reason: .doesNotForward))
  }

  private static func moment(_ right: [Int], _ wrong: [Int]?) -> Moment.Pictured {
    var (expected, actual) = (Observation(), Observation())
    expected.provenance = Provenance()
    expected.provenance?.hidden = answer(right)
    actual.provenance = Provenance()
    actual.provenance?.hidden = wrong.map(answer)
    return Moment.Pictured(
      number: 1, call: "x", expected: expected, actual: wrong == nil ? nil : actual,
      snapshot: Story(playing: Scenario()).moments[0].snapshot, settings: [], windowSettings: [],
      didAsk: true)
  }

  private func branches(_ moment: Moment.Pictured) -> [ChainPlan.Branch] {
    ChainPlan(.hidden, moment).rows.map(\.branch)
  }

  @Test func `what agrees is drawn once, then the way of each`() {
    #expect(branches(Self.moment([0, 1, 2], nil)) == [.both, .both, .both, .both])
    #expect(
      branches(Self.moment([0, 1], [0, 2, 3])) == [.both, .right, .right, .wrong, .wrong, .wrong])
    #expect(branches(Self.moment([0], [0, 1])) == [.both, .right, .wrong, .wrong])
  }

  @Test func `of a long way that agrees the middle is left out, of where they part nothing`() {
    let shared = Array(0..<20)
    let plan = ChainPlan(.hidden, Self.moment(shared + [30], shared + [31]))
    #expect(plan.rows.count == 3 + 1 + 3 + 2 + 2)
    #expect(plan.rows.contains { $0.row == .skipped(14) })
    #expect(plan.rows.suffix(4).map(\.branch) == [.right, .right, .wrong, .wrong])
  }

  @Test func `the controller that answers is marked, as is the one that should`() {
    let svg = ChainPicture(.hidden, Self.moment([0, 1], [0, 2]), Self.names).drawing.content.text
    #expect(svg.contains("should decide hidden"))
    #expect(svg.contains("is asked instead"))
    #expect(svg.matches(of: /class="stop/).count == 2)
  }
}
