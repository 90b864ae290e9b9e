/// The candidate that was probably meant by `word`, or nil when none is close.
///
/// Close is: the same but for case; one edit away, or two in words of 6 letters and more (an edit
/// inserts, deletes or replaces a letter, or swaps two neighbours); or contained, as `navigation`
/// is in `UINavigationController`.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased())
  var best: (candidate: String, distance: Int)?
  var contained: String?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    let limit = min(letters.count, other.count) < 6 ? 1 : 2
    if abs(letters.count - other.count) <= limit {
      let distance = edits(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if other.count >= 3, other.count > contained?.count ?? 0, letters.contains(other) {
      contained = candidate
    }
  }
  return best?.candidate ?? contained
}

/// The least number of edits between two words ("optimal string alignment").
private func edits(_ one: [Character], _ other: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for (i, letter) in one.enumerated() {
    var row = [i + 1]
    for (j, otherLetter) in other.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == otherLetter ? 0 : 1))
      if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[other.count]
}
