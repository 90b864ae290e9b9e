package import StatusQuoAppearanceModel
import StatusQuoArticles

/// The side whose answer a picture shows.
package enum Side: Sendable {
  /// Both resolvers say the same.
  case both
  /// The reference, where they differ.
  case expected
  /// The resolver under test, where they differ.
  case actual
}

/// A device with what is on its screen.
package struct Phone: Sendable {
  private let frame: PhoneFrame
  private let screen: Screen
  private let bar: DisplayedBar?
  private let words: String
  private var insets: [Inset] = []
  private var covers: [Area] = []
  private var marks: PhoneMarks?

  /// A line at the lower end of a controller's top inset.
  struct Inset: Hashable, Sendable {
    var controller: Name
    var box: Area
    var points: Double
  }

  /// The device of a snapshot, as a resolver observes it, with the safe areas of the controllers in
  /// `insets`.
  package init(
    _ snapshot: Snapshot, _ names: Names, _ observation: Observation, insets: [Name] = []
  ) {
    frame = PhoneFrame(snapshot.environment)
    bar = observation.bar
    screen = ScreenLayout.screen(
      of: snapshot, names, styles: ShownStyles(observation), bar: observation.bar, in: frame)
    words = Phone.words(snapshot, names, observation)
    let geometry = observation.geometry ?? snapshot.geometry
    let wanted = geometry.safeAreaTop.filter { insets.contains($0.controller) }
    self.insets = wanted.compactMap { inset(geometry, $0.controller) }
    covers = geometry.covers.compactMap { cover($0) }
  }

  /// A device whose resolver gave no answer.
  package init(withoutAnswer why: String, on environment: Environment) {
    frame = PhoneFrame(environment)
    bar = nil
    screen = Screen()
    words = why
  }

  /// The picture.
  package var drawing: Drawing {
    Drawing(width: frame.size.width, height: frame.size.height, label: words) { svg in
      svg.drawBody(frame)
      for panel in screen.panels { svg.draw(panel, in: frame) }
      for cover in covers { svg.add(.rect, cover, .class("cover")) }
      for inset in insets { svg.drawInset(inset.box, points: inset.points) }
      if let bar { svg.draw(bar, in: frame) } else { svg.drawNoAnswer(words, frame) }
      if screen.panels.isEmpty, bar != nil {
        svg.label("no window", frame.screen.midX, frame.screen.midY, "mid nowindow")
      }
      if let marks { svg.draw(marks) }
      svg.drawGlass(frame)
    }
  }

  /// Returns true if a person with both devices in hand sees no difference.
  func looks(like other: Phone) -> Bool {
    screen.panels == other.screen.panels && insets == other.insets && covers == other.covers
      && bar?.hidden == other.bar?.hidden && bar?.content == other.bar?.content
  }

  /// The phone with marks where it looks different than another one.
  func marked(where other: Phone, differs side: Side) -> Phone {
    var phone = self
    var boxes: [Area] = []
    if bar?.hidden != other.bar?.hidden || bar?.content != other.bar?.content {
      boxes += BarPlaces(frame).marks
    }
    if screen.panels.count == other.screen.panels.count {
      for (ours, theirs) in zip(screen.panels, other.screen.panels) where ours != theirs {
        boxes.append(ours.box.inset(3, 3))
      }
    }
    for (ours, theirs) in zip(insets, other.insets) where ours != theirs {
      boxes.append(ours.box.inset(2, 1))
    }
    phone.marks = PhoneMarks(side: side, boxes: boxes)
    return phone
  }

  private func inset(_ geometry: Geometry, _ controller: Name) -> Inset? {
    guard let box = screen.frame(of: controller),
      let top = geometry.safeAreaTop.first(where: { $0.controller == controller })?.top
    else { return nil }
    let units = frame.units(
      ofTop: top, meetsTop: box.y == frame.screen.y, isBarHidden: bar?.hidden ?? false)
    return Inset(
      controller: controller,
      box: Area(x: box.x, y: box.y, width: box.width, height: min(units, box.height)), points: top)
  }

  private func cover(_ cover: Geometry.Cover) -> Area? {
    guard cover.visible, let box = screen.frame(of: cover.controller) else { return nil }
    let units = frame.units(
      ofTop: cover.height, meetsTop: box.y == frame.screen.y, isBarHidden: bar?.hidden ?? false)
    return Area(x: box.x, y: box.y, width: box.width, height: min(units, box.height))
  }

  private static func words(
    _ snapshot: Snapshot, _ names: Names, _ observation: Observation
  ) -> String {
    let held = ShownStyles(observation)
    let shown = snapshot.onScreen.prefix(12).map {
      names.text($0) + (held.isDark($0) ? " (dark)" : "")
    }
    let list = shown.isEmpty ? "nothing" : shown.joined(separator: ", ")
    let environment = snapshot.environment
    return environment.device.rawValue + ", " + environment.orientation.rawValue
      + ": status bar " + observation.bar.words + ". On screen: " + list + "."
  }
}
