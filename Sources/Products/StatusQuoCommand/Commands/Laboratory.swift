/// The commands that measure the harness itself, and those that play on devices: no part of this tool, but of a
/// program in its clone.
enum Laboratory {
  /// Returns true for a command that it has and this tool had once.
  static func has(_ command: String) -> Bool {
    ["bugs", "experiment", "compare"].contains(command)
  }

  /// Returns true for an option of a command that is a command of its own there.
  static func has(_ option: String, of command: Command) -> Bool {
    command.name == "bench" && ["--instructions", "--tolerance"].contains(option)
  }

  /// The line to type in a clone.
  static func line(_ command: String, _ texts: [String] = []) -> String {
    (["swift run -c release laboratory", command] + texts.map(shellWord)).joined(separator: " ")
  }

  /// The error for what it has: says what to type.
  static func elsewhere(_ what: String, _ command: String, _ texts: [String] = []) -> UsageError {
    UsageError(
      "\(what) is a part of the laboratory", advice: "in a clone: \(line(command, texts))")
  }
}
