import StatusQuoAppearanceModel

extension String {
  /// The text without the number of the law's rules and the list of those that were not met: a new rule changes no
  /// golden text.
  var withoutNumberOfRules: String {
    let count = RuleID.allCases.count
    return replacing(" of \(count)", with: " of all")
      .replacing(try! Regex("\"total\": \(count),\\s+\"missing\": \\[[^\\]]*\\]")) { _ in
        "\"total\": \"all\",\n      \"missing\": [\"the others\"]"
      }
  }
}
