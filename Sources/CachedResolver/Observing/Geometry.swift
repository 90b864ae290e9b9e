import StatusQuoAppearanceModel

/// Insets at the top in node order, kept until the displayed bar gives the screen another one, or something else
/// changes that they depend on.
struct KnownTops {
  /// The inset of the screen that they were computed for; nil while they are not known.
  var base: Double?
  /// By row; 0 for controllers off screen, no number where they are unknown.
  var byRow = ContiguousArray<Double>()
  /// Those that are known, as they are observed.
  var observed: [Geometry.SafeAreaTop] = []
}

/// Heights and insets (GE-1, W-13). Covers are measured for each observation.
///
/// What is called for each controller is `mutating`, though it changes nothing: to call it, the whole
/// resolver would be copied.
extension CachedResolver {
  mutating func measure(into geometry: inout Geometry) {
    geometry.statusBarHeight = displayedBarHeight * (isDoubleHeight ? 2 : 1)
    geometry.covers.removeAll(keepingCapacity: true)
    if surroundings.display != nil { forgetInsets() }
    let base = topOfScreen
    if knownTops.base != base {
      // The one list that shares their storage, mostly.
      geometry.safeAreaTop = []
      computeTops(base)
    }
    geometry.safeAreaTop = knownTops.observed
    for controller in arena.controllers {
      let row = Int(controller.row)
      guard let cover = arena.rareSettings(of: controller)?.cover, !knownTops.byRow[row].isNaN
      else { continue }
      let sides = isOnScreen(controller) ? sides()[row] : SideInsets()
      if let measured = measure(cover, of: controller, sides) {
        geometry.covers.append(measured)
      }
    }
  }

  /// Before iOS 11 there is no safe area.
  @inline(__always) var topOfScreen: Double { surroundings.iOS < 11 ? 0 : screenInset }

  @inline(__always) private var displayedBarHeight: Double {
    displayedBar.hidden ? 0 : surroundings.metrics.statusBarHeight
  }

  /// GE-10: the app's views move down with the bar, so nothing else is measured otherwise.
  @inline(__always) private var isDoubleHeight: Bool {
    surroundings.isInCall && surroundings.iOS < 13 && surroundings.isPhone
      && surroundings.orientation == .portrait && surroundings.metrics.notch == .none
  }

  /// The inset of the screen itself at the top.
  @inline(__always) private var screenInset: Double {
    let metrics = surroundings.metrics
    if metrics.notch == .none { return surroundings.keptInset ?? displayedBarHeight }
    return surroundings.orientation.isLandscape
      ? metrics.landscapeSafeAreaTop : metrics.safeAreaTop
  }

  /// Call where anything changes on screen, or an inset.
  mutating func forgetInsets() {
    knownTops.base = nil
    forgetSides()
  }

  mutating func forgetSides() {
    knownSides = nil
    knownSafeArea = nil
  }

  /// Computes from the roots down: a controller comes after the one it hangs on.
  mutating func computeTops(_ base: Double) {
    // Found for each observation where a display has a strip, and not kept (GE-25).
    if surroundings.display == nil { counters.insetsComputed += 1 }
    // What floats at the top decides whether the bottom is known (GE-23).
    if surroundings.floatsTabBars { forgetSides() }
    // Taken out, so that it is not copied.
    var known = KnownTops()
    swap(&known, &knownTops)
    if known.byRow.count != arena.count {
      known.byRow = ContiguousArray(repeating: 0, count: arena.count)
    }
    for row in known.byRow.indices { known.byRow[row] = 0 }
    var knowsAll = true
    for window in windows.order where windows.isVisible(window) {
      let base = windows.fillsMainScreen(window) ? base : .nan
      knowsAll = computeTops(from: windows[window].root, base, &known.byRow) && knowsAll
    }
    for old in replaced where windows.isVisible(old.window) {
      let base = windows.fillsMainScreen(old.window) ? base : .nan
      knowsAll = computeTops(from: old.root, base, &known.byRow) && knowsAll
    }
    if known.observed.count != arena.count {
      let placeholder = Geometry.SafeAreaTop(controller: Name(index: 0), top: 0)
      known.observed = Array(repeatElement(placeholder, count: arena.count))
    }
    known.observed.withUnsafeMutableBufferPointer { tops in
      for controller in arena.controllers {
        let row = Int(controller.row)
        tops[row] = Geometry.SafeAreaTop(
          controller: arena.names[controller], top: rounded(known.byRow[row]))
      }
    }
    if !knowsAll { known.observed.removeAll { $0.top.isNaN } }
    known.base = base
    swap(&known, &knownTops)
  }

