import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoScenarioBuilder
import Testing

@Suite struct OutcomeTests {
  /// A step and what becomes of it, in the world below.
  struct Row: CustomTestStringConvertible {
    var name: String
    var steps: @Sendable (inout Names) -> [Step]
    var outcome: StepOutcome

    var testDescription: String { name }

    init(
      _ name: String, _ outcome: StepOutcome,
      _ step: @escaping @Sendable (inout Names) -> Step
    ) {
      self.init(name, outcome, steps: { [step(&$0)] })
    }

    init(
      _ name: String, _ outcome: StepOutcome,
      steps: @escaping @Sendable (inout Names) -> [Step]
    ) {
      self.name = name
      self.outcome = outcome
      self.steps = steps
    }
  }

  private static func play(_ row: Row) -> (Scenario, CachedResolver) {
    let scenario = Scenario(
      iOS: 18,
      {
        window("W") {
          tab("T") {
            navigation("N") {
              plain("A")
              plain("B") { plain("C") }
            }
            plain("D")
            presents { plain("P") { plain("Q") } }
          }
        }
        detached {
          plain("X")
          navigation("M") { plain("Y") }
          alert("L")
        }
      }, steps: row.steps)
    var resolver = CachedResolver(scenario)
    for step in scenario.steps { resolver.apply(step) }
    return (scenario, resolver)
  }

