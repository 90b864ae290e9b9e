extension CheckedRun {
  /// The run in GitHub's Markdown, for the summary of a job: the verdict, a table of facts, and
  /// each problem to unfold.
  ///
  /// - Parameter limit: in bytes; what does not fit is counted. GitHub takes at most 1 MiB a step.
  public func markdown(limit: Int = 1_000_000) -> String {
    var text = "## statusquo \(command)\n\n\(verdict.asMarkdown)\n\n| | |\n| --- | --- |\n"
    for fact in facts { text += "| \(fact.name.asMarkdown) | \(fact.value.asMarkdown) |\n" }
    let problems = self.problems
    for (index, problem) in problems.enumerated() {
      let section = "\n" + problem.markdown
      if text.utf8.count + section.utf8.count > limit {
        return text + "\n\((problems.count - index).counted("problem")) more\n"
      }
      text += section
    }
    return text
  }
}

extension Problem {
  fileprivate var markdown: String {
    """
    <details><summary>\(title.asHTML)</summary>

    \(fence)text
    \(details.legible)\(fence)

    </details>

    """
  }

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
    legible.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\r", with: " ").replacing("\n", with: " ")
  }
}
