package import StatusQuoAppearanceModel

extension Version {
  /// `major.minor`.
  package var text: String { "\(major).\(minor)" }

  /// The version that `text` names: "13", "13.4" or, as only two numbers count, "13.4.1".
  package init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int32(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(parts.count) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }
}
