public import AppearanceModel

/// A resolver that answers single questions and counts its work: what a benchmark times.
public protocol QueryResolver: Resolver {
  /// The bar on the glass.
  var statusBar: DisplayedBar { get }

  /// What a read now would display.
  mutating func wouldBe() -> BarAppearance

  /// The style that a window, controller or view holds.
  func style(of name: Name) -> UserInterfaceStyle?

  /// What was computed so far; empty for a resolver that does not count.
  var workCounts: [WorkCount] { get }
}

extension QueryResolver {
  /// Nothing counted.
  public var workCounts: [WorkCount] { [] }
}

/// How often one kind of work was done. Exact, and the same on every machine.
public struct WorkCount: Hashable, Sendable {
  /// What was done.
  public let name: String
  /// How often.
  public let count: Int

  /// Work done `count` times.
  public init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}
