import Foundation
import StatusQuoArticles
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles

/// One line at the bottom of a terminal that is overwritten repeatedly; elsewhere a line every ten seconds.
package struct ProgressLine: Sendable {
  let isShown: Bool
  /// The time of the last line where there is no terminal.
  private let lastLine = Shared(SystemClock.now)
  private static let secondsBetweenLines = 10.0

  init(isShown: Bool) { self.isShown = isShown }

  /// Shows as many of the parts as the terminal has room for, from the first on.
  package func show(_ parts: String...) { show(parts) }

  func show(_ parts: [String]) {
    guard isShown else { return log(parts) }
    // A line as wide as the terminal would begin the next one.
    let line = parts.line(inColumns: Self.columns - 1)
    _ = writeAll(Array("\r\u{1B}[K\(line)".utf8), to: STDERR_FILENO)
  }

  /// Writes text to standard error, above the line.
  func write(_ text: String) {
    clear()
    _ = writeAll(Array(Ink.none.shown(text).utf8), to: STDERR_FILENO)
  }

  private func log(_ parts: [String]) {
    let isDue = lastLine.withLock { last in
      guard SystemClock.now - last >= Self.secondsBetweenLines else { return false }
      last = SystemClock.now
      return true
    }
    guard isDue else { return }
    let line = "\(programName): so far \(parts.joined(separator: ", "))\n"
    _ = writeAll(Array(Ink.none.shown(line).utf8), to: STDERR_FILENO)
  }

  package func clear() {
    guard isShown else { return }
    _ = writeAll(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }

  /// The present width of the terminal.
  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// Counts what is done of many things, from any thread, and shows it now and then.
struct ProgressCount: Sendable {
  private let done = Shared(0)
  private let total: Int
  private let noun: String
  private let line: ProgressLine

  init(of total: Int, _ noun: String, _ line: ProgressLine) {
    self.total = total
    self.noun = noun
    self.line = line
  }

  func addOne() {
    let count = done.withLock { count in
      count += 1
      return count
    }
    if count.isMultiple(of: 100) { line.show("\(count.grouped) of \(total.counted(noun))") }
  }

  func clear() { line.clear() }
}
