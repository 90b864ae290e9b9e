import StatusQuoAppearanceModel
import StatusQuoArticles

/// A phone with what it shows in words.
struct PhoneFigure {
  var drawing: Drawing
  /// The side whose answer it is.
  var side: Side
  /// `visible, dark`.
  var caption: String

  /// `expected`, `actual`; nothing where both say the same.
  var title: String {
    switch side {
    case .both: ""
    case .expected: "expected"
    case .actual: "actual"
    }
  }
}

extension Moment.Pictured {
  /// One phone, or two where a person would see a difference.
  func phones(_ names: Names) -> [PhoneFigure] {
    let insets = controllersWithOtherInsets
    let right = Phone(snapshot, names, expected, insets: insets)
    if let failure {
      let wrong = Phone(withoutAnswer: failure, on: snapshot.environment)
      return [
        PhoneFigure(drawing: right.drawing, side: .expected, caption: expected.bar.words),
        PhoneFigure(drawing: wrong.drawing, side: .actual, caption: failure),
      ]
    }
    let caption = "status bar " + expected.bar.words
    guard let actual else {
      return [PhoneFigure(drawing: right.drawing, side: .both, caption: caption)]
    }
    let wrong = Phone(snapshot, names, actual, insets: insets)
    if right.looks(like: wrong) {
      return [
        PhoneFigure(
          drawing: right.drawing, side: .both, caption: caption + "; no difference in sight")
      ]
    }
    return [
      PhoneFigure(
        drawing: right.marked(where: wrong, differs: .expected).drawing, side: .expected,
        caption: self.caption(of: expected, names, unlike: actual)),
      PhoneFigure(
        drawing: wrong.marked(where: right, differs: .actual).drawing, side: .actual,
        caption: self.caption(of: actual, names, unlike: expected)),
    ]
  }

  /// The differences of one of the two, in words.
  private func caption(
    of observation: Observation, _ names: Names, unlike other: Observation
  ) -> String {
    var parts: [String] = []
    let bar = observation.bar
    if bar.hidden != other.bar.hidden || bar.content != other.bar.content {
      parts.append(bar.words)
    }
    let (ours, theirs) = (ShownStyles(observation), ShownStyles(other))
    let changed = snapshot.onScreen.filter { ours.isDark($0) != theirs.isDark($0) }
    parts += changed.prefix(3).map { names.text($0) + (ours.isDark($0) ? " dark" : " light") }
    if changed.count > 3 { parts.append("…") }
    return parts.isEmpty ? bar.words : parts.joined(separator: ", ")
  }

  /// The controllers whose safe areas differ.
  private var controllersWithOtherInsets: [Name] {
    guard let ours = expected.geometry?.safeAreaTop, let theirs = actual?.geometry?.safeAreaTop
    else { return [] }
    return zip(ours, theirs).filter { $0 != $1 }.prefix(3).map { $0.0.controller }
  }
}
