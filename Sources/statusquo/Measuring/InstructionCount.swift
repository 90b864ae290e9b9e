import Foundation

/// Instructions that a build needs, as valgrind counts them.
///
/// A process that does twice as much has the same start-up, so the difference of two runs is what
/// the second half needs: (Ir(2N) - Ir(N)) / N. It repeats to a few millionths.
struct InstructionCount {
  /// What is played: a section of the benchmark.
  let section: String
  let binary: String
  /// How many scenarios, or hundreds of operations, the shorter run plays.
  private static let half = 40

  /// Instructions a step.
  func perOperation() throws -> Double {
    let (once, twice) = (try run(Self.half), try run(2 * Self.half))
    return Double(twice.instructions - once.instructions)
      / Double(twice.operations - once.operations)
  }

  private func run(_ count: Int) throws -> (instructions: Int, operations: Int) {
    let run = try Subprocess(
      "valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", binary, "bench", "--play", "\(count)",
        "--only", section,
      ])
    guard run.exitCode != 127 else {
      throw Complaint(
        "there is no valgrind", expected: "valgrind in PATH, to count instructions with")
    }
    let line = run.errors.split(separator: "\n").first { $0.contains("Collected : ") }
    let instructions = line?.split(separator: " ").last.flatMap { Int($0) }
    let operations = Int(
      String(decoding: run.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    guard run.exitCode == 0, let instructions, let operations else {
      throw Complaint(
        "'\(binary) bench --play' can't be counted: \(run.errors.suffix(200))",
        expected: "a build of statusquo that has 'bench --play'")
    }
    return (instructions, operations)
  }
}
