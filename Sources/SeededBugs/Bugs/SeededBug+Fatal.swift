import Foundation
import StatusQuoAppearanceModel
import StatusQuoDiagnosing

extension SeededBug {
  /// Those that are there to be planted only: they are no faults.
  package static let shown = fatal + [canary, chatty]

  /// Stop answering once a view controller is presented: for what isolates subjects. Not among
  /// `all`, since they end or hold up the process that plays them.
  package static let fatal = [
    SeededBug(
      "lifecycle-presenting-traps", "an index out of bounds ends the process",
      .fails { [Int]()[$0] }),
    SeededBug(
      "lifecycle-presenting-aborts", "abort() ends the process", .fails { _ in abort() }),
    SeededBug(
      "lifecycle-presenting-recurses", "a recursion without end runs out of stack",
      .fails { countForever($0) }),
    SeededBug(
      "lifecycle-presenting-exits", "exit(0) ends the process", .fails { _ in exit(0) }),
    SeededBug(
      "lifecycle-presenting-hangs", "a loop without end",
      .fails { number in
        var number = number
        while number <= 255 { number = (number + 1) & 255 }
        return number
      }),
  ]

  /// Answers as it should, but prints and reads what it should not.
  package static let chatty = SeededBug(
    "lifecycle-presenting-talks", "prints and waits for a line",
    .fails { number in
      print("presenting", readLine() ?? "nothing")
      fflush(nil)
      return number
    })
}

/// Never ends, which the compiler must not see: no sequence of numbers below 256 leaves them.
@inline(never) private func countForever(_ number: Int) -> Int {
  if number > 255 { return number }
  let next = countForever((number + 1) & 255)
  return next &* next ^ number
}

extension Fault.Behavior {
  /// Runs `body` when a step presents. Its result is put where it can be seen.
  fileprivate static func fails(_ body: @escaping @Sendable (Int) -> Int) -> Self {
    transformObservation { _, memory in
      if memory.step?.kind == .present { memory.counter = body(memory.counter) }
    }
  }
}
