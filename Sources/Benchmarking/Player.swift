public import AppearanceModel

/// A question that is asked again and again.
public enum Question: String, CaseIterable, Hashable, Sendable {
  /// What would the status bar be?
  case statusBar
  /// What style does a controller have?
  case style
}

/// What is repeated while time is taken: at most one step, then questions.
public struct Block: Hashable, Sendable {
  /// Whether it begins with a step.
  public let hasStep: Bool
  /// What is asked after it.
  public let question: Question
  /// How often.
  public let queries: Int

  /// A step if `hasStep`, then `queries` questions.
  public init(hasStep: Bool, question: Question = .statusBar, queries: Int) {
    self.hasStep = hasStep
    self.question = question
    self.queries = queries
  }
}

/// A launched design that plays a workload from where it was left.
@usableFromInline final class Player<Design: QueryResolver> {
  /// Taken out while it plays, so that nothing is copied.
  @usableFromInline var design: Design?
  @usableFromInline var asked: ContiguousArray<Name>
  @usableFromInline var steps = ContiguousArray<Step>()
  @usableFromInline var nextStep = 0
  @usableFromInline var nextAsked = 0

  @inlinable init(_ launched: consuming Design, _ workload: Workload) {
    design = launched
    asked = ContiguousArray(workload.asked)
  }

  /// Goes on with other steps.
  ///
  /// - Precondition: the world is as it was at the start.
  @inlinable func load(_ steps: [Step]) {
    self.steps = ContiguousArray(steps)
    nextStep = 0
  }

  /// Plays the rest of the steps, which leads back to the start.
  @inlinable func rewind() {
    guard nextStep > 0 else { return }
    _ = play(steps.count - nextStep, Block(hasStep: true, queries: 0))
  }

  /// Plays `count` blocks. The sum of all answers keeps them from being optimised away.
  @inlinable func play(_ count: Int, _ block: Block) -> UInt64 {
    guard var design = take() else { preconditionFailure("a player is used by one at a time") }
    var sum: UInt64 = 0
    var (nextStep, nextAsked) = (nextStep, nextAsked)
    let (steps, asked) = (steps, asked)
    let mask = asked.count - 1
    for _ in 0..<count {
      if block.hasStep {
        design.apply(steps[nextStep])
        nextStep += 1
        if nextStep == steps.count { nextStep = 0 }
      }
      switch block.question {
      case .statusBar:
        for _ in 0..<block.queries { sum &+= design.wouldBe().number }
      case .style:
        for _ in 0..<block.queries {
          sum &+= design.style(of: asked[nextAsked]) == .dark ? 1 : 0
          nextAsked = (nextAsked &+ 1) & mask
        }
      }
    }
    (self.nextStep, self.nextAsked) = (nextStep, nextAsked)
    self.design = design
    return sum
  }

  /// Every answer, one by one, while `steps` are played: the bar, then `asked` styles.
  @inlinable func answers(playing steps: [Step], asking asked: Int) -> [UInt8] {
    guard var design = take() else { preconditionFailure("a player is used by one at a time") }
    var answers: [UInt8] = []
    var next = 0
    for step in steps {
      design.apply(step)
      answers.append(UInt8(truncatingIfNeeded: design.wouldBe().number))
      for _ in 0..<asked {
        let style = design.style(of: self.asked[next % self.asked.count])
        answers.append(style == .dark ? 9 : style == .light ? 8 : 7)
        next += 1
      }
    }
    self.design = design
    return answers
  }

  @inlinable func take() -> Design? {
    defer { design = nil }
    return design
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
