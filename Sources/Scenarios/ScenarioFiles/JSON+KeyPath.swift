public import StatusQuoJSON

extension JSON {
  /// The way from this value to what stands at `position`, such as `windows[0].root.kind`.
  ///
  /// Empty for the value itself and for a place where no key or value begins.
  func keyPath(to position: SourcePosition) -> String {
    var path: [String] = []
    var container = self
    while let (step, value) = container.part(containing: position) {
      path.append(step)
      container = value
    }
    return shortened(path).joined().trimmingDot
  }

  /// The part that begins at or before `position`, the last of those that do.
  private func part(containing position: SourcePosition) -> (step: String, value: JSON)? {
    if let elements {
      let index = elements.lastIndex { $0.position <= position }
      return index.map { ("[\($0)]", elements[$0]) }
    }
    let member = members?.last { $0.keyPosition <= position }
    return member.map { (".\($0.key)", $0.value) }
  }

  private func shortened(_ path: [String]) -> [String] {
    guard path.count > 24 else { return path }
    return path.prefix(11) + ["…(\(path.count - 22) levels)…"] + path.suffix(11)
  }
}

extension SourcePosition: Comparable {
  /// Compares positions in the order of the text.
  package static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension String {
  fileprivate var trimmingDot: String { hasPrefix(".") ? String(dropFirst()) : self }
}