  /// False if some are unknown: these are no number.
  private mutating func computeTops(
    from root: ControllerID, _ base: Double, _ tops: inout ContiguousArray<Double>
  ) -> Bool {
    if surroundings.iOS < 11, !base.isNaN { return true }
    var knowsAll = true
    var node = root
    while node.exists {
      let isShown = isShown(node)
      if isShown, !isBelowReplaced(node) {
        var top = base
        if !base.isNaN {
          let parent = arena.links[node].parent
          let above = parent.exists ? tops[Int(parent.row)] : base
          top = inherited(node, base, below: above)
        }
        if let rare = arena.rareSettings(of: node), !top.isNaN {
          if arena.isPlaced(node) { top = top.left(by: rare.viewInsets.top) }
          top += rare.additionalSafeAreaInsetsTop
        }
        tops[Int(node.row)] = top
        if top.isNaN { knowsAll = false }
      }
      node = arena.nextReached(after: node, isOnScreen: isShown, from: root)
    }
    return knowsAll
  }

  /// - Parameter above: what its parent has, if it has one.
  private mutating func inherited(
    _ controller: ControllerID, _ base: Double, below above: Double
  ) -> Double {
    let parent = arena.links[controller].parent
    if parent.exists {
      let top = above
      if top.isNaN { return top }
      return switch arena.kind(parent) {
      case .plain, .page, .alert: top
      case .navigation where surroundings.display != nil:
        contentOnDisplay(ofStack: parent, top: top)
      case .navigation: content(ofStack: parent, top: top, base: base)
      case .tab: content(ofTabs: parent, for: controller, top: top)
      case .split where arena.collapsesSplits: top
      case .split where surroundings.display != nil: .nan
      case .split: place(ofColumn: controller).map { $0 == .floating ? 0 : top } ?? .nan
      }
    }
    if surroundings.display != nil { return insetsOnDisplay(ofTree: controller).top }
    guard arena.links[controller].presenter.exists else { return base }
    return switch arena.effectiveStyle(of: controller, surroundings.presentationRules) {
    case .pageSheet, .formSheet, .popover: 0
    case .fullScreen, .overFullScreen, .automatic, .custom, .currentContext, .overCurrentContext:
      base
    }
  }

  /// The top of the content of a stack.
  private mutating func content(ofStack stack: ControllerID, top: Double, base: Double) -> Double {
    if arena.settings[stack].isNavigationBarHidden || arena.hasStackOnTop(stack) { return top }
    let isCompact = surroundings.isCompactHeight
    let isInCard = !isCompact && isInCard(stack)
    if surroundings.hasNewDesign, !isInCard {
      let least: Double = isCompact ? 24 : isInFloatingColumn(stack) ? top : 10
      return max(top, least) + 54
    }
    let metrics = surroundings.metrics
    let touchesIsland =
      metrics.notch == .island && surroundings.orientation == .portrait && top == base
      && !surroundings.hasNewDesign
    let start = touchesIsland ? metrics.navigationBarTop : top
    return start + (isInCard ? 56 : navigationBarHeight)
  }

  /// GE-23: the top of what is in a tab controller; not a number where no source has it.
  private func content(ofTabs tabs: ControllerID, for child: ControllerID, top: Double) -> Double {
    if !surroundings.floatsTabBars { return top }
    if hasHiddenTabBar(tabs) { return .nan }
    if isTabBarHidden(by: child) { return top }
    let isStack = arena.kind(child) == .navigation
    if isStack, !arena.settings[child].isNavigationBarHidden, !arena.hasStackOnTop(child) {
      return top
    }
    return surroundings.hasMeasuredTabBars && top == surroundings.metrics.statusBarHeight
      ? top + 64 : .nan
  }

  /// GE-6: whether the tree is presented as a sheet.
  private mutating func isInCard(_ controller: ControllerID) -> Bool {
    let top = arena.topmostParent(of: controller)
    return surroundings.iOS >= 13 && arena.links[top].presenter.exists
      && arena.isCard(top, surroundings.presentationRules)
  }

  /// GE-6, before the design of iOS 26 and outside sheets.
  private var navigationBarHeight: Double {
    if surroundings.isCompactHeight { return surroundings.metrics.isRegularInLandscape ? 44 : 32 }
    return surroundings.isPhone || surroundings.environment.effectiveVersion < 12 ? 44 : 50
  }

