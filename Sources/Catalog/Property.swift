public import StatusQuoAppearanceModel

/// What documents, texts, generators and shrinking know of a property of `Owner`.
///
/// The resolvers don't use it: what a property means, its versions and its default are rules, and
/// each model states its own.
///
/// A class, as each is made once and the lists are walked over often.
public final class Property<Owner>: Sendable {
  /// As in documents. Dots lead into nested objects: `stored.style`.
  public let name: String
  /// As scenarios in Swift have it: `storedStyle`.
  public let swiftName: String
  /// What a `set` step calls it, where it can be set.
  public let setName: PropertyName.Known?
  /// What a document may write.
  public let form: ValueForm
  /// What a value that names something names.
  public var reference: ValueForm.Reference? { form.reference }
  /// The simplest values, the default first: their places are ranks.
  public let values: [Literal]
  /// How many of the values small scenarios are made of.
  public let common: Int
  /// What generated scenarios have: a value that stands here twice is twice as frequent.
  public let samples: [Literal]
  /// The same as `set` steps give them; empty where no step sets it.
  public let settings: [PropertyValue]
  /// How many times rarer it is in generated scenarios than the others of its topic.
  public let rarity: Int
  /// What a value that is not the default brings about.
  public let effect: Effect?
  /// The rank of the simplest value that does so.
  public let effectiveRank: Int
  /// The kinds of controllers on which it has a meaning; nil for all owners.
  public let kinds: [Controller.Kind]?
  /// The first version of iOS that has it.
  public let since: Version
  /// What a scenario has much of or none of.
  public let topic: Topic
  /// What setting it can make out of date.
  public let reach: Reach
  /// Whether documents have it even where it is the default: nothing can be understood without it.
  public let isAlwaysWritten: Bool
  /// The owner's value.
  public let literal: @Sendable (borrowing Owner) -> Literal
  /// Gives the owner a value; false for one outside the domain, which changes nothing.
  public let assign: @Sendable (inout Owner, Literal) -> Bool
  /// Gives the owner the sample at a place: what `assign` does with it, without reading a literal.
  public let assignSample: @Sendable (inout Owner, Int) -> Void
  /// The rank of the owner's value; the number of values for one that is not among them.
  public let rank: @Sendable (borrowing Owner) -> Int
  /// Gives the owner the value of a rank.
  public let setRank: @Sendable (inout Owner, Int) -> Void

  /// A property with a domain and the way to its storage.
  init<Value>(
    _ name: String, swift: String? = nil, _ domain: Domain<Value>,
    on kinds: [Controller.Kind]? = nil, since: Version = 7, topic: Topic, rarity: Int = 1,
    effect: Effect? = nil, by effective: Value? = nil, reach: Reach = .nothing,
    isAlwaysWritten: Bool = false,
    _ get: @escaping @Sendable (borrowing Owner) -> Value,
    _ give: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    let values = domain.values
    self.name = name
    swiftName = swift ?? name.joiningWords
    setName = PropertyName.Known(rawValue: name)
    form = domain.form
    self.values = values.map(domain.literal)
    common = domain.common
    let samples = domain.samples.filter { domain.literal($0) != .null }
    self.samples = samples.map(domain.literal)
    settings = setName == nil ? [] : self.samples.compactMap { PropertyValue($0) }
    self.rarity = rarity
    self.effect = effect
    effectiveRank = effective.flatMap { values.firstIndex(of: $0) } ?? 1
    self.kinds = kinds
    self.since = since
    self.topic = topic
    self.reach = reach
    self.isAlwaysWritten = isAlwaysWritten
    literal = { domain.literal(get($0)) }
    assign = { owner, literal in
      guard let value = domain.value(literal) else { return false }
      give(&owner, value)
      return true
    }
    assignSample = { give(&$0, samples[$1]) }
    rank = { owner in
      let value = get(owner)
      return values.firstIndex(of: value) ?? values.count
    }
    setRank = { give(&$0, values[$1]) }
  }
}

extension Property {
  /// Whether the owner's value is UIKit's default.
  public func isDefault(_ owner: borrowing Owner) -> Bool { rank(owner) == 0 }
}

/// What properties are about: a generated scenario has much of some topics and nothing of others.
public enum Topic: Int, CaseIterable, Hashable, Sendable {
  case barGetters, childGetters, stored, presentation, styles, stylesForChildren, views
  case navigationBar, insets, classes, selection, windows, environment
}

extension String {
  /// As an identifier in Swift: `storedStyle` for `stored.style`.
  public var joiningWords: String {
    let words = split(separator: ".")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
