public import StatusQuoAppearanceModel

/// A question that is asked repeatedly.
@usableFromInline package enum Question: String, CaseIterable, Hashable, Sendable {
  /// The bar that an update would display now.
  case statusBar
  /// The style that a controller holds.
  case style
  /// The style that a view or a window holds.
  case viewStyle
}

/// The work that is repeated while time is taken: at most one step, then questions, each asked once the
/// one before is answered.
@usableFromInline struct TimedWork: Hashable, Sendable {
  /// True if it begins with a step.
  @usableFromInline let hasStep: Bool
  @usableFromInline let question: Question?
  /// The number of times that the question is asked.
  @usableFromInline let count: Int

  init(hasStep: Bool, _ question: Question? = nil, count: Int = 0) {
    self.hasStep = hasStep
    self.question = question
    self.count = count
  }

  /// A step alone.
  @usableFromInline static let step = TimedWork(hasStep: true)
}

/// 0, which no compiler knows: the program's own name is not empty.
@usableFromInline let unknownZero = CommandLine.arguments.isEmpty ? 1 : 0

/// A launched resolver that plays a workload from where it was left.
///
/// The loops are generic and inlinable: they are compiled for the resolver's type. What a loop itself
/// costs is measured by playing `NoResolver`, and taken off.
@usableFromInline final class Player<Model: QueryResolver> {
  /// Taken out while it plays, so that nothing is copied.
  @usableFromInline var model: Model?
  @usableFromInline let asked: ContiguousArray<Name>
  @usableFromInline let askedViews: ContiguousArray<Name>
  @usableFromInline var steps = ContiguousArray<Step>()
  @usableFromInline var nextStep = 0
  @usableFromInline var nextAsked = 0

  @inlinable init(_ launched: consuming Model, _ workload: Workload) {
    model = launched
    asked = ContiguousArray(workload.asked)
    askedViews = ContiguousArray(workload.askedViews)
  }

  /// Continues with other steps.
  ///
  /// - Precondition: the world is as it was at the start.
  @inlinable func load(_ steps: [Step]) {
    self.steps = ContiguousArray(steps)
    nextStep = 0
  }

  /// Plays the rest of the steps, which leads back to the start.
  @inlinable func rewind() {
    guard nextStep > 0 else { return }
    _ = play(steps.count - nextStep, .step)
  }

  /// Plays `count` blocks. The result follows from all answers, which keeps them from being optimized
  /// away.
  @inlinable func play(_ count: Int, _ block: TimedWork) -> UInt64 {
    guard var model = take() else { preconditionFailure("a player is used by one at a time") }
    defer { self.model = model }
    if !block.hasStep { return ask(&model, block.question, count * block.count) }
    let steps = steps
    var (sum, step): (UInt64, Int) = (0, nextStep)
    for _ in 0..<count {
      model.apply(steps[step])
      step += 1
      if step == steps.count { step = 0 }
      sum &+= ask(&model, block.question, block.count)
    }
    nextStep = step
    return sum
  }

  @inlinable @inline(__always) func ask(
    _ model: inout Model, _ question: Question?, _ count: Int
  ) -> UInt64 {
    switch question {
    case nil: 0
    case .statusBar: askForBar(&model, count)
    case .style: askForStyles(&model, asked, count)
    case .viewStyle: askForStyles(&model, askedViews, count)
    }
  }

  /// Asks in turn: where the model is follows from the answer, as far as the processor can know.
  @inlinable @inline(__always) func askForBar(_ model: inout Model, _ count: Int) -> UInt64 {
    let zero = unknownZero
    var sum: UInt64 = 0
    withUnsafeMutablePointer(to: &model) { place in
      var offset = 0
      for _ in 0..<count {
        let there = UnsafeMutableRawPointer(place) + offset
        let number = there.assumingMemoryBound(to: Model.self).pointee.upToDateBar().number
        sum &+= number
        offset = Int(truncatingIfNeeded: number) & zero
      }
    }
    return sum
  }

  /// Asks in turn: the next node follows from the answer, as far as the processor can know.
  @inlinable @inline(__always) func askForStyles(
    _ model: inout Model, _ asked: ContiguousArray<Name>, _ count: Int
  ) -> UInt64 {
    let zero = unknownZero
    let mask = asked.count - 1
    var (sum, place): (UInt64, Int) = (0, nextAsked)
    for _ in 0..<count {
      let isDark = model.style(of: asked[place]) == .dark ? 1 : 0
      sum &+= UInt64(truncatingIfNeeded: isDark)
      place = (place &+ 1 &+ (isDark & zero)) & mask
    }
    nextAsked = place
    return sum
  }

  @inlinable func take() -> Model? {
    defer { model = nil }
    return model
  }
}

extension BarAppearance {
  /// A number of its own for each appearance.
  @inlinable var number: UInt64 {
    let content: UInt64 =
      switch content {
      case .light: 0
      case .dark: 2
      case .contentDependent: 4
      }
    return content | (hidden ? 1 : 0)
  }
}

/// A resolver that does nothing: what remains is the loop around it.
struct NoResolver: QueryResolver {
  @inline(never) mutating func apply(_ step: Step) {}

  mutating func observe(into observation: inout Observation) {}

  mutating func upToDateBar() -> BarAppearance { BarAppearance(hidden: false, content: .dark) }

  mutating func style(of name: Name) -> UserInterfaceStyle? {
    name.slot & 4 == 0 ? .light : .dark
  }
}
