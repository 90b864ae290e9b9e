import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunFormats
import StatusQuoScenarioFiles
import Testing

@Suite struct DivergenceClassTests {
  private typealias Symbol = DivergenceClass.Symbol

  private static let symbols: [Symbol] =
    [.nothing, .node, .rootView, .outcome(.applied)]
    + StepOutcome.Reason.allCases.flatMap { [Symbol.outcome(.ignored($0)), .outcome(.raised($0))] }
    + Provenance.HopReason.allCases.map { .hop($0) }
    + Provenance.StopReason.allCases.map { .stop($0) }

  /// Classes of all kinds, as divergences have them.
  private static let classes: [DivergenceClass] = {
    var classes: [DivergenceClass] = [
      DivergenceClass(stepKind: .pop, .hidden, .other),
      DivergenceClass(stepKind: nil, .launchBar, .hidden),
      DivergenceClass(stepKind: nil, .stale, .content),
      DivergenceClass(stepKind: .push, .provenance, .missing),
      DivergenceClass(stepKind: .push, .hiddenStop, .unexpected),
      DivergenceClass(stepKind: .push, .geometry, .unexpected),
      DivergenceClass(stepKind: .push, .safeArea, .controllers),
      DivergenceClass(stepKind: .push, .safeArea, .bottom),
      DivergenceClass(stepKind: .push, .staleGestures, .other),
      DivergenceClass(
        stepKind: .push, .answer(to: .screenEdgesDeferringSystemGestures),
        .symbols(.hop(.root), .stop(.nothingSelected))),
      DivergenceClass(stepKind: .set, part: .invariant, detail: .invariant(id: "a / b: of the c")),
      DivergenceClass(
        stepKind: .set, part: .crash, detail: .crash(.process("exit code 1"), lastWords: "")),
      DivergenceClass(
        stepKind: .set, part: .crash,
        detail: .crash(.process("exit code 1"), lastWords: "KeyError: a")),
      DivergenceClass(
        stepKind: .set, part: .crash, detail: .crash(.wrongAnswer("no number"), lastWords: "")),
      DivergenceClass(
        stepKind: .set, part: .crash, detail: .crash(.lineTooMany("'a'"), lastWords: "")),
      DivergenceClass(
        stepKind: .set, part: .crash, detail: .crash(.error("no module"), lastWords: "")),
      DivergenceClass(stepKind: .set, part: .hang, detail: .none),
      DivergenceClass(stepKind: .set, part: .observed(.styles), detail: .none),
    ]
    for kind in Place.Kind.allCases {
      let ofKind = DivergenceClass(stepKind: .dismiss, kind, .other)
      if !classes.contains(ofKind) { classes.append(ofKind) }
    }
    for (one, other) in zip(symbols, symbols.reversed()) {
      classes.append(DivergenceClass(stepKind: .push, .style, .symbols(one, other)))
    }
    for edit in CallEdit.Kind.allCases {
      for caller in Caller.allCases {
        for method in LifecycleMethod.allCases {
          classes.append(
            DivergenceClass(
              stepKind: .push, part: .observed(.calls), detail: .call(edit, caller, method)))
        }
      }
    }
    for method in LifecycleMethod.allCases {
      classes += [
        DivergenceClass(
          stepKind: .pop, part: .observed(.calls), detail: .order(method, .viewDidLoad)),
        DivergenceClass(
          stepKind: .pop, part: .observed(.calls),
          detail: .orderOfCallers(.parent, .child, method)),
      ]
    }
    for property in MetamorphicProperty.allCases {
      classes.append(
        DivergenceClass(
          stepKind: nil, part: .property,
          detail: .property(.metamorphic(property), of: .reference)))
    }
    for promise in ContainerPromise.allCases {
      for cause in ["open", "pan.cancelled", "what the app does", "a change of a child"] {
        classes.append(
          DivergenceClass(
            stepKind: nil, part: .property,
            detail: .property(.promise(promise, after: cause), of: .subject)))
      }
    }
    for first in classes.prefix(12) {
      classes.append(
        DivergenceClass(stepKind: nil, part: .instability, detail: .instability(first)))
    }
    return classes
  }()

  @Test func `a class is read back from its text and from its JSON, exactly`() throws {
    #expect(Set(Self.classes).count == Self.classes.count)
    for divergenceClass in Self.classes {
      #expect(DivergenceClass("\(divergenceClass)") == divergenceClass)
      let json = DivergenceClass.jsonForm.json(divergenceClass)
      #expect(try DivergenceClass.jsonForm.value(json) == divergenceClass)
    }
    #expect(Set(Self.classes.map { "\($0)" }).count == Self.classes.count)
  }

  @Test(arguments: [
    "pop", "pop: bars", "walk: bar hidden", "pop: bar height", "pop: styles node", "pop: hang late",
    "pop: property renaming", "launch: instability pop", "pop: outcome applied / lost", "",
    "pop: calls missing viewDidLoad", "pop: calls lost child.viewDidLoad",
  ]) func `what is no class is not read as one`(_ text: String) {
    #expect(DivergenceClass(text) == nil)
  }

  /// All pairs of what a scenario shows at its moments: they differ in all parts.
  @Test func `two observations differ where their values do, and their class says so`() {
    var names = 0
    for seed in 1...4 as ClosedRange<UInt64> {
      var cursor = ScenarioCursor(RunPlan(seed: seed))
      let scenario = cursor.scenario(at: 3)
      var seen: [Observation] = []
      var model = ReferenceModel(scenario)
      model.play(scenario.steps) { _, observation in
        seen.append(copy observation)
        return seen.count < 12
      }
      for one in seen {
        for other in seen where one != other {
          let divergence = Divergence(
            step: 1, stepKind: .pop, expected: one, actual: other, brokenInvariant: nil)
          #expect(!divergence.parts.isEmpty)
          #expect(divergence.observed?.differences.isEmpty == false)
          #expect(divergence.classes.first == divergence.divergenceClass)
          #expect(Set(divergence.classes).count == divergence.classes.count)
          for divergenceClass in divergence.classes {
            let text = "\(divergenceClass)"
            #expect(DivergenceClass(text) == divergenceClass)
            names += scenario.names.texts.count { $0.count > 2 && text.contains($0) }
          }
        }
      }
    }
    #expect(names == 0)
  }
}
