/// A text that prints, inside a running app, what a printed hierarchy does not say: overrides and what
/// they answer, hidden navigation bars, versions, and whom UIKit itself asks.
///
/// Neither form was ever run on a device by this project: both were checked by compilers against
/// declarations of the methods they call.
package enum Probe: String, CaseIterable, Sendable {
  /// One expression to paste into lldb; nothing has to be built into the app.
  ///
  /// Every message in it has a cast and nothing takes a variable number of arguments, so that it also
  /// compiles in an app without headers of Objective-C. There are no functions in an expression:
  /// rows of a prefix, an object and its keys are collected first and printed by one loop.
  case lldb
  /// A Swift file to add to the app.
  case swift

  /// The text to paste or to save.
  package var text: String {
    switch self {
    case .lldb:
      // One line, as lldb takes it.
      "expr -l objc -O -- "
        + String(decoding: PackageResources.StatusQuoProbe_lldb, as: UTF8.self)
        .split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
        .joined(separator: " ") + "\n"
    case .swift: String(decoding: PackageResources.StatusQuoProbe_swift_txt, as: UTF8.self)
    }
  }
}
