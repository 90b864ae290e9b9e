import StatusQuoAppearanceModel

extension Markup {
  /// A rectangle.
  mutating func add(_ tag: Tag, _ box: Area, _ attributes: ElementAttribute?..., radius: Double = 0)
  {
    add(
      tag, .x(box.x), .y(box.y), .width(box.width), .height(box.height),
      radius > 0 ? .rx(radius) : nil, attributes.first ?? nil)
  }

  /// A text at a place.
  mutating func label(_ text: String, _ x: Double, _ y: Double, _ name: StaticString?...) {
    add(
      .svgText, .x(x), .y(y), .class(name.first ?? nil, name.count > 1 ? name[1] : nil),
      text: text)
  }

  // MARK: The device

  mutating func drawBody(_ frame: PhoneFrame) {
    add(.rect, frame.body, .class("body"), radius: frame.bodyRadius)
    add(.rect, frame.screen, .class("off"), radius: frame.screenRadius)
  }

  /// Draws the parts on top of the screen: the cutout, the home indicator or button.
  mutating func drawGlass(_ frame: PhoneFrame) {
    if let cutOut = frame.cutOut {
      let isIsland = frame.metrics.notch == .island
      add(.rect, cutOut, .class("cut"), radius: isIsland ? 8 : 7)
    }
    if frame.hasHomeButton {
      drawHomeButton(frame)
    } else {
      let width = frame.screen.width * 0.34
      let box = Area(
        x: frame.screen.midX - width / 2, y: frame.screen.maxY - 7, width: width, height: 3.5)
      add(.rect, box, .class("home"), radius: 1.75)
    }
  }

  private mutating func drawHomeButton(_ frame: PhoneFrame) {
    let radius = frame.device.isPad ? 8.0 : 13.0
    let isPortrait = frame.orientation == .portrait
    let x = isPortrait ? frame.body.midX : (frame.screen.maxX + frame.body.maxX) / 2
    let y = isPortrait ? (frame.screen.maxY + frame.body.maxY) / 2 : frame.body.midY
    add(.circle, .cx(x), .cy(y), .r(radius), .class("button"))
  }

  // MARK: What is on the screen

  mutating func draw(_ panel: Panel, in frame: PhoneFrame) {
    let box = panel.box
    switch panel.kind {
    case .view(let label): drawView(panel, label, frame)
    case .navigationBar(let title, let back): drawNavigationBar(panel, title, back: back, frame)
    case .tabBar(let items, let selected): drawTabBar(panel, items, selected, frame)
    case .pageDots:
      for number in 0..<3 {
        add(
          .circle, .cx(box.midX + Double(number - 1) * 9), .cy(box.midY), .r(2.5),
          .class(number == 0 ? "tintfill" : "grayfill"))
      }
    case .alert(let title):
      drawSurface(panel, panel.isDark ? "sd" : "sl", frame)
      label(title.fitted(to: box.width - 16, size: 12), box.midX, box.y + 26, "mid name", panel.ink)
      drawEdge(box.dropTop(48))
      label("OK", box.midX, box.y + 67, "mid tint")
    case .backdrop: drawSurface(panel, "black", frame)
    case .shade: drawSurface(panel, "shade", frame)
    case .movingEdge:
      add(.rect, Area(x: box.x - 0.5, y: box.y, width: 1, height: box.height), .class("edge"))
    case .windowEdge(let name):
      drawSurface(panel, "window", frame)
      let text = ("window " + name).fitted(to: box.width - 16, size: 9.5)
      label(text, box.midX, box.maxY - 12, "mid tag")
    }
  }

  /// Part of the screen, cut off where the glass ends.
  private mutating func drawSurface(_ panel: Panel, _ name: StaticString, _ frame: PhoneFrame) {
    let radii = frame.radii(of: panel.box, own: panel.radius)
    let thin: StaticString? = panel.isTranslucent ? "thin" : nil
    if radii.allSatisfy({ $0 == radii[0] }) {
      return add(
        .rect, .x(panel.box.x), .y(panel.box.y), .width(panel.box.width),
        .height(panel.box.height), radii[0] > 0 ? .rx(radii[0]) : nil, .class(name, thin))
    }
    var path = PathData()
    path.add(panel.box, radii: radii)
    add(.path, .d(path), .class(name, thin))
  }

  /// A line along the upper edge of a box.
  private mutating func drawEdge(_ box: Area) {
    add(.rect, Area(x: box.x, y: box.y, width: box.width, height: 0.8), .class("edge"))
  }

  private mutating func drawView(_ panel: Panel, _ name: String?, _ frame: PhoneFrame) {
    drawSurface(panel, panel.isDark ? "sd" : "sl", frame)
    guard let name, panel.box.height > 16 else { return }
    let text = name.fitted(to: panel.box.width - 8, size: 13)
    label(text, panel.box.midX, panel.box.midY + 5, "mid", panel.ink)
  }

  private mutating func drawNavigationBar(
    _ panel: Panel, _ title: String, back: Bool, _ frame: PhoneFrame
  ) {
    let box = panel.box
    drawSurface(panel, panel.isDark ? "bd" : "bl", frame)
    drawEdge(box.dropTop(box.height - 0.8))
    if back {
      let path = PathData(through: [
        Point(x: box.x + 15, y: box.maxY - 19), Point(x: box.x + 10, y: box.maxY - 13.5),
        Point(x: box.x + 15, y: box.maxY - 8),
      ])
      add(.path, .d(path), .class("chevron"))
    }
    let text = title.fitted(to: box.width - 56, size: 12)
    label(text, box.midX, box.maxY - 9, "mid name", panel.ink)
  }

  private mutating func drawTabBar(
    _ panel: Panel, _ items: [String], _ selected: Int?, _ frame: PhoneFrame
  ) {
    let box = panel.box
    drawSurface(panel, panel.isDark ? "bd" : "bl", frame)
    drawEdge(box)
    let width = box.width / Double(max(1, items.count))
    for (number, item) in items.enumerated() {
      let x = box.x + width * (Double(number) + 0.5)
      let isSelected = number == selected
      let symbol = Area(x: x - 5, y: box.y + 4, width: 10, height: 8)
      add(.rect, symbol, .class(isSelected ? "tintfill" : "grayfill"), radius: 2.5)
      let text = item.fitted(to: width - 2, size: 9.5)
      label(text, x, box.y + 23, "mid tab", isSelected ? "tint" : "gray")
    }
  }

  mutating func drawInset(_ box: Area, points: Double) {
    add(.rect, box, .class("inset"))
    var text = "safe area top "
    text.append(points)
    label(text, box.midX, box.maxY + 11, "mid insetname")
  }

  /// A device of which nothing is known, as its resolver crashed or hung.
  mutating func drawNoAnswer(_ words: String, _ frame: PhoneFrame) {
    let box = frame.screen
    let lines = words.wrapped(to: box.width - 30, size: 13)
    var path = PathData()
    path.move(box.x + 22, box.midY - 50)
    path.line(box.x + box.width * 0.45, box.midY - 26)
    path.line(box.x + box.width * 0.38, box.midY - 14)
    path.line(box.maxX - 22, box.midY + 8 - 50)
    add(.path, .d(path), .class("crack"))
    for (number, line) in lines.prefix(6).enumerated() {
      label(line, box.midX, box.midY + 16 * Double(number), "mid noanswer")
    }
  }
}

extension Panel {
  /// The color of its text.
  fileprivate var ink: StaticString { isDark ? "ond" : "onl" }
}
