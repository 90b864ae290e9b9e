import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoReferenceModel
import StatusQuoScenarioBuilder
import Testing

/// The rules by which the law found what it answers.
@Suite struct GroundsTests {
  private static func end(of scenario: Scenario) -> ExplanationFacts {
    var model = ReferenceModel(explaining: scenario)
    for step in scenario.steps { model.apply(step) }
    return model.explain()
  }

  @Test func `each link of a way has the rules that decided there`() throws {
    let scenario = Scenario {
      window("W") {
        tab("T") {
          navigation("N") { plain("A", .preferredStatusBarStyle(.lightContent)) }
        }
      }
    }
    let grounds = try #require(Self.end(of: scenario).updateNow).groundsOfHidden
    #expect(grounds.way.map { $0.rules.map(\.id) } == [["SB-24"], ["SB-22"], ["SB-24"]])
    #expect(grounds.answer.rules.map(\.id) == ["SB-9"])
  }

  /// The way that is displayed keeps the rules of its update, whatever decides now.
  @Test func `what is remembered remembers its rules`() throws {
    let scenario = Scenario {
      window("W") { plain("A") { plain("B") } }
    } steps: {
      [.set(.known(.childForStatusBarStyle), to: .controller($0["B"]), on: $0["A"])]
    }
    let facts = Self.end(of: scenario)
    let (last, now) = (try #require(facts.lastUpdate), try #require(facts.updateNow))
    #expect(last.groundsOfStyle.way.first?.rules.map(\.id) == ["SB-24", "SB-38"])
    #expect(now.groundsOfStyle.way.first?.rules.map(\.id) == ["SB-11"])
  }

  @Test func `who presents is remembered with its rule, too`() throws {
    let scenario = Scenario {
      window("W") { plain("A") { plain("B") } }
      detached { plain("M", .modalPresentationStyle(.fullScreen)) }
    } steps: {
      [.present($0["M"], from: $0["B"]), .rotate(to: .landscape)]
    }
    let read = try #require(Self.end(of: scenario).lastUpdate)
    #expect(read.provenance.style.map { scenario.names.text($0.answeredBy) } == "M")
    #expect(read.groundsOfStyle.way.first?.contains(.w4) == true)
  }

  @Test func `each update has a rule that says so, and nothing else has`() {
    var updates = 0
    for seed: UInt64 in 0..<800 {
      let scenario = Profile.mixed.scenario(seed: seed)
      guard scenario.controllers.count < 31, scenario.steps.count < 41 else { continue }
      var model = ReferenceModel(explaining: scenario)
      for step in [nil] + scenario.steps.map(Optional.some) {
        if let step { model.apply(step) }
        let facts = model.explain()
        let hasRule = facts.rulesOfUpdate != RuleSet()
        if hasRule != facts.didUpdateBar {
          Issue.record("seed \(seed), \(String(describing: step)): \(facts.rulesOfUpdate.rules)")
        }
        updates += facts.didUpdateBar ? 1 : 0
      }
    }
    #expect(updates > 1_000)
  }

  @Test func `the calls of each step have their rules, the step's own first`() {
    func grounds(_ step: Step, _ scenario: Scenario) -> ExplanationFacts.CallGrounds {
      var model = ReferenceModel(explaining: scenario)
      for earlier in scenario.steps { model.apply(earlier) }
      model.apply(step)
      return model.explain().groundsOfCalls
    }
    let stacks = Scenario {
      window("W") { navigation("N") { plain("A") } }
      detached { plain("B") }
    }
    var names = stacks.names
    let (stack, a, b) = (names["N"], names["A"], names["B"])
    let push = grounds(.push(b, on: stack), stacks)
    #expect([push.coming, push.leaving, push.order] == [[.w8], [.w8], [.l0]])
    let presentation = grounds(.present(b, from: a), stacks)
    #expect(presentation.coming.prefix(2) == [.w4, .w8])
    #expect(presentation.leaving.prefix(3) == [.l3, .w7, .w8])
    #expect(presentation.order == [.l3])
    var presented = stacks
    presented.steps = [.present(b, from: a)]
    #expect(grounds(.dismiss(from: a), presented).coming.prefix(3) == [.w6, .l3, .w8])
    var pushed = stacks
    pushed.steps = [.push(b, on: stack)]
    #expect(grounds(.beginInteractivePop(on: stack), pushed).leaving.prefix(2) == [.l6, .w8])
    #expect(grounds(.addChild(b, to: a, in: nil), stacks).order == [.l5, .l0])
  }

  @Test func `explaining changes no rule of the step`() {
    let model = ReferenceModel(explaining: Scenario { window("W") { plain("A") } })
    let used = model.rulesUsed
    _ = model.explain()
    #expect(model.rulesUsed == used)
  }

  @Test func `without a reader nothing keeps its rules`() throws {
    var model = ReferenceModel(Scenario { window("W") { plain("A") } })
    model.apply(.rotate(to: .landscape))
    #expect(try #require(model.explain().lastUpdate).groundsOfStyle.way == [])
    #expect(try #require(model.explain().updateNow).groundsOfStyle.way.count == 1)
  }
}
