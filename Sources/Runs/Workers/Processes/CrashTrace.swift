/// The place at which a program in Swift crashed, as Swift's runtime prints it on standard error.
enum CrashTrace {
  /// The environment variable that the runtime reads.
  static let key = "SWIFT_BACKTRACE"
  /// Its value where a trace is wanted.
  static let wanted =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=8,top=0"
  /// The number of lines of standard error that a trace may take, with the source of each call.
  static let lines = 100

  /// The lines that the process has written before, then the crash and the calls that led to it, without addresses: these are others
  /// in every process. Empty where there is no trace.
  static func lines(in output: [String]) -> [String] {
    guard let start = output.firstIndex(where: { $0.hasPrefix("*** Program crashed: ") }) else {
      return []
    }
    let crash = output[start].drop { $0 != "P" }.prefix { $0 != "*" }
    let said = output[..<start].filter { !$0.hasPrefix("*** ") && !$0.isEmpty }
    let calls = output[start...].filter { line in
      // A line of its source has a number, too.
      line.hasPrefix(" ") && line.contains(" 0x")
        && line.split(separator: " ").first?.allSatisfy(\.isNumber) == true
    }
    return said + [crash.withoutAddresses] + calls.map { $0[...].withoutAddresses }
  }
}

extension Substring {
  /// The words without addresses, and without `at` before one, with one space between them.
  fileprivate var withoutAddresses: String {
    var words: [Substring] = []
    for word in split(separator: " ") {
      guard word.hasPrefix("0x") else {
        words.append(word)
        continue
      }
      if words.last == "at" { words.removeLast() }
    }
    return words.joined(separator: " ")
  }
}
