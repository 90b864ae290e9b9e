package import StatusQuoBenchmarking
import StatusQuoReporting

/// The verdict on a limit for the subject's times beside those of the shipped resolver.
package struct SpeedVerdict {
  /// The column that the limit is a multiple of.
  static let peer = "cached"
  /// The column beside which a published run is compared.
  static let rival = "memoizing"

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

  /// Holds the ratio to the class objects in each task against the one that a published run has.
  ///
  /// A machine that does something else as well never says that a resolver is slower: only the interval's lower end
  /// counts, and a task without one, as its samples are too few, is not judged.
  package init(_ benchmark: Benchmark, published: [Figure], in file: String, atMost limit: Double) {
    let compared = benchmark.ratios(to: Self.rival, besides: published)
      .filter { $0.now.confidence >= 0.95 }
    let slow = compared.filter { $0.slowdown > limit }
    if compared.isEmpty {
      exitCode = .wrongUse
      text =
        "\(programName): no task was measured of both \(benchmark.subject) and \(Self.rival), here and in"
        + " \(file), so that there is nothing to judge\n"
    } else if slow.isEmpty {
      exitCode = .agreement
      text =
        "\(programName): beside \(Self.rival), \(benchmark.subject) takes at most \(limit.plain) times what"
        + " \(file) has in \(compared.count.counted("task"))\n"
    } else {
      exitCode = .divergence
      text = slow.map {
        "\(programName): \($0.name): \(benchmark.subject) takes \($0.now.median.short) times as long as"
          + " \(Self.rival), and \($0.published.short) times in \(file): at most \(limit.plain) times that"
          + " is accepted\n"
      }.joined()
    }
  }
}
