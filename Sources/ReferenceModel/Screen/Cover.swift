import StatusQuoAppearanceModel

// W-13, GE-14, GE-15: a view that covers the status bar.
extension World {
  /// A cover from the view's top to the margins' top, as wide as the view.
  static let usualCover = [
    Anchor(.top, .attribute(.top, of: .view)),
    Anchor(.width, .attribute(.width, of: .view)),
    Anchor(.centerX, .attribute(.centerX, of: .view)),
    Anchor(.bottom, .attribute(.top, of: .margins)),
  ]

  /// The view is loaded for it; a later cover replaces an earlier one.
  mutating func installStatusBarCover(_ name: Name, anchors: [Anchor]?) throws(Refusal) {
    try exist(name)
    let id = try controller(name)
    let anchors = anchors ?? World.usualCover
    for anchor in anchors { try canBeConstrained(anchor) }
    uses(.w13)
    loadView(of: id)
    covers[id] = anchors
  }

  private func canBeConstrained(_ anchor: Anchor) throws(Refusal) {
    switch anchor.target {
    case .constant:
      if anchor.attribute.axis == .size { return }
      throw .raised(.locationEqualsConstant, by: .ge15)
    case .attribute(let other, _):
      let mixes =
        anchor.attribute.isDirectional && other.isFixedSide
        || anchor.attribute.isFixedSide && other.isDirectional
      guard anchor.attribute.axis != other.axis || mixes else { return }
      throw .raised(mixes ? .leadingMixedWithLeft : .anchorsOfDifferentAxes, by: .ge14)
    }
  }

  /// The frame of a cover on a view with this inset.
  mutating func cover(
    _ anchors: [Anchor], of id: ControllerID, safeAreaTop: Double
  ) -> Geometry.Cover {
    if let parent = hierarchy[id].parent, showsNavigationBar(parent) { uses(.ge3) }
    let view = extent(of: id)
    func y(_ attribute: Anchor.Attribute) -> Double? {
      guard let anchor = anchors.last(where: { $0.attribute == attribute }) else { return nil }
      switch anchor.target {
      case .attribute(.top, of: .margins):
        uses(.ge2)
        return safeAreaTop
      case .attribute(.top, of: .safeArea): return safeAreaTop
      case .attribute(.bottom, of: .view): return view.height
      case .attribute, .constant: return 0
      }
    }
    let top = y(.top) ?? 0
    let height = max(0, (y(.bottom) ?? top) - top)
    let isVisible = height > 0 && view.top + top < screenHeight && view.top + top + height > 0
    if !isVisible { uses(.ge16) }
    return Geometry.Cover(
      controller: hierarchy[id].name, height: height.roundedToThousandths, visible: isVisible)
  }

  var screenHeight: Double {
    orientation == .portrait ? metrics.height : metrics.width
  }
}

extension Anchor.Attribute {
  fileprivate enum Axis {
    case x, y, size
  }

  fileprivate var axis: Axis {
    switch self {
    case .top, .bottom, .centerY: .y
    case .leading, .trailing, .left, .right, .centerX: .x
    case .width, .height: .size
    }
  }

  /// Depends on the direction of text.
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }

  fileprivate var isFixedSide: Bool { self == .left || self == .right }
}

extension Double {
  /// The value as observations give points, halves away from zero. Beyond 2^53 thousandths nothing
  /// is left to round.
  var roundedToThousandths: Double {
    if self == 0 { return 0 }
    let thousandths = self * 1000
    guard thousandths.magnitude < 9_007_199_254_740_992 else { return self }
    return Double(Int64(thousandths + (self < 0 ? -0.5 : 0.5))) / 1000
  }
}
