import StatusQuoAppearanceModel
import Testing

/// The getters of each question, as Apple's pages name them; both models take them from one table.
@Suite struct ChainQuestionTests {
  static let getters: [(ChainQuestion, getter: String, child: String, update: String)] = [
    (.bar(.style), "preferredStatusBarStyle", "childForStatusBarStyle", ""),
    (.bar(.hidden), "prefersStatusBarHidden", "childForStatusBarHidden", ""),
    (
      .gesture(.homeIndicatorAutoHidden), "prefersHomeIndicatorAutoHidden",
      "childForHomeIndicatorAutoHidden", "homeIndicatorAutoHidden"
    ),
    (
      .gesture(.screenEdgesDeferringSystemGestures), "preferredScreenEdgesDeferringSystemGestures",
      "childForScreenEdgesDeferringSystemGestures", "screenEdgesDeferringSystemGestures"
    ),
    (
      .gesture(.verticalBarConfiguration), "preferredVerticalBarBehavior",
      "childForPreferredVerticalBarBehavior", "verticalBarConfiguration"
    ),
  ]

  @Test func `every question has the getters of its name`() {
    #expect(Self.getters.map(\.0) == ChainQuestion.allCases)
    for row in Self.getters {
      #expect(row.0.getter.rawValue == row.getter)
      #expect(row.0.child.rawValue == row.child)
      if case .gesture(let gesture) = row.0 { #expect(gesture.rawValue == row.update) }
    }
  }

  @Test func `an override counts for its own question`() {
    for question in ChainQuestion.allCases {
      var controller = Controller(.plain, Name(index: 0))
      controller[child: question] = .firstChild
      for other in ChainQuestion.allCases {
        #expect(controller[child: other] == (other == question ? .firstChild : nil))
      }
      #expect(
        Mirror(reflecting: controller).children.contains { child in
          child.label == question.child.rawValue && child.value as? ChildOverride == .firstChild
        })
    }
  }

  @Test func `an answer counts for its own question`() {
    var controller = Controller(.plain, Name(index: 0))
    controller.prefersHomeIndicatorAutoHidden = true
    controller.preferredScreenEdgesDeferringSystemGestures = .bottom
    controller.preferredVerticalBarBehavior = .disabled
    #expect(
      SystemGesture.allCases.map { controller.ownAnswer(to: $0) } == [
        .homeIndicator(autoHidden: true), .screenEdges(.bottom), .verticalBar(.disabled),
      ])
    #expect(
      SystemGesture.allCases.map(\.facts.usual) == [
        .homeIndicator(autoHidden: false), .screenEdges(.none), .verticalBar(.automatic),
      ])
    for gesture in SystemGesture.allCases {
      #expect(gesture.facts.answers.allSatisfy { $0.gesture == gesture })
      for answer in gesture.facts.answers {
        var gestures = SystemGestures()
        gestures.answer(answer)
        #expect(gestures[gesture] == answer)
      }
    }
  }
}
