import Foundation

extension TextFile {
  /// Writes `text` to a file, whole or not at all: under a temporary name in the same folder, which
  /// is created if need be, then renamed. A link stays one; to a device or a pipe it is just written.
  package static func write(_ text: String, to path: String) throws(DocumentError) {
    let bytes = Array(text.utf8)
    do {
      if isStream(path) {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_TRUNC)
        guard file >= 0 else { throw lastError() }
        return try write(bytes, toEndOf: file)
      }
      let file = URL(fileURLWithPath: path)
      try replace(isLink(path) ? file.resolvingSymlinksInPath() : file, by: bytes)
    } catch {
      throw DocumentError(unwritable: path, error)
    }
  }

  /// Writes a file whose name a program has chosen, inside a folder that the user named: through no
  /// link that leaves the folder, and so that it is there after a power cut. `name` is its path in the
  /// folder.
  package static func write(
    _ text: String, to name: String, inside folder: String
  ) throws(DocumentError) {
    let path = "\(folder)\(folder.hasSuffix("/") ? "" : "/")\(name)"
    let file = URL(fileURLWithPath: path)
    let parent = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      let home = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
      guard (parent.resolvingSymlinksInPath().path + "/").hasPrefix(home) else {
        throw POSIXError(.ELOOP)
      }
      try replace(file, by: Array(text.utf8))
      synchronize(folder: parent.path)
    } catch {
      throw DocumentError(unwritable: path, error)
    }
  }

  /// Checks what a folder holds under some names, as far as it is there: files and folders, and no
  /// link that leaves the folder.
  package static func checkParts(
    files: [String], folders: [String], of folder: String
  ) throws(DocumentError) {
    for name in files + folders {
      let path = "\(folder)/\(name)"
      guard isLink(path) || exists(path) else { continue }
      try check(path, staysIn: folder)
      guard !isStream(path), isFolder(path) == folders.contains(name) else {
        throw DocumentError(
          file: path,
          found: isFolder(path) ? "a folder" : "no folder and no plain file",
          expected: "a \(files.contains(name) ? "file" : "folder")")
      }
    }
  }

  /// Throws where a path in a folder is a link, or leads through one, that leaves the folder.
  package static func check(_ path: String, staysIn folder: String) throws(DocumentError) {
    let home = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
    guard (URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/").hasPrefix(home) else {
      throw DocumentError(
        file: path, found: "a link that leaves the folder", expected: "what lies in \(folder)")
    }
  }

  /// Makes sure that the names in a folder are on the disk; where a system can't, it does not matter.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func replace(_ file: URL, by bytes: [UInt8]) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (temporary, descriptor) = try makeTemporary(in: folder)
    // Locked until it has its name: so it is no leftover.
    let lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    defer { close(lock) }
    do {
      try write(bytes, toEndOf: descriptor)
      guard rename(temporary, file.path) == 0 else { throw lastError() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes to a file, and closes it.
  private static func write(_ bytes: [UInt8], toEndOf file: Int32) throws {
    var error = writeAll(bytes, to: file)
    // Renamed before it is on the disk, a file may be empty after a power cut.
    if error == nil, fsync(file) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
      error = errno
    }
    // A full quota may show only here.
    guard close(file) == 0 || error != nil else { throw lastError() }
    if let error { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
  }
}

/// Writes all bytes to a file or pipe, however often it takes.
///
/// - Returns: the number of the error (`errno`) that ended the writing early; nil when all is written.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest.removeFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}

extension DocumentError {
  /// A file that can't be written, for the reason that has this number (`errno`).
  package init(unwritable path: String, _ number: Int32) {
    self.init(unwritable: path, NSError(domain: NSPOSIXErrorDomain, code: Int(number)))
  }

  init(unwritable path: String, _ error: any Error) {
    self.init(
      file: path, found: "a place that can't be written to (\(TextFile.reason(error)))",
      expected: "a writable file")
  }
}
