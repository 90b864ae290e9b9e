/// The exit code of the process.
package enum ExitCode: Int32, Comparable {
  /// The models agree, and every expectation holds.
  case agreement = 0
  /// The models differ, or an expectation fails.
  case divergence = 1
  /// Wrong use, or input that cannot be read.
  case wrongUse = 2
  /// The resolver under test crashed or hung.
  case crash = 3

  package static func < (one: ExitCode, other: ExitCode) -> Bool { one.rawValue < other.rawValue }
}