  static let rows: [Row] = [
    Row("a name that nothing has", .ignored(.unknownName)) { .pop(on: $0["Z"]) },
    Row("an unknown name before a wrong kind", .ignored(.unknownName)) {
      .push($0["Z"], on: $0["A"])
    },
    Row("a view is no controller", .ignored(.wrongKind)) { .dismiss(from: $0["A.view"]) },
    Row("nothing is pushed on a tab", .ignored(.wrongKind)) { .push($0["X"], on: $0["T"]) },
    Row("no children are added to a stack", .ignored(.wrongKind)) {
      .addChild($0["X"], to: $0["N"], in: nil)
    },
    Row("a detached controller is pushed", .applied) { .push($0["X"], on: $0["N"]) },
    Row("a navigation controller is not", .raised(.navigationControllerPushed)) {
      .push($0["M"], on: $0["N"])
    },
    Row("no controller is pushed twice", .raised(.alreadyInStack)) { .push($0["A"], on: $0["N"]) },
    Row("a parent is not pushed into itself", .raised(.containsReceiver)) {
      .push($0["T"], on: $0["N"])
    },
    Row("who is presented is not pushed", .raised(.activeController)) {
      .push($0["P"], on: $0["N"])
    },
    Row("the last one stays", .ignored(.oneControllerLeft)) { .pop(on: $0["M"]) },
    Row("a stack is popped to its root once", .ignored(.alreadyThere)) {
      .popToRoot(on: $0["M"])
    },
    Row("a stack is popped to who is in it", .raised(.notInStack)) {
      .popTo($0["C"], on: $0["N"])
    },
    Row("a list names no controller twice", .raised(.alreadyInStack)) {
      .setViewControllers([$0["X"], $0["X"]], on: $0["N"])
    },
    Row("only children are selected", .raised(.notAChild)) { .select($0["A"], on: $0["T"]) },
    Row("the selected one is selected again", .applied) { .select($0["N"], on: $0["T"]) },
    Row("no controller contains itself", .raised(.containsReceiver)) {
      .addChild($0["X"], to: $0["X"], in: nil)
    },
    Row("a child is added once", .ignored(.alreadyAChild)) {
      .addChild($0["C"], to: $0["B"], in: nil)
    },
    Row("a child sits in its parent's views", .ignored(.viewOfAnotherController)) {
      .addChild($0["X"], to: $0["B"], in: $0["A.view"])
    },
    Row("a stack keeps its children", .ignored(.managedByContainer)) {
      .removeFromParent($0["A"])
    },
    Row("without a parent there is nothing to leave", .ignored(.noParent)) {
      .removeFromParent($0["X"])
    },
    Row("no controller presents itself", .raised(.presentsItself)) {
      .present($0["X"], from: $0["X"])
    },
    Row("a child is not presented", .raised(.activeController)) {
      .present($0["C"], from: $0["A"])
    },
    Row("no controller is presented twice", .raised(.alreadyPresented)) {
      .present($0["P"], from: $0["A"])
    },
    Row("a detached one presents nothing", .ignored(.notInWindow)) {
      .present($0["X"], from: $0["M"])
    },
    Row("one presentation at a time", .ignored(.alreadyPresenting)) {
      .present($0["X"], from: $0["A"])
    },
    Row("an alert on what is presented", .applied) { .present($0["L"], from: $0["Q"]) },
    Row("nothing to dismiss", .ignored(.nothingToDismiss)) { .dismiss(from: $0["X"]) },
    Row("the root it has already", .ignored(.noChange)) { .setRoot($0["T"], of: $0["W"]) },
    Row("a window of that name", .ignored(.noChange)) {
      .addWindow(Window($0["A"]), root: nil)
    },
    Row("no such property", .ignored(.noSuchProperty)) {
      .set(.known(.barStyle), to: .word(.black), on: $0["A"])
    },
    Row("a value of another property", .ignored(.badValue)) {
      .set(.known(.barStyle), to: .word(.dark), on: $0["N"])
    },
    Row("null where it means nothing", .ignored(.badValue)) {
      .set(.known(.storedHidden), to: .null, on: $0["A"])
    },
    Row("a name in a value is an argument", .ignored(.unknownName)) {
      .set(.unknown($0["nonsense"]), to: .controller($0["Z"]), on: $0["A"])
    },
    Row("traits for the child of another controller", .ignored(.notAChild)) {
      .set(.known(.setOverrideTraitCollection), to: .child($0["C"], .dark), on: $0["T"])
    },
    Row("the app's setters wait for app mode", .ignored(.viewControllerMode)) { _ in
      .setStatusBarStyle(.lightContent)
    },
    Row("KVC on iOS 13 and later", .raised(.internalInconsistency)) { _ in .readStatusBarByKVC },
    Row("a location is no number", .raised(.locationEqualsConstant)) {
      .installStatusBarCover($0["A"], anchors: [Anchor(.top, .constant(3))])
    },
    Row("leading beside left", .raised(.leadingMixedWithLeft)) {
      .installStatusBarCover(
        $0["A"], anchors: [Anchor(.leading, .attribute(.left, of: .view))])
    },
    Row("leading beside the center", .applied) {
      .installStatusBarCover(
        $0["A"], anchors: [Anchor(.leading, .attribute(.centerX, of: .view))])
    },
    Row("a card is dragged", .applied) { .beginInteractiveDismiss($0["P"]) },
    Row(
      "a stack that pops by a swipe is left alone", .ignored(.transitionInProgress),
      steps: { [.beginInteractivePop(on: $0["N"]), .push($0["X"], on: $0["N"])] }),
    Row(
      "what a swipe popped is not moved", .ignored(.transitionInProgress),
      steps: { [.beginInteractivePop(on: $0["N"]), .push($0["B"], on: $0["M"])] }),
    Row(
      "no controller moves into one that it pops", .raised(.containsReceiver),
      steps: { [.beginInteractivePop(on: $0["N"]), .addChild($0["N"], to: $0["C"], in: nil)] }),
    Row(
      "a dismissal does not end a dragged card", .ignored(.transitionInProgress),
      steps: { [.beginInteractiveDismiss($0["P"]), .dismiss(from: $0["A"])] }),
    Row(
      "a swipe is canceled once", .ignored(.noTransition),
      steps: {
        [
          .beginInteractivePop(on: $0["N"]), .cancelInteractivePop(on: $0["N"]),
          .cancelInteractivePop(on: $0["N"]),
        ]
      }),
  ]

  @Test(arguments: rows) func `a step has its outcome`(_ row: Row) throws {
    let (_, resolver) = Self.play(row)
    #expect(resolver.outcome == row.outcome)
    try resolver.checkInvariants()
  }

  @Test(arguments: rows.filter { $0.outcome != .applied })
  func `a refused step changes nothing but what is said of it`(_ row: Row) {
    let (scenario, _) = Self.play(row)
    var resolver = CachedResolver(scenario)
    var (before, after) = (Observation(), Observation())
    for step in scenario.steps.dropLast() { resolver.apply(step) }
    resolver.observe(into: &before)
    resolver.apply(scenario.steps[scenario.steps.count - 1])
    resolver.observe(into: &after)
    #expect(after.bar == before.bar)
    #expect(after.provenance == before.provenance)
    #expect(after.stale == before.stale)
    #expect(after.styles == before.styles)
    #expect(after.calls.isEmpty)
    #expect(after.traitChanges.isEmpty)
  }
}
