import StatusQuoAppearanceModel

/// W-13: an own view under the status bar.
extension CachedResolver {
  mutating func installStatusBarCover(_ name: Name, anchors: [Anchor]?) throws(Refusal) {
    let controller = try onlyController(name)
    for anchor in anchors ?? [] { try check(anchor) }
    let cover = anchors.map(Cover.init) ?? Cover(top: .viewTop, bottom: .safeAreaTop)
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
  /// A cover with these anchors: the later of two for one edge counts; a missing bottom lies at the
  /// top.
  init(_ anchors: [Anchor]) {
    var bottom: Edge?
    for anchor in anchors {
      if anchor.attribute == .top { top = Edge(anchor.target) }
      if anchor.attribute == .bottom { bottom = Edge(anchor.target) }
    }
    self.bottom = bottom ?? top
  }
}

extension Cover.Edge {
  /// A line that no rule places lies at 0, like the view's top.
  fileprivate init(_ target: Anchor.Target) {
    switch target {
    case .attribute(.top, of: .margins), .attribute(.top, of: .safeArea): self = .safeAreaTop
    case .attribute(.bottom, of: .view): self = .viewBottom
    case .attribute, .constant: self = .viewTop
    }
  }
}
