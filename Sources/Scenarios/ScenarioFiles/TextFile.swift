import Foundation

/// Reading and writing whole files; every failure is one clear error.
package enum TextFile {
  /// Returns true if there is a file or a folder.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// A larger file, or a pipe that gives more, is refused.
  package static let sizeLimit = 64 << 20

  /// The bytes of a file.
  package static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    if isFolder(path) { throw DocumentError(file: path, found: "a folder", expected: "a file") }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      let reason = lastError()
      throw reason.code == .ENOENT ? missing(path, "file", "a file") : unreadable(path, reason)
    }
    defer { close(file) }
    return try read(file, named: path)
  }

  /// The bytes of a file that a user named, and its name in messages: `-` is the standard input until
  /// it ends.
  package static func readOperand(
    _ path: String
  ) throws(DocumentError) -> (bytes: [UInt8], name: String) {
    guard path == "-" else { return (try read(path), path) }
    let name = "standard input"
    return (try read(STDIN_FILENO, named: name), name)
  }

  /// The files that `path` means: itself, or all `.json` files below it if it is a folder.
  ///
  /// In the order of their paths, name by name, on every machine. What begins with a dot is hidden
  /// and left out; links to folders are not followed.
  package static func documents(at path: String) throws(DocumentError) -> [String] {
    guard exists(path) else {
      // Where the system does not say that nothing is there, it says why it can't be reached.
      let reason = access(path, F_OK) == 0 ? POSIXError(.ENOENT) : lastError()
      throw reason.code == .ENOENT
        ? missing(path, "file or folder", "a file or a folder") : unreadable(path, reason)
    }
    if !isFolder(path) { return [path] }
    var documents: [String] = []
    var waiting = [path]
    while let next = waiting.popLast() {
      guard isFolder(next) else {
        if next.hasSuffix(".json"), !isStream(next) { documents.append(next) }
        continue
      }
      if next != path, isLink(next) { continue }
      for name in try names(in: next).sorted(by: >) where !name.hasPrefix(".") {
        waiting.append(next.hasSuffix("/") ? next + name : next + "/" + name)
      }
    }
    return documents
  }

  /// The bytes of a file, or of a pipe until it ends.
  private static func read(_ file: Int32, named name: String) throws(DocumentError) -> [UInt8] {
    var bytes: [UInt8] = []
    var count = 1
    while count != 0 {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, size in
        count = Foundation.read(file, buffer.baseAddress, buffer.count)
        size = max(count, 0)
      }
      guard count >= 0 || errno == EINTR else { throw unreadable(name, lastError()) }
      bytes += chunk
      guard bytes.count <= sizeLimit else {
        throw DocumentError(
          file: name, found: "more than \(sizeLimit >> 20) MB",
          expected: "at most \(sizeLimit >> 20) MB")
      }
    }
    return bytes
  }

  /// Names are texts here: one that is not in UTF-8 can't be asked for.
  private static func missing(_ path: String, _ what: String, _ expected: String) -> DocumentError {
    DocumentError(
      file: path, found: "no such \(what)",
      expected: path.unicodeScalars.contains("\u{FFFD}")
        ? "a name in UTF-8; '-' reads the standard input" : expected)
  }

  private static func unreadable(_ name: String, _ error: any Error) -> DocumentError {
    DocumentError(
      file: name, found: "a file that can't be read (\(reason(error)))",
      expected: "a readable file")
  }

  /// Returns true if a path leads to something that is neither a file nor a folder.
  package static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func names(in folder: String) throws(DocumentError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw DocumentError(
        file: folder, found: "a folder that can't be read (\(reason(error)))",
        expected: "a readable folder")
    }
  }

  /// Removes a file.
  package static func remove(_ path: String) throws(DocumentError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw DocumentError(
        file: path, found: "a file that can't be removed (\(reason(error)))",
        expected: "a writable folder")
    }
  }

  /// Returns true if a folder is there; a link to one counts.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The system's word for what went wrong.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let cause = underlying ?? error as NSError
    if cause.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(cause.code))).lowercased()
    }
    return switch (error as? CocoaError)?.code {
    case .fileWriteVolumeReadOnly: "read-only file system"
    case .fileWriteOutOfSpace: "no space left on device"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    default: error.localizedDescription
    }
  }

  static func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
