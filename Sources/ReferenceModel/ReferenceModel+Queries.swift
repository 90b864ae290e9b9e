public import AppearanceModel

// Single questions, for those who do not want the whole observation.
extension ReferenceModel {
  /// The bar on the glass.
  public var statusBar: DisplayedBar { world.bar }

  /// The style that a window, controller or view holds; nil for a name that none has.
  public func style(of node: Name) -> UserInterfaceStyle? {
    world.thing(node) == nil ? nil : world.held[node]
  }

  /// What a read now would display. Walks both chains; in app mode it is what is displayed.
  public func wouldBe() -> BarAppearance {
    world.staleAppearance ?? BarAppearance(hidden: world.bar.hidden, content: world.bar.content)
  }
}
