import Foundation

/// The three streams that every process expects to be open.
enum StandardStreams {
  /// Gives each stream that the caller has closed a file that refuses everything: otherwise the next
  /// file to be opened would take its number, and what is printed would go there.
  static func reserve() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is this one: the streams below it are open already.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
