import AppearanceModel
public import Harness

extension FuzzReport {
  /// What was played, what was found, and what was reached, measured.
  public func text(ink: Ink = .none) -> String {
    var lines = [findings.isEmpty ? ink.green(verdict) : ink.red(verdict), ""]
    lines += Table(rows: facts.map { [$0.name, $0.value] }).lines(indent: "  ")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What was played and what was reached, in the order of the summary.
  var facts: [CheckedRun.Fact] {
    let outcomes =
      "\(applied.grouped) applied, \(ignored.grouped) ignored, \(raised.grouped) raised"
    let reducing = findings.isEmpty ? "" : ", \(self.reducing.seconds.fixed(2)) s reducing"
    let shard =
      self.shard == .whole ? "" : ", shard \(self.shard.number + 1) of \(self.shard.count)"
    let replays =
      replayed == 0 ? [] : [CheckedRun.Fact(name: "replayed", value: "\(replayed.grouped)")]
    let failure = self.failure.map { [CheckedRun.Fact(name: "ended early", value: $0)] } ?? []
    return [
      CheckedRun.Fact(name: "run", value: "seed \(seed), profile \(profile)\(shard)"),
      CheckedRun.Fact(
        name: "scenarios", value: "\(scenarios.grouped)\(rate(scenarios - scenariosBefore))"),
      CheckedRun.Fact(name: "steps", value: "\(steps.grouped)\(rate(steps - stepsBefore))"),
      CheckedRun.Fact(name: "outcomes", value: outcomes),
      CheckedRun.Fact(name: "time", value: "\(playing.seconds.fixed(2)) s playing\(reducing)"),
    ] + replays + failure + coverage.areas.map { CheckedRun.Fact(name: $0.name, value: $0.text) }
  }

  /// The result in one line.
  public var verdict: String {
    let ways = findings.count.counted("way")
    if divergences > 0 {
      let played = scenarios.counted("scenario")
      return "the models differ on \(divergences.grouped) of \(played), in \(ways)"
    }
    if !findings.isEmpty { return "the models differ on kept scenarios, in \(ways)" }
    return "the models agree on \(scenarios.counted("scenario")), \(steps.counted("step"))"
  }

  private func rate(_ count: Int) -> String {
    playing > .zero ? ", \((Double(count) / playing.seconds).rough) a second" : ""
  }
}

/// One thing that coverage counts: how much of it was reached, and what was not.
struct CoverageArea {
  /// For people.
  var name: String
  /// For machines.
  var key: String
  var reached: Int
  /// `nil` when nobody knows how many there are.
  var total: Int?
  var missing: [String]

  /// Two lines at most would be read; the rest is in the JSON form.
  var text: String {
    guard let total else { return "\(reached.grouped)" }
    var text = "\(reached.grouped) of \(total.grouped)"
    if !missing.isEmpty {
      text += "; never: " + missing.prefix(12).joined(separator: ", ")
      if missing.count > 12 { text += " and \((missing.count - 12).grouped) more" }
    }
    return text
  }
}

extension Coverage {
  /// All that is counted, in the order of the summary.
  var areas: [CoverageArea] {
    let used = rules
    return [
      area("rules", "rules", RuleID.allCases, \.id) { used.contains($0) },
      CoverageArea(
        name: "rules by step", key: "rulePairs", reached: rulePairs, total: nil, missing: []),
      area("step kinds", "stepKinds", Step.Kind.allCases, \.rawValue) { steps($0) > 0 },
      area("reasons", "reasons", StepOutcome.Reason.allCases, \.rawValue) { outcomes($0) > 0 },
      area("controllers", "controllerKinds", Controller.Kind.allCases, \.rawValue) {
        controllers($0) > 0
      },
      CoverageArea(
        name: "iOS versions", key: "versions", reached: versions.count, total: nil, missing: []),
    ]
  }

  private func area<Element>(
    _ name: String, _ key: String, _ all: [Element], _ text: (Element) -> String,
    isReached: (Element) -> Bool
  ) -> CoverageArea {
    let missing = all.filter { !isReached($0) }
    return CoverageArea(
      name: name, key: key, reached: all.count - missing.count, total: all.count,
      missing: missing.map(text))
  }
}
