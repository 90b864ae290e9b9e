package import StatusQuoAppearanceModel

/// The facts about a property of `Owner` that documents, texts, generators and shrinking need.
///
/// The resolvers don't use it: what a property means, its versions and its default are rules, and
/// each model states its own.
///
/// A class, as each is made once and the lists are walked over often.
package final class Property<Owner>: Sendable {
  /// Its key in documents. Dots lead into nested objects: `stored.style`.
  package let name: String
  /// Its name in scenarios that are written in Swift: `storedStyle`.
  package let swiftName: String
  /// Its name in a `set` step, if it can be set.
  package let setName: PropertyName.Known?
  /// The values that a document may write.
  package let form: ValueForm
  /// The kind of thing that a value names, if it names one.
  package var reference: ValueForm.Reference? { form.reference }
  /// The simplest values, the default first: their places are ranks.
  package let values: [Literal]
  /// The number of values that small scenarios use.
  package let common: Int
  /// The values in generated scenarios: one that stands here twice is twice as frequent.
  package let samples: [Literal]
  /// The samples as `set` steps give them; empty where no step sets it.
  package let settings: [PropertyValue]
  /// The number of times it is rarer in generated scenarios than the others of its topic.
  package let rarity: Int
  /// The effect of a value that is not the default.
  package let effect: Effect?
  /// The rank of the simplest value that does so.
  package let effectiveRank: Int
  /// The kinds of controllers on which it has a meaning; nil for all owners.
  package let kinds: [Controller.Kind]?
  /// The first version of iOS that has it.
  package let since: Version
  /// Its topic.
  package let topic: Topic
  /// The extent to which setting it can make a resolver out of date.
  package let reach: Reach
  /// True if documents have it even where it is the default: nothing can be understood without it.
  package let isAlwaysWritten: Bool
  /// The owner's value.
  package let literal: @Sendable (borrowing Owner) -> Literal
  /// Gives the owner a value; false for one outside the domain, which changes nothing.
  package let assign: @Sendable (inout Owner, Literal) -> Bool
  /// Gives the owner the sample at a place: what `assign` does with it, without reading a literal.
  package let assignSample: @Sendable (inout Owner, Int) -> Void
  /// The rank of the owner's value; the number of values for one that is not among them.
  package let rank: @Sendable (borrowing Owner) -> Int
  /// Gives the owner the value of a rank.
  package let setRank: @Sendable (inout Owner, Int) -> Void

  /// A property with a domain and the way to its storage.
  ///
  /// Not inlined: the lists of properties would take longer to compile than all else in this module.
  @inline(never)
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
  /// Returns true if the owner's value is UIKit's default.
  package func isDefault(_ owner: borrowing Owner) -> Bool { rank(owner) == 0 }

  /// True for a getter that a class overrides and UIKit asks.
  package var isGetter: Bool {
    setName != nil && [.barGetters, .childGetters, .systemGestures].contains(topic)
  }
}

/// The topics of properties: a generated scenario has much of some and nothing of others.
package enum Topic: Int, CaseIterable, Hashable, Sendable {
  case barGetters, childGetters, stored, presentation, styles, stylesForChildren, views
  case navigationBar, barAppearance, insets, popovers, splitViews, classes, selection,
    systemGestures, windows,
    scenes,
    environment
  case safeArea, containment
}

extension String {
  /// The text as an identifier in Swift: `storedStyle` for `stored.style`.
  package var joiningWords: String {
    let words = split(separator: ".")
    return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalizedFirst }
  }
}
