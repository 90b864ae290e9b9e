public import StatusQuoAppearanceModel

extension Observation {
  /// What a line of JSON says, in the form of `json(_:)`. What it does not say is that of `rest`.
  ///
  /// - Parameters:
  ///   - names: those of the scenario.
  ///   - parts: the keys that may occur besides `step`.
  ///   - said: becomes the keys of which it says something.
  ///   - source: what an error calls the line.
  public init(
    parsing line: [UInt8], names: Names, rest: Observation, only parts: Set<String>,
    said: inout Set<String>, source: String
  ) throws(DocumentError) {
    let json: JSON
    do {
      json = try JSON(parsing: line)
    } catch {
      throw DocumentError(error, file: source)
    }
    if let other = json.members?.first(where: { $0.key != "step" && !parts.contains($0.key) }) {
      throw DocumentError(
        file: source, position: other.keyPosition, found: "the key \"\(other.key)\"",
        expected: oneOf(parts.sorted().map { "\"\($0)\"" }))
    }
    try self.init(json, names: names, rest: rest, source: source)
    said = Set((json.members ?? []).filter { $0.saysSomething }.map { $0.key })
  }

  /// What JSON in the form of `json(_:)` says. What it does not say is that of `rest`.
  public init(
    _ json: JSON, names: Names, rest: Observation = Observation(), source: String
  ) throws(DocumentError) {
    var reader = ObservationReader(names: names)
    do {
      self = rest
      try reader.read(json, into: &self)
    } catch {
      throw DocumentError(error, file: source, keyPath: json.keyPath(to: error.position))
    }
  }
}

extension JSON.Member {
  /// Whether a part of an observation is there: null is an answer where there may be none, and a bar
  /// may be said in part.
  fileprivate var saysSomething: Bool {
    switch key {
    case "provenance", "stale", "geometry": true
    case "bar": value.members?.contains { !$0.value.isNull } ?? false
    default: !value.isNull
    }
  }
}

/// Reads the parts of an observation.
private struct ObservationReader {
  var names: Names
  private let known: Int

  init(names: Names) {
    self.names = names
    known = names.texts.count
  }

  mutating func read(_ json: JSON, into observation: inout Observation) throws(JSONError) {
    var fields = try Fields(json, "an observation")
    if let step = try fields.number("step") { observation.step = try integer(step, json) }
    if let outcome = fields.optional("outcome") { observation.outcome = try StepOutcome(outcome) }
    if let bar = fields.optional("launchBar") { observation.launchBar = try BarAppearance(bar) }
    if let bar = fields.optional("bar") { try observation.bar.read(bar) }
    if let value = fields.present("provenance") {
      observation.provenance = value.isNull ? nil : try provenance(value)
    }
    if let value = fields.present("stale") {
      observation.stale = value.isNull ? nil : try BarAppearance(value)
    }
    if let calls = try fields.list("calls", of: "calls") {
      observation.calls = try each(calls, "a call") { reader, fields throws(JSONError) in
        LifecycleCall(
          controller: try reader.name("controller", &fields),
          method: try fields.requiredWord("method"))
      }
    }
    if let styles = try fields.list("styles", of: "styles") {
      observation.styles = try each(styles, "a style") { reader, fields throws(JSONError) in
        NodeStyle(
          node: try reader.name("node", &fields), style: try fields.requiredWord("style"))
      }
    }
    if let traitChanges = try fields.list("told", of: "style changes") {
      observation.traitChanges = try each(traitChanges, "a style change") {
        reader, fields throws(JSONError) in
        StyleChange(
          node: try reader.name("node", &fields), from: try fields.requiredWord("from"),
          to: try fields.requiredWord("to"))
      }
    }
    if let value = fields.present("geometry") {
      observation.geometry = value.isNull ? nil : try geometry(value)
    }
    try fields.end()
  }

  private mutating func provenance(_ json: JSON) throws(JSONError) -> Provenance {
    var provenance = Provenance()
    var fields = try Fields(json, "the provenance")
    provenance.window = try optionalName("window", &fields)
    if let style = fields.optional("style") { provenance.style = try answer(style) }
    if let hidden = fields.optional("hidden") { provenance.hidden = try answer(hidden) }
    provenance.forcedHidden = try fields.bool("forcedHidden") ?? false
    provenance.lightBehindCard = try fields.bool("lightBehindCard") ?? false
    try fields.end()
    return provenance
  }

