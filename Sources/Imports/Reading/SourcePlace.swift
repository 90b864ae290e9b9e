public import StatusQuoScenarioFiles

/// Where in which file something was read.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as the user named it.
  public var file: String
  /// The line and column; nil where the whole file is meant, or in a binary file.
  public var position: SourcePosition?

  /// A place in a file.
  public init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `file:line:column`, of which editors make a link.
  public var description: String {
    file + (position.map { ":\($0.line):\($0.column)" } ?? "")
  }
}

extension Source {
  func place(of offset: Int) -> SourcePlace {
    SourcePlace(file: file, position: position(of: offset))
  }
}
