/// The exit code of the process.
package enum ExitCode: Int32, CaseIterable, Comparable {
  /// The models agree, and every expectation holds.
  case agreement = 0
  /// The models differ, or an expectation fails.
  case divergence = 1
  /// Wrong use, input that cannot be read, or nothing that was compared.
  case wrongUse = 2
  /// The resolver under test crashed or hung.
  case crash = 3
  /// Code of StatusQuo itself trapped.
  case trap = 4

  package static func < (one: ExitCode, other: ExitCode) -> Bool { one.rawValue < other.rawValue }

  /// All codes in a line, as help and documentation have them.
  package static let summary =
    "Exit codes: " + allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ") + "."

  private var meaning: String {
    switch self {
    case .agreement: "agreement"
    case .divergence: "a divergence or a failed expectation"
    case .wrongUse: "wrong use, unreadable input, or nothing compared"
    case .crash: "a resolver crashed or hung"
    case .trap: "StatusQuo itself trapped"
    }
  }
}
