/// The candidate that was probably meant by `word`, or nil when none is close.
///
/// Close is: the same but for case, and for what Objective-C or a call adds, as in `setStatusBarHidden:` and
/// `childViewControllerForStatusBarStyle`; one edit away, or two in words of 6 letters and more (an edit
/// inserts, deletes or replaces a letter, or swaps two neighbors); contained, as `navigation` is
/// in `UINavigationController`; or containing, as `lightContent` does `light`. No text of more than 200
/// bytes is a word.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  guard word.utf8.count <= 200 else { return nil }
  let letters = Array(word.lowercased())
  let stem = stem(of: word)
  let bare = bare(stem)
  var closest: (candidate: String, distance: Int)?
  var related: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let other = Array(candidate.lowercased())
    let otherStem = StatusQuoScenarioFiles.stem(of: candidate)
    if stem.count > 2, otherStem == stem, letters != other {
      if closest?.distance ?? .max > 0 { closest = (candidate, 0) }
      continue
    }
    if bare.count > 3, StatusQuoScenarioFiles.bare(otherStem) == bare, letters != other {
      if closest?.distance ?? .max > 1 { closest = (candidate, 1) }
      continue
    }
    let shorter = min(letters.count, other.count)
    let limit = shorter < 3 ? 0 : shorter < 6 ? 1 : 2
    let difference = abs(letters.count - other.count)
    if difference <= limit {
      let distance = edits(letters, other)
      if distance <= limit, distance < closest?.distance ?? .max { closest = (candidate, distance) }
    }
    if shorter >= 3, difference < related?.distance ?? .max,
      letters.holds(other) || other.holds(letters)
    {
      related = (candidate, difference)
    }
  }
  return (closest ?? related)?.candidate
}

/// The letters of a name without what Objective-C adds to one of Swift: a selector's further parts, `set` and `is`
/// before a property, `ViewController` in the name of a method, `Animated` behind it.
private func stem(of word: String) -> String {
  var letters = String(word.prefix { $0 != ":" }).lowercased()
  for part in ["set", "is", "get", "_"]
  where letters.hasPrefix(part) && letters.count > part.count + 3 {
    // `setNeeds…` and `settings` are no setters.
    if !letters.hasPrefix("setneeds"), !letters.hasPrefix("sett") || part != "set" {
      letters.removeFirst(part.count)
    }
  }
  if letters.hasSuffix("animated") { letters.removeLast(8) }
  let words = Array(letters.utf8)
  let part = Array("viewcontroller".utf8)
  guard words.count > part.count + 2, !letters.hasPrefix("ui"),
    let place = (3...words.count - part.count).first(where: {
      words[$0..<$0 + part.count] == part[...]
    })
  else { return letters }
  return String(decoding: words[..<place] + words[(place + part.count)...], as: UTF8.self)
}

/// The letters of a getter's name without its verb: what the property of older versions is called.
private func bare(_ stem: String) -> String {
  for verb in ["preferred", "prefers"] where stem.hasPrefix(verb) {
    return String(stem.dropFirst(verb.count))
  }
  return stem
}

extension [Character] {
  /// Returns true if another word is a part of it. The library's `contains` is not in every
  /// standard library.
  fileprivate func holds(_ part: [Character]) -> Bool {
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { self[$0..<$0 + part.count] == part[...] }
  }
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
