import StatusQuoAppearanceModel

/// A run: the verdict, what was found, what was reached.
public struct RunPage: Sendable {
  /// Something worth knowing.
  public struct Fact: Hashable, Sendable {
    /// What it is about.
    public var name: String
    /// What there is to know.
    public var value: String

    /// A fact.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Something wrong that has no picture: an expectation that fails, a file that can't be read.
  public struct Problem: Hashable, Sendable {
    /// What is wrong, in one line.
    public var title: String
    /// All there is to say.
    public var details: String

    /// A problem.
    public init(title: String, details: String) {
      self.title = title
      self.details = details
    }
  }

  /// How fast it went.
  public struct Pace: Hashable, Sendable {
    /// Seconds since the start.
    public var seconds: Double
    /// Scenarios until then.
    public var scenarios: Int

    /// How far it was.
    public init(seconds: Double, scenarios: Int) {
      self.seconds = seconds
      self.scenarios = scenarios
    }
  }

  /// The command that ran: `fuzz`.
  public var command: String
  /// The result in one line.
  public var verdict: String
  /// Whether nothing is wrong.
  public var isClean: Bool
  /// What else is worth knowing.
  public var facts: [Fact]
  /// The divergences, with pictures.
  public var findings: [FindingCard]
  /// What else is wrong.
  public var problems: [Problem]
  /// What was reached.
  public var coverage: CoverageGrid?
  /// When what was reached for the first time.
  public var growth: GrowthChart?
  /// How fast it went; empty where that is not known.
  public var pace: [Pace]

  /// A run.
  public init(
    command: String, verdict: String, isClean: Bool, facts: [Fact], findings: [FindingCard],
    problems: [Problem] = [], coverage: CoverageGrid? = nil, growth: GrowthChart? = nil,
    pace: [Pace] = []
  ) {
    self.command = command
    self.verdict = verdict
    self.isClean = isClean
    self.facts = facts
    self.findings = findings
    self.problems = problems
    self.coverage = coverage
    self.growth = growth
    self.pace = pace
  }

  /// The page.
  public var page: Page {
    Page(title: "statusquo " + command + ": " + verdict) { body in
      body.add(.main) { main in
        main.addVerdict(self)
        if !findings.isEmpty { main.addFindings(findings) }
        if !problems.isEmpty { main.addProblems(problems) }
        if let growth { main.addGrowth(growth, pace) }
        if let coverage { main.add(coverage) }
      }
      body.addColophon()
    }
  }
}

extension FindingCard {
  /// `1 step, 3 controllers`.
  fileprivate var size: String {
    let controllers = story.moments[0].snapshot.controllers.count
    return String(calls.count) + (calls.count == 1 ? " step, " : " steps, ")
      + String(controllers) + (controllers == 1 ? " controller" : " controllers")
  }
}

extension Markup {
  fileprivate mutating func addVerdict(_ run: RunPage) {
    add(.header, .class("verdict")) { header in
      header.add(.p, .class("dim")) { line in
        line.write("statusquo ")
        line.add(.code, text: run.command)
      }
      header.add(.h1) { title in
        title.add(
          .span, .class(run.isClean ? "badge good" : "badge bad"),
          text: run.isClean ? "passed" : "failed")
        title.write(" " + run.verdict)
      }
      guard !run.facts.isEmpty else { return }
      header.add(.dl, .class("table")) { list in
        for fact in run.facts {
          list.add(.div) { entry in
            entry.add(.dt, text: fact.name)
            entry.add(.dd, text: fact.value)
          }
        }
      }
    }
  }

  /// A card for each, and behind it everything about it. The first one is open.
  fileprivate mutating func addFindings(_ findings: [FindingCard]) {
    add(.section, .label("Findings")) { section in
      section.add(
        .h2, text: findings.count == 1 ? "1 finding" : String(findings.count) + " findings")
      for (number, finding) in findings.enumerated() {
        let id = ElementID("finding", number + 1)
        section.add(.details, .class("finding"), number == 0 ? .isOpen : nil) { details in
          details.add(.summary) { summary in
            summary.add(.span, .class("number"), text: String(number + 1))
            summary.write(" ")
            summary.add(.span, .class("headline")) { $0.add(finding.headline) }
            summary.write(" ")
            summary.add(.span, .class("dim size"), text: finding.size)
            summary.addStrips(of: finding, id: id)
          }
          details.add(.div, .id(id)) { box in
            box.addFacts(finding.facts)
            box.add(finding, id: id)
          }
        }
      }
    }
  }

  fileprivate mutating func addProblems(_ problems: [RunPage.Problem]) {
    add(.section, .label("Problems")) { section in
      let count = problems.count
      section.add(.h2, text: count == 1 ? "1 problem" : String(count) + " problems")
      for problem in problems.prefix(500) {
        section.add(.details, .class("finding")) { details in
          details.add(.summary, text: problem.title)
          details.add(.pre, .isFocusable, .label(problem.title), text: problem.details)
        }
      }
      if count > 500 {
        section.add(.p, .class("dim"), text: "and " + String(count - 500) + " more")
      }
    }
  }

  fileprivate mutating func addGrowth(_ growth: GrowthChart, _ pace: [RunPage.Pace]) {
    add(.section) { section in
      section.add(.h2, text: growth.title)
      section.add(.div, .class("charts")) { charts in
        charts.add(.div, .class("scroll"), .isFocusable, .role("group"), .label(growth.title)) {
          growth.drawing.add(to: &$0, class: "natural")
        }
        if let chart = PaceChart(pace) {
          charts.add(.div, .class("scroll"), .isFocusable, .role("group"), .label("Pace")) {
            chart.drawing.add(to: &$0, class: "natural")
          }
        }
      }
    }
  }
}