  /// Nil where its height is unknown.
  private mutating func measure(
    _ cover: Cover, of controller: ControllerID, _ sides: SideInsets
  ) -> Geometry.Cover? {
    let metrics = surroundings.metrics
    let isUpright = surroundings.orientation == .portrait
    let screen =
      isUpright
      ? (width: metrics.width, height: metrics.height)
      : (width: metrics.height, height: metrics.width)
    let isOnScreen = isOnScreen(controller)
    let view =
      isOnScreen
      ? place(of: controller, width: screen.width, height: screen.height) : Self.unknownPlace
    let top = knownTops.byRow[Int(controller.row)]
    func value(_ value: Cover.Value) -> Double {
      switch value {
      case .constant(let number): return number
      case .line(let line, let item):
        var (left, right, upper, lower) = (0.0, view.width, 0.0, view.height)
        if item != .view {
          (upper, lower) = (top, view.height - sides.bottom)
          (left, right) =
            item == .margins ? (.nan, .nan) : (sides.left, view.width - sides.right)
        }
        return switch line {
        case .top: upper
        case .bottom: lower
        case .centerY: (upper + lower) / 2
        case .height: lower - upper
        case .leading, .left: left
        case .trailing, .right: right
        case .centerX: (left + right) / 2
        case .width: right - left
        }
      }
    }
    guard case .found(let start, let length) = cover.vertical.solved(value, usualLength: nil)
    else { return nil }
    let height = max(0, length)
    var isVisible = height > 0 && isOnScreen
    if isVisible, !view.top.isNaN {
      isVisible = view.top + start < screen.height && view.top + start + height > 0
    }
    switch cover.horizontal.solved(value, usualLength: view.width) {
    case .contradictory: return nil
    case .found(let left, let width) where isVisible && !view.left.isNaN:
      isVisible = width > 0 && view.left + left < screen.width && view.left + left + width > 0
    case .found, .unknown: break
    }
    return Geometry.Cover(
      controller: arena.names[controller], height: rounded(height), visible: isVisible)
  }

  private static let unknownPlace = (
    top: Double.nan, left: Double.nan, width: Double.nan, height: Double.nan
  )

  /// The frame of a controller's view on the screen (GE-21); no numbers where no source has them.
  private func place(
    of controller: ControllerID, width: Double, height: Double
  ) -> (top: Double, left: Double, width: Double, height: Double) {
    if surroundings.isNarrow { return Self.unknownPlace }
    var place = (top: 0.0, left: 0.0, width: width, height: height)
    var node = controller
    while true {
      if arena.isPlaced(node), let insets = arena.rareSettings(of: node)?.viewInsets {
        place.top += insets.top
        place.left += insets.left
        place.width -= insets.left + insets.right
        place.height -= insets.top + insets.bottom
      }
      let parent = arena.links[node].parent
      guard parent.exists else { break }
      if arena.kind(parent) == .split, !arena.collapsesSplits {
        switch self.place(ofColumn: node) {
        case .underneath: break
        case .tiled, .atTop: place.width = .nan
        case .floating, nil: return Self.unknownPlace
        }
      }
      node = parent
    }
    guard coversScreen(node) else { return Self.unknownPlace }
    if !place.width.isNaN { place.width = max(0, place.width) }
    place.height = max(0, place.height)
    return place
  }

  /// The length with 3 decimals, and never a negative zero.
  @inline(__always) func rounded(_ length: Double) -> Double {
    length == 0 ? 0 : (length * 1000).rounded() / 1000 + 0
  }
}

extension Cover.Span {
  fileprivate enum Solution {
    case found(start: Double, length: Double)
    /// A line is no number.
    case unknown
    /// A line contradicts two others.
    case contradictory
  }

  /// The start and the length, by the first two lines that are given.
  fileprivate func solved(_ value: (Cover.Value) -> Double, usualLength: Double?) -> Solution {
    // A line at this part of the length from the start.
    var lines: [(part: Double, at: Double)] = []
    if let start { lines.append((0, value(start))) }
    if let end { lines.append((1, value(end))) }
    if let middle { lines.append((0.5, value(middle))) }
    var length = length.map(value)
    if length == nil, lines.count < 2 { length = usualLength }
    if (length ?? 0).isNaN || lines.contains(where: { $0.at.isNaN }) { return .unknown }
    guard let first = lines.first else { return .found(start: 0, length: length ?? 0) }
    let found: (start: Double, length: Double)
    if lines.count > 1 {
      let all = (lines[1].at - first.at) / (lines[1].part - first.part)
      found = (first.at - first.part * all, all)
    } else if let length {
      found = (first.at - first.part * length, length)
    } else {
      found = first.part == 1 ? (0, first.at) : (first.at, 0)
    }
    let fits =
      abs((length ?? found.length) - found.length) < 0.001
      && lines.allSatisfy { abs(found.start + $0.part * found.length - $0.at) < 0.001 }
    return fits ? .found(start: found.start, length: found.length) : .contradictory
  }
}
