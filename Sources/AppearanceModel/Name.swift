/// The identity of a window, a controller or a view, as a scenario writes it.
///
/// Steps name what they act on, so deleting one controller never changes what another step means.
/// A name is a small number into the scenario's `Names`, which hold the text.
public struct Name: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline let bits: UInt32

  fileprivate init(index: Int, isRootView: Bool) {
    bits = UInt32(truncatingIfNeeded: index) << 1 | (isRootView ? 1 : 0)
  }

  /// The name with this place among the texts. The caller knows what it stands for.
  package init(index: Int) { self.init(index: index, isRootView: false) }

  /// The name of the root view of the controller with this name: `C.view` for `C`.
  public var rootView: Name { Name(index: index, isRootView: true) }

  /// True for the name of a root view.
  public var isRootView: Bool { bits & 1 == 1 }

  /// The controller's name in place of its root view's; any other name stays.
  public var withoutView: Name { Name(index: index, isRootView: false) }

  /// The place of its text in `Names`.
  @inlinable package var index: Int { Int(bits >> 1) }

  /// A dense number, below `Names.slotCount`: what a resolver can index an array with.
  public var slot: Int { Int(bits) }
}

/// The texts of a scenario's names, each once.
public struct Names: Sendable {
  /// The texts, in the order in which they were first used. Root views are not in it.
  package private(set) var texts: [String] = []
  /// The indices of the first texts, up to the count at the last lookup.
  private var indices: [String: Int] = [:]

  /// No names.
  public init() {}

  /// The names with these texts, which must differ.
  package init(_ texts: [String]) {
    for text in texts { _ = self[text] }
  }

  /// The name with this text; a new one if the text was not used before.
  ///
  /// A text that ends in `.view` is the name of a root view.
  public subscript(text: String) -> Name {
    mutating get {
      if text.utf8.count > 5, text.hasSuffix(".view") {
        return Name(index: index(of: String(text.dropLast(5))), isRootView: true)
      }
      return Name(index: index(of: text), isRootView: false)
    }
  }

  /// Makes room for that many more.
  package mutating func reserve(_ count: Int) { texts.reserveCapacity(texts.count + count) }

  /// A name for a text that was not used before, which is not looked up.
  public mutating func add(_ text: String) -> Name {
    texts.append(text)
    return Name(index: texts.count - 1)
  }

  /// The text of a name.
  public func text(_ name: Name) -> String {
    name.isRootView ? texts[name.index] + ".view" : texts[name.index]
  }

  /// One more than the highest `Name.slot`.
  public var slotCount: Int { texts.count * 2 }

  private mutating func index(of text: String) -> Int {
    for index in indices.count..<texts.count {
      let other = indices.updateValue(index, forKey: texts[index])
      precondition(other == nil, "a name was added twice")
    }
    if let known = indices[text] { return known }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

extension Names: Hashable {
  /// Equal when the same texts have the same numbers.
  public static func == (one: Names, other: Names) -> Bool { one.texts == other.texts }

  /// Feeds the texts.
  public func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}
