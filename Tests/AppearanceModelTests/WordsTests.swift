import Foundation
import StatusQuoTestSupport
import Testing

/// Sources and documentation keep to plain American English: help, output, and doc comments are in them.
struct WordsTests {
  /// Patterns to avoid, each with a replacement.
  static let patterns: [(pattern: String, instead: String)] = [
    (#"\bso (many|long)\b"#, "a number, N, for that long"),
    (#"\b(who|what)ever\b"#, "the controller that, callers, regardless of"),
    (#"\b(no|some|any)body\b"#, "none, no controller, a person"),
    (#"\bg(o|oes|oing) on\b"#, "continue"),
    (#"\b(told|tells?)\b(?! .{0,40}\bapart)"#, "report, print, say, show"),
    (#"\bis no value of\b"#, "is not a value of"),
    (#"\btakes? no '"#, "unexpected argument"),
    (#"\b(in|the) place of which\b"#, "that it stands for"),
    (#"\bagain and again\b|\bover and over\b"#, "repeatedly"),
    (#"colour|behaviour|neighbour|favourite|\bgrey\b|\bcentre\b"#, "American spelling"),
    (
      #"(cancell|modell|travell)(ed|er|ing)\b"#, "one l"
    ),
    (
      #"(optimi|minimi|maximi|recogni|normali|seriali|synchroni|initiali|organi|summari)s(e|ed|es|ing|ation)\b"#,
      "z"
    ),
  ]

  static let files: [String] = {
    let folder = packageFolder.standardizedFileURL.path
    let walk = FileManager.default.enumerator(atPath: folder)
    var files: [String] = []
    while let file = walk?.nextObject() as? String {
      let isText =
        file.hasSuffix(".md") || file.hasPrefix("Sources") || file.hasPrefix("Generators")
      let isWritten =
        [".md", ".swift", ".lldb"].contains { file.hasSuffix($0) }
      if isText, isWritten, !file.hasPrefix(".build"), !file.contains("/Golden/") {
        files.append(file)
      }
    }
    return files.sorted()
  }()

  static let sources: [String] = {
    let folder = packageFolder.standardizedFileURL.path
    let roots = ["Sources", "Generators", "Tests"]
    return roots.flatMap { root in
      (FileManager.default.enumerator(atPath: "\(folder)/\(root)")?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { "\(root)/\($0)" }
    }.sorted()
  }()

  @Test(arguments: patterns.indices) func `no file has the pattern`(_ index: Int) throws {
    let (pattern, instead) = Self.patterns[index]
    func found(in text: String) -> Range<String.Index>? {
      text.range(of: pattern, options: [.regularExpression, .caseInsensitive])
    }
    // Ids such as `lifecycle-cancelled-pop-is-silent` and keys of JSON keep their spelling.
    let kept =
      /[\w.]+(-[\w.]+){2,}|["`](told|neighbours|\w+\.(told|neighbours))["`]|\.told\b|(styles|calls), told,|["`.]cancelled\b|, cancelled\b/
    #expect(Self.files.count > 300)
    for file in Self.files {
      let text = try String(contentsOf: packageFolder.appending(path: file), encoding: .utf8)
      guard found(in: text) != nil else { continue }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = String(line.replacing(kept, with: ""))
        guard let place = found(in: words) else { continue }
        Issue.record("\(file):\(number + 1): '\(words[place])'; better: \(instead)")
      }
    }
  }

  @Test func `a doc comment begins with a noun or a verb`() throws {
    let clause = /^\s*\/\/\/ ((What|Whether|Of|Who|Whom|Whose|So do|The opposite)\b|The same\.).*/
    #expect(Self.sources.count > 700)
    for file in Self.sources {
      let text = try String(contentsOf: packageFolder.appending(path: file), encoding: .utf8)
      var isInside = false
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let isComment = line.drop { $0 == " " }.hasPrefix("///")
        if isComment, !isInside, let match = line.firstMatch(of: clause) {
          Issue.record("\(file):\(number + 1): begins with '\(match.1)'; say the noun or the verb")
        }
        isInside = isComment
      }
    }
  }
}
