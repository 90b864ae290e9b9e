import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioBuilder
import Testing

/// The changes by which a controller comes to decide the bar.
@Suite struct ObstacleTests {
  private static func explanation(of scenario: Scenario) -> Explanation {
    var model = ReferenceModel(explaining: scenario)
    let moments = (0...scenario.steps.count).map { number in
      if number > 0 { model.apply(scenario.steps[number - 1]) }
      var observation = Observation()
      let rules = model.rulesUsed
      model.observe(into: &observation)
      return Moment(
        observation: observation, facts: model.explain(), rules: rules,
        snapshot: model.snapshot())
    }
    return Explanation(scenario, moments: moments)
  }

  private static let app = Scenario {
    window("W") {
      plain("Drawer") {
        tab("Tabs") {
          navigation("N") {
            plain(
              "Home", .preferredStatusBarStyle(.lightContent), .prefersStatusBarHidden(true))
          }
        }
      }
    }
    detached {
      plain(
        "Modal", .preferredStatusBarStyle(.lightContent), .modalPresentationStyle(.overFullScreen))
    }
  }

  @Test func `all obstacles are named at once, with the code of each class`() {
    let explanation = Self.explanation(of: Self.app)
    #expect(
      explanation.unheard.map(\.fix.text) == [
        "For Home to decide the style and hidden: Drawer.childForStatusBarStyle = Tabs, "
          + "N.childForStatusBarStyle = topViewController and Drawer.childForStatusBarHidden = Tabs."
      ])
    #expect(
      explanation.article().text().contains(
        """
              class N: UINavigationController {
                override var childForStatusBarStyle: UIViewController? { topViewController }
              }
        """))
  }

  @Test func `what is covered has nothing to decide`() {
    var scenario = Self.app
    var names = scenario.names
    scenario.steps = [.present(names["Modal"], from: names["Drawer"])]
    #expect(
      Self.explanation(of: scenario).unheard.map(\.fix.text) == [
        "For Modal to decide the style: Modal.modalPresentationCapturesStatusBarAppearance = true."
      ])
  }

  /// By C-11=2 what is presented in a current context takes over: nothing has to capture.
  @Test func `the law is asked under the readings that hold`() {
    let scenario = Scenario {
      window("W") {
        plain("A") {
          presents {
            navigation("N", .modalPresentationStyle(.currentContext)) {
              plain("C", .preferredStatusBarStyle(.lightContent))
            }
          }
        }
      }
    }
    func texts(_ readings: Readings) -> [String] {
      Explanation(scenario, moments: narrateDrawn(scenario, readings)).unheard.map(\.fix.text)
    }
    var takesOver = Readings()
    takesOver[.c11] = 2
    #expect(
      texts(takesOver) == [
        "For C to decide the style: N.childForStatusBarStyle = topViewController."
      ])
    #expect(
      texts(Readings()) == [
        "For C to decide the style: N.modalPresentationCapturesStatusBarAppearance = true and "
          + "N.childForStatusBarStyle = topViewController."
      ])
  }

  @Test(arguments: [(39, 39), (60, nil)] as [(Int, Int?)])
  func `a way down that needs more changes than anyone makes is none`(
    containers: Int, changes: Int?
  ) {
    var scenario = Scenario { window("W") { plain("C0") } }
    var names = scenario.names
    for number in 1...containers {
      scenario.controllers.append(
        Controller(.plain, names["C\(number)"], at: .child(of: names["C\(number - 1)"])))
    }
    scenario.names = names
    let obstacles = Obstacles(in: scenario, after: 0, Readings())
    #expect(
      obstacles.changes(for: names["C\(containers)"], toAnswer: .bar(.style))?.count == changes)
  }

  @Test func `of many that turn dark one line says so`() {
    var scenario = Scenario(iOS: 17, systemStyle: .dark) { window("W") { plain("Root") } }
    var names = scenario.names
    for number in 1...3_000 {
      scenario.controllers.append(
        Controller(.plain, names["C\(number)"], at: .child(of: names["Root"])))
    }
    scenario.names = names
    let wish = Wish(.style(.light), whenOnTop: names["Root"], after: 0)
    let text = Explanation(scenario, moments: narrateDrawn(scenario), wishes: [wish])
      .playingFixes { _ in true }.article().text()
    #expect(text.contains("all below it are light") && !text.contains("C7 is light"))
  }

  /// Five thousand take a second; what grows by their square or cube would not end.
  @Test func `of many that are not heard the first twenty are played`() {
    var scenario = Scenario { window("W") { plain("Root") } }
    var names = scenario.names
    for number in 1...5_000 {
      var controller = Controller(.plain, names["C\(number)"], at: .child(of: names["Root"]))
      controller.prefersStatusBarHidden = .constant(true)
      scenario.controllers.append(controller)
    }
    scenario.names = names
    let explanation = Self.explanation(of: scenario)
    #expect(explanation.unheard.map { names.text($0.controller) } == (1...20).map { "C\($0)" })
    #expect(explanation.furtherUnheard == 4_980)
    #expect(explanation.article().text().contains("... 4,980 further controllers not heard"))
  }

  @Test func `a fix comes with its code`() throws {
    let scenario = Scenario {
      window("W") { plain("A", .prefersStatusBarHidden(.stored)) }
    } steps: {
      [.set(.known(.storedHidden), to: .bool(true), on: $0["A"])]
    }
    let explanation = Self.explanation(of: scenario).playingFixes { _ in true }
    #expect(
      explanation.article().text().contains(
        """
                // after A.stored.hidden = true
                a.setNeedsStatusBarAppearanceUpdate()
        """))
    let fix = try #require(explanation.causes.flatMap(\.fixes).first { !$0.changes.isEmpty })
    let changed = try #require(scenario.changed(by: fix.changes))
    #expect(Self.explanation(of: changed).causes.allSatisfy { !$0.rules.contains(.t15) })
  }

  /// In generated apps whose steps set nothing: with the changes, the controller answers.
  @Test func `without its obstacles a controller decides`() {
    var tried = 0
    for seed in UInt64(0)..<600 {
      var scenario = Profile.mixed.scenario(seed: seed)
      scenario.steps = scenario.steps.filter { step in
        switch step.kind {
        case .set, .swizzleHidden, .unswizzleHidden: false
        default: true
        }
      }
      for index in scenario.controllers.indices { scenario.controllers[index].actions = [] }
      let (snapshot, _) = Self.end(of: scenario)
      let obstacles = Obstacles(in: scenario, after: scenario.steps.count, Readings())
      for name in snapshot.onScreen {
        for question in BarQuestion.allCases {
          guard let changes = obstacles.changes(for: name, toAnswer: .bar(question)),
            let changed = scenario.changed(by: changes)
          else { continue }
          let (after, facts) = Self.end(of: changed)
          guard after.isOnTop(name) else { continue }
          tried += 1
          let provenance = facts.updateNow?.provenance
          let answer = question == .style ? provenance?.style : provenance?.hidden
          #expect(
            answer?.answeredBy == name,
            """
            seed \(seed), \(scenario.names.text(name)), \(question): \(changes), not \
            \(answer.map { scenario.names.text($0.answeredBy) } ?? "none") on iOS \(scenario.environment.iOS)
            """)
        }
      }
    }
    #expect(tried > 400)
  }

  private static func end(of scenario: Scenario) -> (Snapshot, ExplanationFacts) {
    var model = ReferenceModel(explaining: scenario)
    for step in scenario.steps { model.apply(step) }
    return (model.snapshot(), model.explain())
  }
}
