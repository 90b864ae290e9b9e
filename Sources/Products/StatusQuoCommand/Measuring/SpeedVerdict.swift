package import StatusQuoBenchmarking
import StatusQuoReporting

/// The verdict on a limit for the subject's times beside those of the shipped resolver.
package struct SpeedVerdict {
  /// The column that the limit is a multiple of.
  static let peer = "cached"

  /// The exit code: a limit that nothing was held against is no agreement.
  package let exitCode: ExitCode
  /// The lines for standard error.
  package let text: String

  /// Holds each task in which both columns were measured against a limit.
  package init(_ benchmark: Benchmark, atMost limit: Double) {
    let compared = benchmark.slowdowns(besides: Self.peer)
    let slow = compared.filter { $0.times > limit }
    let asked = "at most \(limit.plain) was asked for"
    if compared.isEmpty {
      exitCode = .wrongUse
      text =
        "\(programName): no task was measured of both \(benchmark.subject) and \(Self.peer), so that"
        + " --at-most has nothing to judge\n"
    } else if slow.isEmpty {
      exitCode = .agreement
      text =
        "\(programName): \(benchmark.subject) keeps the limit in \(compared.count.counted("task")): \(asked)\n"
    } else {
      exitCode = .divergence
      text = slow.map { row, times in
        "\(programName): \(row.name): \(benchmark.subject) takes \(times.fixed(1)) times as long as"
          + " \(Self.peer), and \(asked)\n"
      }.joined()
    }
  }
}
