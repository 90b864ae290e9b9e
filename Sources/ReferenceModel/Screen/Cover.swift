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
      if anchor.attribute.dimension == .size { return }
      throw .raised(.locationEqualsConstant, by: .ge15)
    case .attribute(let other, _):
      let mixes =
        anchor.attribute.isDirectional && other.isFixedSide
        || anchor.attribute.isFixedSide && other.isDirectional
      guard anchor.attribute.dimension != other.dimension || mixes else { return }
      throw .raised(mixes ? .leadingMixedWithLeft : .anchorsOfDifferentAxes, by: .ge14)
    }
  }

  /// The cover of a view with these insets; nil where its height hangs on what no source has, or on anchors
  /// that contradict one another.
  mutating func cover(
    _ anchors: [Anchor], of id: ControllerID, _ safeArea: CoveredView.SafeArea, isOnScreen: Bool
  ) -> Geometry.Cover? {
    if let parent = hierarchy[id].parent, showsNavigationBar(parent) { uses(.ge3) }
    if anchors.contains(where: { $0.isOfMargins }) { uses(.ge2) }
    let frame = isOnScreen ? frame(of: id) : nil
    let view = CoveredView(width: frame?.width, height: frame?.height, safeArea: safeArea)
    let horizontal = view.extent(of: anchors, on: .x)
    guard case .known(let start, let length) = view.extent(of: anchors, on: .y),
      horizontal != .contradictory
    else { return nil }
    let height = max(0, length)
    var isVisible = height > 0 && isOnScreen
    if let frame {
      let top = frame.top + start
      isVisible = isVisible && top < screenHeight && top + height > 0
      if case .known(let start, let width) = horizontal {
        let left = frame.left + start
        isVisible = isVisible && width > 0 && left < screenWidth && left + width > 0
      }
    }
    if !isVisible { uses(.ge16) }
    return Geometry.Cover(
      controller: hierarchy[id].name, height: height.roundedToThousandths, visible: isVisible)
  }

  var screenHeight: Double {
    orientation == .portrait ? metrics.height : metrics.width
  }

  var screenWidth: Double {
    orientation == .portrait ? metrics.width : metrics.height
  }
}

/// The view that a cover is laid out in, in its own coordinates; nil where no source has a number.
struct CoveredView {
  /// The insets of its safe area.
  struct SafeArea {
    let top: Double
    let left: Double?
    let bottom: Double?
    let right: Double?
  }

  enum Axis {
    case x, y
  }

  /// The line or length of its axis that an anchor is about.
  enum Line {
    case start, end, middle, length
  }

  /// Where a cover is on one axis.
  enum Extent: Equatable {
    case known(start: Double, length: Double)
    /// It hangs on an edge that no source has.
    case unknown
    /// A third anchor contradicts two others.
    case contradictory
  }

  let width: Double?
  let height: Double?
  let safeArea: SafeArea

  /// W-13: where anchors put a cover on one axis. Two of start, end, middle and length decide; the later anchor
  /// of two for one attribute counts. Alone, an end lies that far below the view's start, and a length begins
  /// there; a width that no anchor names is the view's.
  func extent(of anchors: [Anchor], on axis: Axis) -> Extent {
    var targets: [Line: Anchor.Target] = [:]
    for anchor in anchors where anchor.attribute.axis == axis {
      targets[anchor.attribute.line] = anchor.target
    }
    var lines: [Line: Double] = [:]
    for (line, target) in targets {
      guard let value = value(of: target) else { return .unknown }
      lines[line] = value
    }
    if axis == .x, lines.count < 2, lines[.length] == nil {
      guard let width else { return .unknown }
      lines[.length] = width
    }
    return extent(of: lines)
  }

  private func extent(of lines: [Line: Double]) -> Extent {
    let found: (start: Double, length: Double) =
      switch (lines[.start], lines[.end], lines[.middle], lines[.length]) {
      case (let start?, let end?, _, _): (start, end - start)
      case (let start?, nil, let middle?, _): (start, 2 * (middle - start))
      case (let start?, nil, nil, let length): (start, length ?? 0)
      case (nil, let end?, let middle?, _): (2 * middle - end, 2 * (end - middle))
      case (nil, let end?, nil, let length?): (end - length, length)
      case (nil, let end?, nil, nil): (0, end)
      case (nil, nil, let middle?, let length): (middle - (length ?? 0) / 2, length ?? 0)
      case (nil, nil, nil, let length): (0, length ?? 0)
      }
    let isFound = [
      (Line.middle, found.start + found.length / 2), (.length, found.length),
    ].allSatisfy { line, value in lines[line].map { abs($0 - value) < 0.001 } ?? true }
    return isFound ? .known(start: found.start, length: found.length) : .contradictory
  }

  private func value(of target: Anchor.Target) -> Double? {
    switch target {
    case .constant(let number): number
    case .attribute(let attribute, let item): value(of: attribute, of: item)
    }
  }

  /// A line of the view or of one of its guides, or a length.
  private func value(of attribute: Anchor.Attribute, of item: Anchor.Item) -> Double? {
    let edges = edges(of: item, on: attribute.axis)
    return switch attribute.line {
    case .start: edges.start
    case .end: edges.end
    case .middle: edges.middle
    case .length: edges.end.minus(edges.start)
    }
  }

  /// GE-2: at the top and at the bottom the margins of a root view are its safe area; at the sides no source
  /// has them by device.
  private func edges(of item: Anchor.Item, on axis: Axis) -> Edges {
    switch (item, axis) {
    case (.view, .x): Edges(start: 0, end: width)
    case (.view, .y): Edges(start: 0, end: height)
    case (.margins, .y), (.safeArea, .y):
      Edges(start: safeArea.top, end: height.minus(safeArea.bottom))
    case (.safeArea, .x): Edges(start: safeArea.left, end: width.minus(safeArea.right))
    case (.margins, .x): Edges(start: nil, end: nil)
    }
  }

  private struct Edges {
    let start: Double?
    let end: Double?

    var middle: Double? { end.flatMap { end in start.map { ($0 + end) / 2 } } }
  }
}

extension Double? {
  fileprivate func minus(_ other: Double?) -> Double? {
    flatMap { one in other.map { one - $0 } }
  }
}

extension Anchor {
  fileprivate var isOfMargins: Bool {
    if case .attribute(_, of: .margins) = target { true } else { false }
  }
}

extension Anchor.Attribute {
  fileprivate var axis: CoveredView.Axis {
    switch self {
    case .top, .bottom, .centerY, .height: .y
    case .leading, .trailing, .left, .right, .centerX, .width: .x
    }
  }

  fileprivate var line: CoveredView.Line {
    switch self {
    case .top, .leading, .left: .start
    case .bottom, .trailing, .right: .end
    case .centerX, .centerY: .middle
    case .width, .height: .length
    }
  }
}

// GE-14: what can equal what.
extension Anchor.Attribute {
  fileprivate enum Dimension {
    case x, y, size
  }

  fileprivate var dimension: Dimension {
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
