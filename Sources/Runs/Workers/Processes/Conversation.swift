import Foundation
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoRunning

/// Lines to and from a process. They go out while others come in, so that neither side waits for
/// ever for the other to empty a full pipe.
struct Conversation: Sendable {
  let process: ChildProcess
  private var reader: LineReader
  /// Bytes that have not fitted into the pipe yet.
  private var outgoing: [UInt8] = []
  /// The descriptor of its standard error, until that ends.
  private var errors: Int32?
  private var lastLines: LastLines

  /// - Parameter lines: the number of the last lines of its standard error that are kept.
  init(_ process: ChildProcess, lastLines lines: Int = 20) {
    self.process = process
    lastLines = LastLines(atMost: lines)
    reader = LineReader(process.output)
    errors = process.errors
    if let errors { _ = fcntl(errors, F_SETFL, fcntl(errors, F_GETFL) | O_NONBLOCK) }
    _ = fcntl(process.input, F_SETFL, fcntl(process.input, F_GETFL) | O_NONBLOCK)
  }

  /// Sends a line, as far as the pipe takes it; `next` sends the rest.
  mutating func send(_ line: String) {
    outgoing += line.utf8
    outgoing.append(UInt8(ascii: "\n"))
    flush()
  }

  /// One reading from the process.
  enum Reply {
    case line([UInt8])
    /// Nothing came in time.
    case silence
    /// Nothing will come any more.
    case end
  }

  /// The reason why nothing more will come.
  func ending() -> String {
    reader.isOverlong
      ? "a line longer than \(LineReader.limit >> 20) MB" : "\(process.end(patience: 1))"
  }

  /// The next line, without its line break.
  ///
  /// - Parameter milliseconds: how long to wait for it; -1 is for ever.
  mutating func next(within milliseconds: Int32) -> Reply {
    let end = SystemClock.now + Seconds(milliseconds) / 1_000
    var left = milliseconds
    while true {
      if let line = reader.popLine() { return .line(line) }
      flush()
      let isWaitingToWrite = !outgoing.isEmpty
      var files = [
        pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isWaitingToWrite ? process.input : -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: errors ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&files, 3, left)
      if ready == 0 { return .silence }
      if ready < 0, errno != EINTR { return .end }
      if files[2].revents != 0 { readErrors() }
      if files[0].revents != 0, !reader.readMore() { return .end }
      guard milliseconds >= 0 else { continue }
      // Something may come without end that is no line.
      if SystemClock.now >= end { return reader.popLine().map { .line($0) } ?? .silence }
      left = Int32(max(end - SystemClock.now, 0) * 1_000)
    }
  }

  /// Ends the input of the process and waits for its end; returns what is wrong with that.
  mutating func finish(within limit: Seconds) -> String? {
    let end = SystemClock.now + limit
    let isLate = "had not ended \(JSON(limit).compactText) s after its last answer"
    process.endInput()
    // What it has started may hold its output open.
    var isOver = false
    reading: repeat {
      isOver = SystemClock.now >= end || process.hasEnded
      switch next(within: isOver ? 0 : 20) {
      case .line(let line): return "wrote \(line.quoted) behind its last answer"
      case .silence: continue
      case .end: break reading
      }
    } while !isOver
    if !reader.rest.isEmpty { return "wrote \(reader.rest.quoted) behind its last answer" }
    switch process.end(patience: max(end - SystemClock.now, 0)) {
    case .exit(0): return nil
    case .forced: return isLate
    case let ending: return "ended with \(ending) after its last answer"
    }
  }

  /// The last lines that the process has written to its standard error since `forgetErrors`.
  mutating func lastErrors() -> [String] {
    readErrors()
    return lastLines.lines
  }

  /// Drops what the process has written to its standard error so far.
  mutating func forgetErrors() {
    readErrors()
    lastLines = LastLines(atMost: lastLines.lineLimit)
  }

  /// Reads what is there, up to more than a pipe holds: something may come without end.
  private mutating func readErrors() {
    guard let file = errors else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    for _ in 0..<64 {
      let count = read(file, &chunk, chunk.count)
      if count > 0 {
        lastLines.add(chunk.prefix(count))
      } else if count == 0 || errno != EINTR {
        if count == 0 || errno != EAGAIN { errors = nil }
        return
      }
    }
  }

  /// Writes what the pipe takes, and nothing to a process that has ended: reading shows that.
  private mutating func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        outgoing = []
      }
    }
  }
}
