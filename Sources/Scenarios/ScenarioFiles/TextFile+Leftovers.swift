import Foundation

/// Files under temporary names, and the leftovers of killed processes: those that no process has locked.
extension TextFile {
  /// `.statusquo-0123456789abcdef.tmp`: as long for each file, and random, as another run in the same folder may
  /// have the number of this process.
  static func temporaryName() -> String {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return temporaryPrefix + String(repeating: "0", count: 16 - digits.count) + digits + ".tmp"
  }

  private static let temporaryPrefix = ".statusquo-"

  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(temporaryPrefix), name.hasSuffix(".tmp") else { return false }
    let digits = name.utf8.dropFirst(temporaryPrefix.utf8.count).dropLast(4)
    return digits.count == 16 && digits.allSatisfy("0123456789abcdef".utf8.contains)
  }

  /// Removes the files that processes which have ended did not finish writing to a folder. While a file is
  /// written, it is locked: a process of another container or machine can't be seen otherwise.
  package static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isTemporary(name) {
      let path = "\(folder)/\(name)"
      let file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        flock(file, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path)
    }
  }

  /// Makes a file under a temporary name in a folder, and locks it.
  ///
  /// Between the two another process may take it for a leftover: then it is made again.
  static func makeTemporary(in folder: URL) throws -> (path: String, file: Int32) {
    while true {
      let path = folder.appendingPathComponent(temporaryName()).path
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw lastError() }
      let isOthers = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      var status = stat()
      if !isOthers, fstat(file, &status) == 0, status.st_nlink > 0 { return (path, file) }
      close(file)
    }
  }
}
