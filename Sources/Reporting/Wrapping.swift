extension String {
  /// The words on lines of at most `columns` characters; a longer word has a line of its own.
  public func lines(ofColumns columns: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > columns {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += (last.isEmpty ? "" : " ") + word
      }
    }
    return lines
  }
}
