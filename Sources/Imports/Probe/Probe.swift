/// What prints, inside a running app, what a printed hierarchy does not say: overrides and what they
/// answer, hidden navigation bars, versions, and whom UIKit itself asks.
///
/// Neither form was ever run on a device by this project: both were checked by compilers against
/// declarations of the methods they call.
public enum Probe: String, CaseIterable, Sendable {
  /// One expression to paste into lldb; nothing has to be built into the app.
  case lldb
  /// A Swift file to add to the app.
  case swift

  /// The text to paste or to save.
  public var text: String {
    switch self {
    case .lldb: "expr -l objc -O -- " + Self.line + "\n"
    case .swift: Self.file
    }
  }

  /// The expression on one line.
  private static var line: String {
    expression.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
      .joined(separator: " ")
  }
}
