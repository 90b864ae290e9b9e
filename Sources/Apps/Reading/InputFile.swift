/// A file that was read, and what errors call it.
package struct InputFile: Hashable, Sendable {
  /// The file, as the user named it.
  package var name: String
  /// All that is in it.
  package var bytes: [UInt8]

  /// A file with these bytes.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The last part of its path.
  package var lastComponent: String { Self.lastComponent(of: name) }

  package static func lastComponent(of path: String) -> String {
    String(path.split(separator: "/").last ?? Substring(path))
  }
}
