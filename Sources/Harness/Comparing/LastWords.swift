// The last words of a subject are the only text by which divergences are told apart: without what is another in
// each process.

extension [String] {
  /// The line of standard error that says why a subject ended: the last that speaks of an error, else the last one.
  var lastWords: String {
    let said = filter { $0.contains { $0 != " " } }
    return said.last { line in line.speaksOfError } ?? said.last ?? ""
  }
}

extension String {
  /// True for `Fatal error: …`, `ValueError: …`, `thread 'main' panicked at …`.
  fileprivate var speaksOfError: Bool {
    let words = lowercased().split { !$0.isLetter }
    return words.contains { $0.hasSuffix("error") || $0.hasSuffix("exception") || $0 == "panicked" }
  }

  /// The text without numbers, addresses and folders, at most 120 characters. Of a path the name of a file is
  /// left, which often is all that tells two traps apart.
  var withoutAccidents: String {
    let words = split { $0 == " " || $0 == "\t" }.compactMap { word -> Substring? in
      if word.hasPrefix("0x") { return nil }
      guard let slash = word.lastIndex(of: "/") else { return word }
      let name = word[word.index(after: slash)...]
      return name.contains(".") ? name : nil
    }
    var text = ""
    for character in words.joined(separator: " ") {
      // A bar divides the words from how a subject ended.
      if character.isNumber || character == "|" { continue }
      text.append(character)
      if text.count == 120 { break }
    }
    return text
  }
}
