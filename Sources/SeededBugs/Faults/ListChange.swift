/// A list that is reported wrongly.
enum ListChange: String, CaseIterable, Sendable {
  case reversed
  case onlyFirst = "only-first"
  case withoutLast = "without-last"
  case lastSwapped = "last-swapped"
  case twice
  case halvesSwapped = "halves-swapped"

  /// To be read behind what is listed.
  var words: String {
    switch self {
    case .reversed: "are reported in reverse"
    case .onlyFirst: "are reported up to the first only"
    case .withoutLast: "lack the last one"
    case .lastSwapped: "end with the last two in the wrong order"
    case .twice: "are reported twice each"
    case .halvesSwapped: "are reported with the second half first"
    }
  }

  func of<Element>(_ list: [Element]) -> [Element] {
    switch self {
    case .reversed: list.reversed()
    case .onlyFirst: Array(list.prefix(1))
    case .withoutLast: Array(list.dropLast())
    case .lastSwapped: list.count < 2 ? list : list.dropLast(2) + list.suffix(2).reversed()
    case .twice: list.flatMap { [$0, $0] }
    case .halvesSwapped: Array(list[(list.count / 2)...] + list[..<(list.count / 2)])
    }
  }
}
