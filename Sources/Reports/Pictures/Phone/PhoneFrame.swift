package import StatusQuoAppearanceModel

/// The outline of a device, and how its points map to the units of a picture.
///
/// The screen of a phone is 200 units wide in portrait. Bars are drawn at least as high as their
/// text needs, so heights are to scale only among themselves.
package struct PhoneFrame: Sendable {
  let device: Device
  let iOS: Version
  let orientation: Orientation
  package let metrics: Device.Metrics
  /// The glass.
  package let screen: Area
  /// The device around it.
  let body: Area
  let bodyRadius: Double
  let screenRadius: Double

  package init(_ environment: Environment) {
    device = environment.device
    iOS = environment.iOS
    orientation = environment.orientation
    metrics = device.metrics(on: iOS)
    let hasHomeButton = Self.hasHomeButton(device)
    let width = device.isPad ? 250.0 : 200.0
    let height = (width * metrics.height / metrics.width).rounded()
    let side = device.isPad ? 10.0 : hasHomeButton ? 8.0 : 6.0
    let top = hasHomeButton ? (device.isPad ? 26.0 : 38.0) : side
    let isPortrait = orientation == .portrait
    body = Area(
      x: 1, y: 1, width: isPortrait ? width + 2 * side : height + 2 * top,
      height: isPortrait ? height + 2 * top : width + 2 * side)
    screen = isPortrait ? body.inset(side, top) : body.inset(top, side)
    bodyRadius = hasHomeButton ? 24 : device.isPad ? 18 : 35
    screenRadius = hasHomeButton ? 2 : device.isPad ? 9 : 29
  }

  /// The strip at the side in which the status bar stands; nil where it is across (GE-25).
  var strip: Area? {
    guard let display = device.display, display == .outer || orientation.isLandscape else {
      return nil
    }
    let width = 84 * scale
    let isOnLeft = display == .outer && orientation == .landscapeRight
    return Area(
      x: isOnLeft ? screen.x : screen.maxX - width, y: screen.y, width: width,
      height: screen.height)
  }

  var size: Area { Area(x: 0, y: 0, width: body.width + 2, height: body.height + 2) }

  private static func hasHomeButton(_ device: Device) -> Bool {
    if device.isPad { return device == .iPadWithHomeButton }
    return device.metrics(on: 18).notch == .none
  }

  var hasHomeButton: Bool { Self.hasHomeButton(device) }

  /// Points of the screen's top in units, before bars are given the room of their text.
  private var scale: Double {
    (orientation == .portrait ? screen.width : screen.height) / metrics.width
  }

  /// The radius of each corner of something on the screen: the glass cuts off what is beyond its
  /// own corners.
  func radii(of box: Area, own: Double) -> [Double] {
    func radius(_ x: Double, _ y: Double, own: Double) -> Double {
      let across = screenRadius - min(x - screen.x, screen.maxX - x)
      let down = screenRadius - min(y - screen.y, screen.maxY - y)
      guard across > 0, down > 0 else { return own }
      let isBeyond = across * across + down * down > screenRadius * screenRadius
      return isBeyond ? min(screenRadius, box.height, box.width / 2) : own
    }
    let touchesFoot = box.maxY >= screen.maxY - 1
    return [
      radius(box.x, box.y, own: own), radius(box.maxX, box.y, own: own),
      radius(box.maxX, box.maxY, own: touchesFoot ? 0 : own),
      radius(box.x, box.maxY, own: touchesFoot ? 0 : own),
    ]
  }

  /// The top of the content of a screen that meets the top of the glass.
  func topInset(isBarHidden: Bool) -> Double {
    if strip != nil { return 0 }
    return switch metrics.notch {
    case .none: isBarHidden ? 0 : barHeight
    case .notch, .island: orientation == .portrait ? barHeight : 0
    }
  }

  /// The height of the status bar's band.
  package var barHeight: Double {
    switch metrics.notch {
    case .none: max(scale * metrics.statusBarHeight, 17)
    case .notch, .island: max(scale * metrics.safeAreaTop, 28)
    }
  }

  package var navigationBarHeight: Double { max(scale * 44, 27) }

  /// True if there is room for two columns.
  var isWide: Bool {
    device.isPad || device.display == .inner
      || orientation.isLandscape && metrics.isRegularInLandscape
  }

  var tabBarHeight: Double { 28 + (hasHomeButton ? 0 : 8) }

  /// The end of an inset of some points below the top of a view, in units.
  package func units(ofTop points: Double, meetsTop: Bool, isBarHidden: Bool) -> Double {
    let top = meetsTop ? topInset(isBarHidden: isBarHidden) : 0
    let topPoints = top == 0 ? 0 : metrics.notch == .none ? barPoints : metrics.safeAreaTop
    let bar = navigationBarHeight / 44
    guard topPoints > 0 else { return points * bar }
    return points <= topPoints
      ? points * top / topPoints : top + (points - topPoints) * bar
  }

  private var barPoints: Double { metrics.statusBarHeight }

  /// The cutout of the screen: at its top in portrait, at its left side in landscape.
  package var cutOut: Area? {
    let length: Double
    let depth: Double
    let gap: Double
    switch metrics.notch {
    case .none: return nil
    case .notch: (length, depth, gap) = (88, 17, -1)
    case .island: (length, depth, gap) = (58, 16, 7)
    }
    // In the strip, and in the corner where there is none (GE-25).
    if let strip {
      let y =
        orientation == .landscapeLeft && device.display == .outer ? screen.maxY - 28 : screen.y + 12
      return Area(x: strip.midX - depth / 2, y: y, width: depth, height: depth)
    }
    if device.display != nil {
      return Area(x: screen.maxX - 40, y: screen.y + gap, width: depth, height: depth)
    }
    return orientation == .portrait
      ? Area(x: screen.midX - length / 2, y: screen.y + gap, width: length, height: depth)
      : Area(x: screen.x + gap, y: screen.midY - length / 2, width: depth, height: length)
  }
}