  private mutating func answer(_ json: JSON) throws(JSONError) -> Provenance.Answer {
    var fields = try Fields(json, "an answer")
    let answeredBy = try name("answeredBy", &fields)
    let chain = try each(
      try fields.required("chain", "the way to the answer").asList(of: "hops"), "a hop"
    ) { reader, fields throws(JSONError) in
      Provenance.Hop(
        controller: try reader.name("controller", &fields),
        reason: try fields.requiredWord("reason"))
    }
    var stop = try Fields(try fields.required("stop", "where the way ends"), "a stop")
    try fields.end()
    let result = Provenance.Answer(
      answeredBy: answeredBy, chain: chain,
      stop: Provenance.Stop(
        at: try name("at", &stop), notAsked: try optionalName("notAsked", &stop),
        reason: try stop.requiredWord("reason")))
    try stop.end()
    return result
  }

  private mutating func geometry(_ json: JSON) throws(JSONError) -> Geometry {
    var geometry = Geometry()
    var fields = try Fields(json, "the geometry")
    geometry.statusBarHeight = try fields.number("statusBarHeight") ?? 0
    geometry.safeAreaTop = try each(
      try fields.list("safeAreaTop", of: "insets") ?? [], "an inset"
    ) { reader, fields throws(JSONError) in
      Geometry.SafeAreaTop(
        controller: try reader.name("controller", &fields),
        top: try fields.required("top", "a number").asNumber())
    }
    geometry.covers = try each(
      try fields.list("covers", of: "covers") ?? [], "a cover"
    ) { reader, fields throws(JSONError) in
      Geometry.Cover(
        controller: try reader.name("controller", &fields),
        height: try fields.required("height", "a number").asNumber(),
        visible: try fields.required("visible", "true or false").asBool())
    }
    try fields.end()
    return geometry
  }

  private mutating func each<Element>(
    _ elements: [JSON], _ what: String,
    _ read: (inout ObservationReader, inout Fields) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      var fields = try Fields(element, what)
      result.append(try read(&self, &fields))
      try fields.end()
    }
    return result
  }

  private mutating func name(_ key: String, _ fields: inout Fields) throws(JSONError) -> Name {
    try name(fields.required(key, "a name"))
  }

  private mutating func optionalName(
    _ key: String, _ fields: inout Fields
  ) throws(JSONError) -> Name? {
    guard let json = fields.optional(key) else { return nil }
    return try name(json)
  }

  private mutating func name(_ json: JSON) throws(JSONError) -> Name {
    let text = try json.asText("a name of the scenario")
    let name = names[text]
    guard name.index < known else { throw json.isNot("a name of the scenario") }
    return name
  }

  private func integer(_ number: Double, _ json: JSON) throws(JSONError) -> Int {
    guard let integer = Int(exactly: number) else { throw json.isNot("a whole number") }
    return integer
  }
}

extension StepOutcome {
  fileprivate init(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "an outcome")
    let result = try fields.required("result", "what became of the step")
    switch try result.asText("a text") {
    case "applied": self = .applied
    case "ignored": self = .ignored(try fields.requiredWord("reason"))
    case "raised": self = .raised(try fields.requiredWord("reason"))
    default: throw result.isNot("\"applied\", \"ignored\" or \"raised\"")
    }
    try fields.end()
  }
}

extension BarAppearance {
  fileprivate init(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "a bar")
    self.init(
      hidden: try fields.required("hidden", "true or false").asBool(),
      content: try fields.requiredWord("content"))
    try fields.end()
  }
}

extension DisplayedBar {
  /// Takes what is said; the rest stays.
  fileprivate mutating func read(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "the bar")
    hidden = try fields.bool("hidden") ?? hidden
    content = try fields.word("content") ?? content
    animation = try fields.word("animation") ?? animation
    animated = try fields.bool("animated") ?? animated
    try fields.end()
  }
}
