import StatusQuoAppearanceModel

extension RuleID {
  /// For each rule, in the order of the cases, the document that uses it and is closest to one that does
  /// not. `RuleTests` finds them and writes the text.
  static let examples = String(decoding: PackageResources.rule_examples_txt, as: UTF8.self)
    .split(separator: "\n").map { String($0) }
}
