public import AppearanceModel
import Generators

/// A scenario to be played for time, and whom to ask in between.
public struct Workload: Sendable {
  /// What is played. The models must agree on it.
  public let scenario: Scenario
  /// The controllers whose style is asked for, in this order, again and again. Never empty.
  public let asked: [Name]

  /// An app-like tree of `controllers` in one window on iOS 18, and a mix of steps, from `seed`.
  ///
  /// Steps that take the window or its root away are left out: little would be left to ask.
  public init(controllers: Int, steps: Int, seed: UInt64) {
    var profile = Profile.appLike
    profile.controllers = controllers...controllers
    profile.steps = steps...steps
    var scenario = profile.scenario(seed: seed)
    scenario.environment = Environment()
    scenario.windows = scenario.windows.map { Window($0.name) }
    scenario.steps.removeAll { $0.exchangesTheTree }
    self.scenario = scenario
    var random = SeededRandom(seed: seed)
    let names = scenario.controllers.map(\.name)
    asked = (0..<256).map { _ in random.pick(names) }
  }
}

extension Step {
  fileprivate var exchangesTheTree: Bool {
    switch kind {
    case .setRoot, .addWindow, .removeWindow, .hideWindow: true
    default: false
    }
  }
}

/// What is done with a workload.
public enum BenchmarkTask: Hashable, Sendable {
  /// Only the steps.
  case steps
  /// After each step, so many times: what would the status bar be?
  case statusBar(queries: Int)
  /// After each step, so many times: what style does a controller have?
  case style(queries: Int)
  /// After each step the whole observation.
  case observation

  /// The first benchmark's tasks.
  public static let all: [BenchmarkTask] = [
    .steps, .statusBar(queries: 1), .statusBar(queries: 9), .style(queries: 1), .style(queries: 9),
    .observation,
  ]

  /// How many operations are counted for each step.
  public var operationsPerStep: Int {
    switch self {
    case .steps, .observation: 1
    case .statusBar(let queries), .style(let queries): queries
    }
  }
}

extension BenchmarkTask {
  /// Does the task once and returns a digest of all answers.
  @inlinable public func run<Model: QueryResolver>(
    _ workload: Workload, on launched: Model
  ) -> UInt64 {
    var model = launched
    var digest = Digest()
    var next = 0
    var observation = Observation()
    for step in workload.scenario.steps {
      model.apply(step)
      switch self {
      case .steps: digest.add(model.statusBar)
      case .statusBar(let queries):
        for _ in 0..<queries { digest.add(model.wouldBe()) }
      case .style(let queries):
        for _ in 0..<queries {
          digest.add(model.style(of: workload.asked[next & 255]) == .dark)
          next += 1
        }
      case .observation:
        model.observe(into: &observation)
        digest.add(observation.bar)
        digest.add(observation.styles.last?.style == .dark)
      }
    }
    return digest.value
  }
}

/// Answers, folded into one number cheaply enough not to matter.
@usableFromInline struct Digest {
  @usableFromInline var value: UInt64 = 0

  @usableFromInline init() {}

  @inlinable mutating func add(_ bits: UInt64) { value = (value << 3 | value >> 61) ^ bits }

  @inlinable mutating func add(_ bit: Bool) { add(bit ? 1 : 2) }

  @inlinable mutating func add(_ bar: BarAppearance) {
    let content: UInt64 =
      switch bar.content {
      case .light: 1
      case .dark: 2
      case .contentDependent: 3
      }
    add(content << 1 | (bar.hidden ? 1 : 0))
  }

  @inlinable mutating func add(_ bar: DisplayedBar) {
    add(BarAppearance(hidden: bar.hidden, content: bar.content))
  }
}
