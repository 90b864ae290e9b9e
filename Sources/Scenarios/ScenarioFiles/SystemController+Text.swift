import StatusQuoAppearanceModel
package import StatusQuoCatalog

extension SystemController {
  /// The versions on which its answers were seen, in words: `iOS 7.1 and iOS 10.3 to 11.4`.
  package var versionsInWords: String {
    versionsSeen.map { range in
      let first = "iOS \(range.lowerBound.text)"
      return range.lowerBound == range.upperBound ? first : "\(first) to \(range.upperBound.text)"
    }.joined(separator: " and ")
  }
}
