import StatusQuoAppearanceModel

/// The parts that look different on the other resolver's device.
struct PhoneMarks: Hashable, Sendable {
  var side: Side
  var boxes: [Area]
}

/// The places of the parts of a status bar.
struct BarPlaces {
  /// The middle of the time.
  let time: Point
  /// The left edge of the signal, and its foot.
  let signal: Point
  /// The left edge of the battery, and its foot.
  let battery: Point
  /// The boxes that a mark surrounds.
  let marks: [Area]

  init(_ frame: PhoneFrame) {
    let screen = frame.screen
    if let strip = frame.strip {
      let foot = strip.y + 58
      time = Point(x: strip.midX, y: foot)
      signal = Point(x: strip.midX - 7, y: foot + 16)
      battery = Point(x: strip.midX - 10, y: foot + 32)
      marks = [Area(x: strip.x + 2, y: foot - 14, width: strip.width - 4, height: 52)]
      return
    }
    if frame.device.display != nil {
      let foot = screen.y + 19
      time = Point(x: screen.maxX - 104, y: foot)
      signal = Point(x: screen.maxX - 82, y: foot)
      battery = Point(x: screen.maxX - 64, y: foot)
      marks = [Area(x: screen.maxX - 122, y: foot - 15, width: 82, height: 20)]
      return
    }
    if frame.metrics.notch != .none, frame.orientation == .portrait {
      let foot = screen.y + (frame.metrics.notch == .island ? 19 : 18)
      let ear = (screen.width - (frame.cutOut?.width ?? 0)) / 2
      let (left, right) = (screen.x + ear / 2 + 2, screen.maxX - ear / 2 - 2)
      time = Point(x: left, y: foot)
      signal = Point(x: right - 21, y: foot)
      battery = Point(x: right - 2, y: foot)
      marks = [left, right].map { Area(x: $0 - 27, y: foot - 15, width: 54, height: 20) }
      return
    }
    let foot = screen.y + frame.barHeight / 2 + 4
    let isPad = frame.device.isPad
    time = Point(x: isPad ? screen.x + 20 : screen.midX, y: foot)
    signal = Point(x: isPad ? screen.maxX - 46 : screen.x + 7, y: foot)
    battery = Point(x: screen.maxX - 29, y: foot)
    marks = [Area(x: screen.x + 3, y: screen.y + 2, width: screen.width - 6, height: 14)]
  }
}

extension Markup {
  /// The status bar, where the device has one.
  mutating func draw(_ bar: DisplayedBar, in frame: PhoneFrame) {
    let hasNone =
      frame.metrics.notch != .none && frame.orientation.isLandscape
      && frame.device.display != .inner
    if !hasNone, !bar.hidden { draw(bar.content, BarPlaces(frame)) }
  }

  /// Marks around what differs.
  mutating func draw(_ marks: PhoneMarks) {
    let name: StaticString = marks.side == .expected ? "markright" : "markwrong"
    for box in marks.boxes { add(.rect, box, .class(name), radius: min(9, box.height / 2)) }
  }

  private mutating func draw(_ content: BarContent, _ places: BarPlaces) {
    switch content {
    case .light:
      add(.g, .class("barlight")) { $0.drawGlyphs(places) }
    case .dark:
      add(.g, .class("bardark")) { $0.drawGlyphs(places) }
    case .contentDependent:
      drawBothWays(places)
    }
  }

  /// Dark on light and light on dark: it is one of them, and which one depends on pixels.
  private mutating func drawBothWays(_ places: BarPlaces) {
    let time = Area(x: places.time.x - 17, y: places.time.y - 11, width: 34, height: 14)
    add(.rect, time, .class("sl"), radius: 7)
    add(.g, .class("bardark")) { $0.drawTime(places) }
    let start = places.signal.x - 4
    let width = places.battery.x - places.signal.x > 60 ? 19 : places.battery.x + 27 - start
    add(
      .rect, Area(x: start, y: places.signal.y - 11, width: width, height: 14), .class("black"),
      radius: 7)
    if width == 19 {
      let box = Area(x: places.battery.x - 3, y: places.battery.y - 11, width: 27, height: 14)
      add(.rect, box, .class("black"), radius: 7)
    }
    add(.g, .class("barlight")) {
      $0.drawSignal(places.signal)
      $0.drawBattery(places.battery)
    }
  }

  private mutating func drawGlyphs(_ places: BarPlaces) {
    drawTime(places)
    drawSignal(places.signal)
    drawBattery(places.battery)
  }

  private mutating func drawTime(_ places: BarPlaces) {
    label("9:41", places.time.x, places.time.y, "mid time")
  }

  private mutating func drawSignal(_ foot: Point) {
    var path = PathData()
    for bar in 0..<4 {
      let height = 3 + 2 * Double(bar)
      path.add(
        Area(x: foot.x + 3.5 * Double(bar), y: foot.y - height, width: 2.4, height: height))
    }
    add(.path, .d(path))
  }

  private mutating func drawBattery(_ foot: Point) {
    add(
      .rect, Area(x: foot.x + 0.5, y: foot.y - 9, width: 18, height: 9), .class("shell"),
      radius: 2.5)
    add(.rect, Area(x: foot.x + 2.2, y: foot.y - 7.3, width: 12.5, height: 5.6), radius: 1.2)
    add(.rect, Area(x: foot.x + 19.3, y: foot.y - 6, width: 1.6, height: 3.2), radius: 0.8)
  }
}
