import StatusQuoAppearanceModel

/// W-13: an own view under the status bar.
extension CachedResolver {
  mutating func installStatusBarCover(_ name: Name, anchors: [Anchor]?) throws(Refusal) {
    let controller = try onlyController(name)
    for anchor in anchors ?? [] { try check(anchor) }
    let cover = anchors.map(Cover.init) ?? .usual
    arena.changeRareSettings(controller) { $0.cover = cover }
    loadView(of: controller)
  }

  /// GE-14, GE-15.
  private func check(_ anchor: Anchor) throws(Refusal) {
    switch anchor.target {
    case .constant:
      if anchor.attribute.axis != .size { throw .raised(.locationEqualsConstant) }
    case .attribute(let other, _):
      if anchor.attribute.axis != other.axis { throw .raised(.anchorsOfDifferentAxes) }
      if anchor.attribute.isDirectional != other.isDirectional,
        anchor.attribute != .centerX, other != .centerX
      {
        throw .raised(.leadingMixedWithLeft)
      }
    }
  }
}

extension Anchor.Attribute {
  fileprivate enum Axis { case x, y, size }

  fileprivate var axis: Axis {
    switch self {
    case .top, .bottom, .centerY: .y
    case .leading, .trailing, .left, .right, .centerX: .x
    case .width, .height: .size
    }
  }

  /// True if it follows the direction of the text.
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }
}

extension Cover {
  /// From the view's top to that of its margins.
  fileprivate static let usual = Cover([
    Anchor(.top, .attribute(.top, of: .view)), Anchor(.bottom, .attribute(.top, of: .margins)),
  ])

  /// A cover with these anchors: the later of two for one line counts.
  fileprivate init(_ anchors: [Anchor]) {
    for anchor in anchors {
      let value: Value =
        switch anchor.target {
        case .constant(let number): .constant(number)
        case .attribute(let line, let item): .line(line, of: item)
        }
      switch anchor.attribute {
      case .top: vertical.start = value
      case .bottom: vertical.end = value
      case .centerY: vertical.middle = value
      case .height: vertical.length = value
      case .left, .leading: horizontal.start = value
      case .right, .trailing: horizontal.end = value
      case .centerX: horizontal.middle = value
      case .width: horizontal.length = value
      }
    }
  }
}
