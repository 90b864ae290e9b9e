import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles

/// The channel of a worker's requests and answers: standard input and output, moved out of the
/// reach of a subject that prints or reads by itself, which finds nothing there.
enum WorkerChannel {
  static let input = moved(STDIN_FILENO)
  static let output = moved(STDOUT_FILENO)

  /// Writes a line; false when the reader is gone.
  static func answer(_ json: JSON) -> Bool {
    writeAll(Array(json.compactText.utf8) + [UInt8(ascii: "\n")], to: output) == nil
  }

  private static func moved(_ file: Int32) -> Int32 {
    let other = fcntl(file, F_DUPFD_CLOEXEC, Breadcrumb.workersDescriptor + 1)
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard other >= 0, null >= 0 else { return file }
    dup2(null, file)
    close(null)
    return other
  }
}
