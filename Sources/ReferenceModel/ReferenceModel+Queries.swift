public import StatusQuoAppearanceModel

// Single questions, for callers that do not need the whole observation.
extension ReferenceModel {
  /// The bar on the screen.
  public var statusBar: DisplayedBar { world.displayedBar }

  /// The style that a window, controller or view holds; nil for a name that none has.
  public func style(of node: Name) -> UserInterfaceStyle? {
    world.node(node) == nil ? nil : world.held[node]
  }

  /// The bar that an update now would display. Walks both chains; in app mode it is the displayed
  /// one.
  public mutating func upToDateBar() -> BarAppearance {
    world.staleAppearance()
      ?? BarAppearance(hidden: world.displayedBar.hidden, content: world.displayedBar.content)
  }
}
