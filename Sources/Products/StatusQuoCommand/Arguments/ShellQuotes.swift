/// A text as one word of a shell command, in quotes where it needs them.
func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains($0)
  }
  return isPlain && !text.isEmpty ? text : inShellQuotes(text)
}

/// Any text as one word of bash and zsh.
func inShellQuotes(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    + "'"
}
