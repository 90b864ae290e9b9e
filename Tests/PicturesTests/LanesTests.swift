import StatusQuoAppearanceModel
import StatusQuoPictures
import Testing

struct LanesTests {
  @Test func `each call of each step is a mark in the lane of its controller`() throws {
    let story = try Situation("38").story
    let lanes = Lanes(story)
    let marks = lanes.lanes.flatMap(\.marks)
    let calls = story.moments.flatMap(\.expected.calls)
    #expect(!calls.isEmpty)
    #expect(marks.count { if case .call = $0.event { true } else { false } } == calls.count)
    #expect(lanes.columns.map(\.number) == story.moments.map(\.number))
    #expect(lanes.columns.map(\.didAsk) == story.moments.map(\.didAsk))
  }

  @Test func `marks stand in the column of their step`() throws {
    let story = try Situation("38").story
    let lanes = Lanes(story)
    for lane in lanes.lanes {
      for mark in lane.marks {
        #expect(lanes.columns.contains { $0.x <= mark.x && mark.x <= $0.x + $0.width })
      }
    }
  }
}
