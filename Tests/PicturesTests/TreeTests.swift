import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoGenerators
import StatusQuoPictures
import StatusQuoReferenceModel
import Testing

/// The drawing of windows and controllers.
struct TreeTests {
  @Test func `everything keeps its place from step to step`() {
    for seed in 1...60 {
      let scenario = Profile.appLike.scenario(seed: UInt64(seed))
      let story = Story(playing: scenario)
      let tree = TreePicture(story)
      let names = tree.lines.map { $0.contents.map(\.name) }
      #expect(names.allSatisfy { Set($0).count == 1 }, "seed \(seed)")
      #expect(tree.lines.allSatisfy { $0.contents.count == story.moments.count })
      let ends = tree.lines.map { $0.y + $0.height }
      #expect(zip(ends, tree.lines.dropFirst()).allSatisfy { $0 <= $1.y }, "seed \(seed)")
    }
  }

  @Test func `every controller is in a row once`() {
    for seed in 1...60 {
      let scenario = Profile.mixed.scenario(seed: UInt64(seed))
      let story = Story(playing: scenario)
      let plan = TreePlan(IndexedStory(story))
      let counted = plan.rows.reduce(0) { sum, row in
        switch row.content {
        case .node: sum + 1
        case .collapsed(let count): sum + count
        }
      }
      #expect(counted == IndexedStory(story).homes.nodes.count, "seed \(seed)")
      #expect(Set(plan.rowOfNode).count == plan.rows.count, "seed \(seed)")
    }
  }

  @Test func `a popped controller stays below the stack that it left`() throws {
    var names = Names()
    let (w, n, a, b) = (names["W"], names["N"], names["A"], names["B"])
    let scenario = Scenario(
      names: names, windows: [Window(w)],
      controllers: [
        Controller(.navigation, n, at: .root(of: w)), Controller(.plain, a, at: .child(of: n)),
        Controller(.plain, b, at: .child(of: n)),
      ], steps: [.pop(on: n), .push(b, on: n)])
    let tree = TreePicture(Story(playing: scenario))
    #expect(tree.lines.map { $0.contents[1].name } == ["W", "N", "A", "B"])
    let row = try #require(tree.lines.last)
    #expect(row.contents.map(\.isAway) == [false, true, false])
    #expect(row.contents.map(\.isGone) == [false, true, false])
    #expect(row.contents.map(\.isOnScreen) == [true, false, true])
    #expect(
      row.contents.map(\.role) == [
        "view controller, top", "view controller, left with this step", "view controller, top",
      ])
  }

  @Test(arguments: [Shape.deep, .wide])
  func `a thousand controllers are collapsed but for those that matter`(_ shape: Shape) throws {
    let scenario = shape.scenario(controllers: 1_000)
    let story = Story(playing: scenario)
    let tree = TreePicture(story)
    #expect(tree.lines.count <= 2 * TreePlan.maxRows)
    let shown = Set(tree.lines.map { $0.contents[0].name })
    let answer = try #require(story.moments[0].expected.provenance?.hidden)
    #expect(shown.contains(story.names.text(answer.answeredBy)))
    #expect(tree.lines.contains { $0.isCollapsed })
    #expect(tree.drawing(at: 0).svg.utf8.count < 40_000)
  }

  enum Shape: CaseIterable {
    case deep, wide

    func scenario(controllers: Int) -> Scenario {
      var names = Names()
      let window = Window(names["W"])
      var list: [Controller] = []
      for number in 0..<controllers {
        let above = self == .deep ? list.last : list.first
        list.append(
          Controller(
            .plain, names["C\(number)"],
            at: above.map { .child(of: $0.name) } ?? .root(of: window.name)))
      }
      return Scenario(names: names, windows: [window], controllers: list)
    }
  }

  @Test func `a chain is marked where the resolvers part`() throws {
    var story = try Situation("12").story
    var actual = story.moments[story.focus].expected
    var answer = try #require(actual.provenance?.hidden)
    let other = story.moments[story.focus].snapshot.controllers.last!.name
    answer.chain.append(.init(controller: other, reason: .forwardedToNamedController))
    answer.answeredBy = other
    actual.provenance?.hidden = answer
    story.moments[story.focus].actual = actual
    let svg = TreePicture(story).drawing(at: story.focus).content.text
    #expect(svg.contains("should decide"))
    #expect(svg.contains("is asked instead"))
    #expect(svg.contains("chain wrong"))
  }
}
