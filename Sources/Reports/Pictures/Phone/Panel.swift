package import StatusQuoAppearanceModel

/// Something that covers a part of the screen. A screen is a list of them, back to front.
package struct Panel: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A controller's view; with its name where nothing is on top of it.
    case view(label: String?)
    case navigationBar(title: String, back: Bool)
    case tabBar(items: [String], selected: Int?)
    /// The place of a page among others.
    case pageDots
    case alert(title: String)
    /// The dimmed content behind a card.
    case backdrop
    /// Makes what lies behind darker.
    case shade
    /// The edge of a controller that is being swiped away.
    case movingEdge
    /// The edge of a window that lies above another one.
    case windowEdge(name: String)
  }

  package var kind: Kind
  package var box: Area
  var isDark = false
  /// The radius of its corners, but for those at the foot of the screen.
  var radius = 0.0
  /// True if the content behind shines through.
  var isTranslucent = false
}

/// The screen of a device: what is drawn on it, and where each controller's view begins.
package struct Screen: Sendable {
  package var panels: [Panel] = []
  /// The box of each controller that is drawn, outermost first.
  package var frames: [(controller: Name, box: Area)] = []

  func frame(of controller: Name) -> Area? {
    frames.last { $0.controller == controller }?.box
  }
}
