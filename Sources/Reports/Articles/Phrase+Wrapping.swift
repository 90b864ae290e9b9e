extension String {
  /// The words on lines of at most `columns` characters; a longer word has a line of its own.
  package func lines(ofColumns columns: Int) -> [String] {
    Phrase(self).lines(ofColumns: columns).map { $0.text }
  }
}

extension Phrase {
  /// The words on lines of at most `columns` characters; a longer word has a line of its own.
  func lines(ofColumns columns: Int) -> [Phrase] {
    var lines = [Phrase()]
    var room = columns
    for (word, follows) in words {
      let count = word.text.count
      if follows, count + 1 > room {
        lines.append(Phrase())
        room = columns
      } else if follows {
        lines[lines.count - 1].add(" ")
        room -= 1
      }
      lines[lines.count - 1] = lines[lines.count - 1] + word
      room -= count
    }
    return lines
  }

  /// The words, each of parts that no space divides, and whether a space is before it.
  private var words: [(word: Phrase, follows: Bool)] {
    var words: [(word: Phrase, follows: Bool)] = []
    for piece in pieces {
      for (number, text) in piece.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        let part = Phrase(String(text), piece.emphasis)
        if number > 0 || words.isEmpty {
          words.append((part, number > 0))
        } else {
          words[words.count - 1].word = words[words.count - 1].word + part
        }
      }
    }
    return words
  }
}
