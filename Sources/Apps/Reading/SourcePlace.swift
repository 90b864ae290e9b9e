package import StatusQuoJSON
package import StatusQuoScenarioFiles

/// The file and the place from which something was read.
package struct SourcePlace: Hashable, Sendable {
  /// The file, as the user named it.
  package var file: String
  /// The line and column; nil where the whole file is meant, or in a binary file.
  package var position: SourcePosition?

  /// A place in a file.
  package init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `file:line:column`, of which editors make a link.
  package var description: String {
    file + (position.map { ":\($0.line):\($0.column)" } ?? "")
  }
}

extension SourcePlace {
  /// The error of what is wrong here.
  package func error(
    keyPath: String = "", found: String, expected: String, suggestion: String? = nil
  ) -> DocumentError {
    DocumentError(
      file: file, position: position, keyPath: keyPath, found: found, expected: expected,
      suggestion: suggestion)
  }
}

extension SourcePlace {
  /// The case that a word here stands for; an error where it is none of them.
  ///
  /// - Parameter found: what stands here instead of a word.
  package func word<Word: CaseIterable & RawRepresentable<String>>(
    _ text: String, found: String? = nil
  ) throws(DocumentError) -> Word {
    if let word = Word(rawValue: text) { return word }
    throw unknown(text, among: Word.allCases.map { $0.rawValue }, found: found)
  }

  /// The error that a word here is none of those that are known.
  package func unknown(
    _ text: String, among words: [String], kind: String? = nil, found: String? = nil
  ) -> DocumentError {
    let expected = words.count > 12 ? kind : nil
    return error(
      found: found ?? quoted(text), expected: expected ?? oneOf(words.map(quoted)),
      suggestion: suggestion(for: text, among: words))
  }
}

extension Source {
  package func place(of offset: Int) -> SourcePlace {
    SourcePlace(file: file, position: position(of: offset))
  }
}
