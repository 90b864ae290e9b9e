import Generators
public import Harness

extension Enumeration {
  /// What was played and what was found, measured.
  public func text(ways: Int, ink: Ink = .none) -> String {
    let verdict =
      divergences == 0
      ? ink.green("the models agree on \(played.counted("scenario"))")
      : ink.red(
        "the models differ on \(divergences.grouped) of \(played.counted("scenario")), in "
          + ways.counted("way"))
    var table = Table()
    table.rows.append(["bound", bound])
    table.rows.append([
      "within it",
      "\(scenarioCount.counted("scenario")) from \(worldCount.counted("world"))",
    ])
    table.rows.append(["played", "\(played.grouped)\(rate)\(remark)"])
    table.rows.append(["time", "\(duration.seconds.fixed(2)) s playing"])
    table.rows.append(["done", isComplete ? "everything\(part)" : "\(share) of the worlds\(part)"])
    return ([verdict, ""] + table.lines(indent: "  ")).joined(separator: "\n") + "\n"
  }

  /// How far it is, in one line.
  public var progress: String {
    [
      "\(duration.seconds.fixed(1)) s", "\(share) of the worlds", played.counted("scenario"),
      divergences.counted("divergence"),
    ].joined(separator: "  ")
  }

  private var bound: String {
    "\(worlds.controllers.counted("controller")), \(worlds.steps.counted("step")), "
      + "\(worlds.settings.counted("setting")), alphabet \(worlds.alphabet.name)"
  }

  private var remark: String {
    worlds.goesOnWhenRefused ? "" : "; the others go on after a step that changed nothing"
  }

  private var part: String {
    shard == .whole ? "" : ", shard \(shard.number + 1) of \(shard.count)"
  }

  private var share: String {
    "\((Double(nextWorld) / Double(max(worldCount, 1)) * 100).fixed(0)) %"
  }

  private var rate: String {
    duration > .zero ? ", \((Double(played) / duration.seconds).rough) a second" : ""
  }
}

extension Counterexample {
  /// What small scenarios were reduced to.
  public init(_ finding: Enumeration.Finding) {
    self.init(finding.reduction, of: finding.original, finding.divergence)
  }
}
