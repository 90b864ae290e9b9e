public import StatusQuoAppearanceModel

/// A question that is asked repeatedly.
public enum Question: String, CaseIterable, Hashable, Sendable {
  /// Which bar would an update display now?
  case statusBar
  /// Which style does a controller hold?
  case style
}

/// What is repeated while time is taken: at most one step, then questions.
@usableFromInline struct Block: Hashable, Sendable {
  /// What is asked after the step.
  @usableFromInline enum Questions: Hashable, Sendable {
    /// As fast as the processor can overlap them.
    case overlapping(Question, Int)
    /// Each once the one before is answered: the time until an answer is there.
    case chained(Question, Int)
  }

  /// Whether it begins with a step.
  @usableFromInline let hasStep: Bool
  @usableFromInline let questions: Questions?

  @usableFromInline init(hasStep: Bool, questions: Questions?) {
    self.hasStep = hasStep
    self.questions = questions
  }

  /// How many steps and questions it has.
  var operations: Int {
    switch questions {
    case nil: 1
    case .overlapping(_, let count), .chained(_, let count): count + (hasStep ? 1 : 0)
    }
  }
}

/// A launched resolver that plays a workload from where it was left.
///
/// The loops are generic and inlinable: they are compiled for the resolver's type. What a loop itself
/// costs is measured by playing `NoResolver`, and taken off.
@usableFromInline final class Player<Model: QueryResolver> {
  /// Taken out while it plays, so that nothing is copied.
  @usableFromInline var model: Model?
  @usableFromInline let asked: ContiguousArray<Name>
  @usableFromInline let barrier: Barrier
  @usableFromInline var steps = ContiguousArray<Step>()
  @usableFromInline var nextStep = 0
  @usableFromInline var nextAsked = 0

  @inlinable init(_ launched: consuming Model, _ workload: Workload, _ barrier: Barrier) {
    model = launched
    asked = ContiguousArray(workload.asked)
    self.barrier = barrier
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
    _ = play(steps.count - nextStep, Block(hasStep: true, questions: nil))
  }

  /// Plays `count` blocks. The result follows from all answers, which keeps them from being
  /// optimized away.
  @inlinable func play(_ count: Int, _ block: Block) -> UInt64 {
    guard var model = take() else { preconditionFailure("a player is used by one at a time") }
    defer { self.model = model }
    if !block.hasStep { return ask(&model, block.questions, times: count) }
    let steps = steps
    var (sum, step): (UInt64, Int) = (0, nextStep)
    for _ in 0..<count {
      model.apply(steps[step])
      step += 1
      if step == steps.count { step = 0 }
      sum &+= ask(&model, block.questions, times: 1)
    }
    nextStep = step
    return sum
  }

  @inlinable @inline(__always) func ask(
    _ model: inout Model, _ questions: Block.Questions?, times: Int
  ) -> UInt64 {
    switch questions {
    case nil: 0
    case .overlapping(.statusBar, let count): askForBar(&model, times * count)
    case .overlapping(.style, let count): askForStyles(&model, times * count)
    case .chained(.statusBar, let count): askForBarInTurn(&model, times * count)
    case .chained(.style, let count): askForStylesInTurn(&model, times * count)
    }
  }

  /// The barrier keeps the question in the loop: without it, the answer would be computed once.
  @inlinable @inline(__always) func askForBar(_ model: inout Model, _ count: Int) -> UInt64 {
    let barrier = barrier
    var sum: UInt64 = 0
    for _ in 0..<count {
      barrier.pass(&model)
      sum &+= model.upToDateBar().number
    }
    return sum
  }

  @inlinable @inline(__always) func askForStyles(_ model: inout Model, _ count: Int) -> UInt64 {
    let (asked, barrier) = (asked, barrier)
    let mask = asked.count - 1
    var (sum, place): (UInt64, Int) = (0, nextAsked)
    for _ in 0..<count {
      barrier.pass(&model)
      sum &+= model.style(of: asked[place]) == .dark ? 1 : 0
      place = (place &+ 1) & mask
    }
    nextAsked = place
    return sum
  }

  /// Where the model is follows from the answer, as far as the processor can know.
  @inlinable @inline(__always) func askForBarInTurn(_ model: inout Model, _ count: Int) -> UInt64 {
    let zero = barrier.zero
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

  /// The next controller follows from the answer, as far as the processor can know.
  @inlinable @inline(__always) func askForStylesInTurn(
    _ model: inout Model, _ count: Int
  ) -> UInt64 {
    let (asked, zero) = (asked, barrier.zero)
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
  /// Another one for each appearance.
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
