import Foundation

/// Reading and writing whole files; every failure is one clear error.
public enum TextFile {
  /// Whether there is a file or a folder.
  public static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The bytes of a file.
  public static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    guard exists(path) else {
      throw DocumentError(file: path, found: "nothing", expected: "a file")
    }
    if isFolder(path) { throw DocumentError(file: path, found: "a folder", expected: "a file") }
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw DocumentError(
        file: path, found: "a file that can't be read (\(reason(error)))",
        expected: "a readable file")
    }
  }

  /// The files that `path` means: itself, or all `.json` files below it if it is a folder.
  ///
  /// In the order of their paths, name by name, on every machine. What begins with a dot is hidden
  /// and left out; links to folders are not followed.
  public static func documents(at path: String) throws(DocumentError) -> [String] {
    guard exists(path) else {
      throw DocumentError(file: path, found: "nothing", expected: "a file or a folder")
    }
    if !isFolder(path) { return [path] }
    var documents: [String] = []
    var waiting = [path]
    while let next = waiting.popLast() {
      guard isFolder(next) else {
        if next.hasSuffix(".json") { documents.append(next) }
        continue
      }
      if next != path, isLink(next) { continue }
      for name in try names(in: next).sorted(by: >) where !name.hasPrefix(".") {
        waiting.append(next.hasSuffix("/") ? next + name : next + "/" + name)
      }
    }
    return documents
  }

  /// Writes `text` to a file, whole or not at all: under a temporary name in the same folder, which
  /// is created if need be, then renamed.
  public static func write(_ text: String, to path: String) throws(DocumentError) {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    let temporary = folder.appending(path: temporaryName(for: file.lastPathComponent))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: temporary)
      guard rename(temporary.path, file.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw DocumentError(
        file: path, found: "a place that can't be written to (\(reason(error)))",
        expected: "a writable file")
    }
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
  public static func remove(_ path: String) throws(DocumentError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw DocumentError(
        file: path, found: "a file that can't be removed (\(reason(error)))",
        expected: "a writable folder")
    }
  }

  /// Whether a folder is there; a link to one counts.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The system's word for what went wrong.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let cause = underlying ?? error as NSError
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
