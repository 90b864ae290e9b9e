import StatusQuoAppearanceModel
package import StatusQuoArticles

extension Story {
  /// One picture of the moment that matters: the phone, or both where the resolvers part, and who
  /// decides.
  package var poster: Drawing {
    let moment = moments[focus]
    let poster = Poster(
      title: "After " + moment.title,
      phones: moment.phones(names),
      tree: TreePicture(self).drawing(at: focus),
      hasKey: moment.chains.contains { $0.kind == .right })
    return poster.drawing
  }
}

/// Phones beside one another, and a tree beside them.
private struct Poster {
  let title: String
  let phones: [PhoneFigure]
  let tree: Drawing
  let hasKey: Bool

  private static let gap = 24.0
  private static let top = 34.0

  /// The part of a phone that is shown, and its size: of two that differ the upper part, enlarged, as
  /// bars are at the top.
  private func size(_ phone: PhoneFigure) -> (part: Area, width: Double, height: Double) {
    let (width, height) = (phone.drawing.width, phone.drawing.height)
    let isCut = phones.count > 1 && height > width
    let part = Area(x: 0, y: 0, width: width, height: isCut ? 0.6 * width : height)
    let scale = isCut ? 1.5 : 1.0
    return (part, width * scale, part.height * scale)
  }

  var drawing: Drawing {
    let phoneWidth = phones.reduce(0) { $0 + size($1).width + Self.gap }
    let phoneHeight = (phones.map { size($0).height }.max() ?? 0) + 30
    let treeHeight = tree.height + (hasKey ? 34 : 0)
    return Drawing(
      width: phoneWidth + tree.width + 12, height: Self.top + max(phoneHeight, treeHeight) + 6,
      label: title + ". "
        + phones.map { $0.caption + ". " + $0.drawing.label }.joined(separator: " ")
    ) { svg in
      svg.label(title.fitted(to: phoneWidth + tree.width, size: 14), 4, 20, "title")
      var x = 0.0
      for phone in phones { draw(phone, at: &x, &svg) }
      svg.add(.g, .shift(x: x, y: Self.top)) { $0.add(tree.content) }
      if hasKey { svg.drawKey(x: x + 8, y: Self.top + tree.height + 20) }
    }
  }
}

extension Poster {
  private func draw(_ phone: PhoneFigure, at x: inout Double, _ svg: inout Markup) {
    let (part, width, height) = size(phone)
    svg.add(.g, .shift(x: x, y: Self.top)) { place in
      if width == part.width {
        place.add(phone.drawing.content)
      } else {
        place.add(.svg, .viewBox(part), .width(width), .height(height)) {
          $0.add(phone.drawing.content)
        }
      }
    }
    let caption = (phone.title.isEmpty ? "" : phone.title + ": ") + phone.caption
    svg.label(
      caption.fitted(to: width + Self.gap, size: 12), x + width / 2, Self.top + height + 20,
      phone.style)
    x += width + Self.gap
  }
}

extension PhoneFigure {
  fileprivate var style: StaticString {
    switch side {
    case .both: "mid name"
    case .expected: "mid name right"
    case .actual: "mid name wrong"
    }
  }
}

extension Markup {
  /// Draws the key: which line is which resolver's.
  fileprivate mutating func drawKey(x: Double, y: Double) {
    for (offset, line, text, words) in [
      (0.0, "chain right" as StaticString, "small right" as StaticString, "the way UIKit asks"),
      (160.0, "chain wrong", "small wrong", "the way of the resolver"),
    ] {
      let path = PathData(through: [
        Point(x: x + offset, y: y), Point(x: x + offset + 24, y: y),
      ])
      add(.path, .d(path), .class(line))
      label(words, x + offset + 30, y + 4, text)
    }
  }
}
