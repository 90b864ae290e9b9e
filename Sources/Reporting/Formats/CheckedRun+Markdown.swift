extension CheckedRun {
  /// The run in GitHub's Markdown, for the summary of a job: the verdict, the first problem whole, the
  /// others and a table of facts to unfold. Without a problem, the table is open.
  ///
  /// - Parameter limit: in bytes; what does not fit is counted. GitHub takes at most 1 MiB a step.
  public func markdown(limit: Int = 1_000_000) -> String {
    var text = "## statusquo \(command)\n\n\(verdict.asMarkdown)\n"
    let problems = self.problems
    let end =
      facts.isEmpty ? "" : problems.isEmpty ? "\n" + table : folded("What was covered", table)
    for (index, problem) in problems.enumerated() {
      let section =
        index == 0
        ? "\n### \(problem.title.asMarkdown)\n\n\(problem.block)"
        : folded(problem.title, problem.block)
      if text.utf8.count + section.utf8.count + end.utf8.count > limit {
        text += "\n\((problems.count - index).counted("problem")) more\n"
        break
      }
      text += section
    }
    return text + end
  }

  private var table: String {
    "| | |\n| --- | --- |\n"
      + facts.map { "| \($0.name.asMarkdown) | \($0.value.asMarkdown) |\n" }.joined()
  }

  /// What shows its title alone until it is clicked.
  private func folded(_ title: String, _ text: String) -> String {
    "\n<details><summary>\(title.asHTML)</summary>\n\n\(text)\n</details>\n"
  }
}

extension Problem {
  /// All that is to be said, as it is.
  fileprivate var block: String { "\(fence)text\n\(details.legible)\(fence)\n" }

  /// Longer than any run of backquotes in the text.
  private var fence: String {
    var longest = 2
    var run = 0
    for character in details.utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }
}

extension String {
  /// On one line, as it is: nothing in it is markup, or the end of a cell.
  fileprivate var asMarkdown: String {
    var text = ""
    for scalar in asHTML.unicodeScalars {
      if "\\`*_[]|#~".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  fileprivate var asHTML: String {
    legible.replacing(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": " ", "\n": " "])
  }
}
