/// One number that the cached resolver is judged by.
public struct Figure: Hashable, Sendable {
  /// Where a number is to lie.
  public enum Goal: Hashable, Sendable {
    /// At most.
    case below(Double)
    /// At least.
    case above(Double)
  }

  /// What it is.
  public let name: String
  /// The median.
  public let value: Double
  /// Of what; "x" is a ratio.
  public let unit: String
  /// Where it is to lie.
  public let goal: Goal

  /// Whether it lies there.
  public var isReached: Bool {
    switch goal {
    case .below(let limit): value < limit
    case .above(let limit): value >= limit
    }
  }

  init?(_ name: String, _ value: Double?, _ unit: String, _ goal: Goal) {
    guard let value else { return nil }
    self.name = name
    self.value = value
    self.unit = unit
    self.goal = goal
  }
}

extension Benchmark {
  /// The figures that what was measured suffices for: of several trees the worst.
  public var figures: [Figure] {
    [
      Figure(
        "status bar query, unchanged, any tree / independent load",
        rows(.query(.statusBar)).compactMap { $0.distanceToFloor?.median }.max(), "x", .below(4)),
      Figure(
        "status bar query, unchanged: class walk of depth 8 / cached",
        rows(.query(.statusBar)).filter { $0.shape == .path && $0.controllers >= 10 }
          .compactMap { $0.ratio(to: .classes)?.median }.min(), "x", .above(100)),
      Figure(
        "style query, up to 64 controllers / independent load",
        small(.query(.style)).compactMap { $0.distanceToFloor?.median }.max(), "x", .below(4)),
      Figure(
        "style query, override change at 99:1, app-like, 60 controllers: reference / cached",
        row(.overrideMix(queries: 99), 60)?.ratio(to: .reference)?.median, "x", .above(15)),
      Figure(
        "style query, override change at 99:1, app-like, 60 controllers: classes / cached",
        row(.overrideMix(queries: 99), 60)?.ratio(to: .classes)?.median, "x", .above(60)),
      Figure(
        "override change, up to 64 controllers, slowest shape",
        small(.step(.override)).compactMap { $0.of(.cached)?.median }.max(), "ns", .below(20)),
      Figure(
        "override change, 60 controllers, slowest / fastest shape", overrideSpread, "x", .below(3)),
      Figure(
        "step off the bar's chain and bar query, up to 64 controllers",
        small(.stepAndBar(.offChain)).compactMap { $0.of(.cached)?.median }.max(), "ns",
        .below(15)),
      Figure(
        "100,000 controllers, app-like, override change and style query at 1:1, an operation",
        row(.overrideMix(queries: 1), 100_000)?.of(.cached)?.median, "ns", .below(100)),
      Figure(
        "100,000 controllers, app-like, override change and style query at 1:1: reference / cached",
        row(.overrideMix(queries: 1), 100_000)?.ratio(to: .reference)?.median, "x", .above(1_000)),
      Figure(
        "100,000 controllers, app-like, all kinds of steps and bar query at 1:1, an operation",
        row(.mix(.statusBar, queries: 1), 100_000)?.of(.cached)?.median, "ns", .below(100)),
      Figure(
        "100,000 controllers, app-like, all kinds of steps and bar query at 1:1: reference / cached",
        row(.mix(.statusBar, queries: 1), 100_000)?.ratio(to: .reference)?.median, "x",
        .above(1_000)),
      Figure(
        "memory, app-like, 1,000 controllers or more, a controller",
        memory.filter { $0.shape == .app && $0.controllers >= 1_000 }
          .compactMap { $0.bytesPerController[.cached] }.max(), "bytes", .below(128)),
      Figure(
        "lock-step, 30 controllers, 30 steps, everything compared",
        lockStep.first { $0.controllers == 30 }?.whole.rate, "steps/s", .above(200_000)),
    ].compactMap(\.self)
  }

  private func rows(_ task: BenchmarkTask) -> [Row] { rows.filter { $0.task == task } }

  private func small(_ task: BenchmarkTask) -> [Row] { rows(task).filter { $0.controllers <= 64 } }

  private func row(_ task: BenchmarkTask, _ controllers: Int) -> Row? {
    rows(task).first { $0.shape == .app && $0.controllers == controllers }
  }

  private var overrideSpread: Double? {
    let times = rows(.step(.override)).filter { $0.controllers == 60 }
      .compactMap { $0.of(.cached)?.median }
    guard times.count > 1, let slowest = times.max(), let fastest = times.min() else { return nil }
    return slowest / fastest
  }
}
