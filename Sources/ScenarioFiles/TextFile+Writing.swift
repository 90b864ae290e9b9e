import Foundation

extension TextFile {
  /// Writes `text` to a file, whole or not at all: under a temporary name in the same folder, which
  /// is created if need be, then renamed. A link stays one; to a device or a pipe it is just written.
  public static func write(_ text: String, to path: String) throws(DocumentError) {
    let bytes = Array(text.utf8)
    do {
      if isStream(path) { return try write(bytes, to: path, mode: O_TRUNC) }
      let file = URL(filePath: path)
      try replace(isLink(path) ? file.resolvingSymlinksInPath() : file, by: bytes)
    } catch {
      throw DocumentError(unwritable: path, error)
    }
  }

  private static func replace(_ file: URL, by bytes: [UInt8]) throws {
    let folder = file.deletingLastPathComponent()
    let temporary = folder.appending(path: temporaryName(for: file.lastPathComponent)).path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try write(bytes, to: temporary, mode: O_CREAT | O_TRUNC)
      guard rename(temporary, file.path) == 0 else { throw lastError() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, mode: Int32) throws {
    let file = open(path, O_WRONLY | O_CLOEXEC | mode, 0o644)
    guard file >= 0 else { throw lastError() }
    let error = writeAll(bytes, to: file)
    // A full quota may show only here.
    guard close(file) == 0 || error != nil else { throw lastError() }
    if let error { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
  }
}

/// Writes all bytes to a file or pipe, however often it takes.
///
/// - Returns: the number of the error (`errno`) that ended the writing early; nil when all is written.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
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
  public init(unwritable path: String, _ number: Int32) {
    self.init(unwritable: path, NSError(domain: NSPOSIXErrorDomain, code: Int(number)))
  }

  init(unwritable path: String, _ error: any Error) {
    self.init(
      file: path, found: "a place that can't be written to (\(TextFile.reason(error)))",
      expected: "a writable file")
  }
}
