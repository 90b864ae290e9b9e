import Foundation

/// The leftovers of a killed process: hidden files that were not renamed yet.
extension TextFile {
  /// `.state.json.4711.tmp`: the process is part of the name, so that others can see whether it
  /// still writes.
  static func temporaryName(for name: String) -> String {
    ".\(name).\(ProcessInfo.processInfo.processIdentifier).tmp"
  }

  /// Removes the JSON files that processes which have ended did not finish writing to a folder. A process of another
  /// container or machine can't be seen; it holds a lock while it writes.
  public static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(".") {
      let parts = name.split(separator: ".")
      guard parts.count > 3, parts.last == "tmp", parts[parts.count - 3] == "json",
        let process = pid_t(parts[parts.count - 2]), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let path = "\(folder)/\(name)"
      let file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(file)
    }
  }
}
