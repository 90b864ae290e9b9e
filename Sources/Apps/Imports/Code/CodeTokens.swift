import StatusQuoReading

/// A word or a sign of Swift or Objective-C.
struct CodeToken {
  let text: String
  let range: Range<Int>
}

extension Source {
  /// The words and signs of code, without comments; a text in quotes is one.
  func codeTokens() -> [CodeToken] {
    var tokens: [CodeToken] = []
    var next = start
    while next < end {
      let first = next
      if has("//", at: next) {
        while next < end, !isLineBreak(self[next]) { next += 1 }
        continue
      }
      if has("/*", at: next) {
        next += 2
        while next < end, !has("*/", at: next) { next += 1 }
        next = min(end, next + 2)
        continue
      }
      if isSpaceOrBreak(self[next]) {
        next += 1
        continue
      }
      if isWord(self[next]) {
        while next < end, isWord(self[next]) { next += 1 }
      } else if self[next] == "\"" {
        next += 1
        while next < end, self[next] != "\"", !isLineBreak(self[next]) {
          next += self[next] == "\\" ? 2 : 1
        }
        next = min(end, next + 1)
      } else {
        next += 1
      }
      tokens.append(CodeToken(text: text(first..<next), range: first..<next))
    }
    return tokens
  }
}
