public import StatusQuoAppearanceModel

extension Observation {
  /// The observation with its keys in the order of `Observations` in the documentation.
  ///
  /// `names` are those of the scenario. One line of JSON is `json(names).compactText`.
  public func json(_ names: Names) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      json.member("outcome") { outcome.write(to: &$0) }
      if let launchBar { json.member("launchBar") { launchBar.write(to: &$0) } }
      json.member("bar") { bar.write(to: &$0) }
      json.optional("provenance", provenance) { $0.write(to: &$1, names) }
      json.optional("stale", stale) { $0.write(to: &$1) }
      json.list("calls", calls) { call, json in
        json.member("controller", names.text(call.controller))
        json.member("method", call.method.rawValue)
      }
      json.list("styles", styles) { node, json in
        json.member("node", names.text(node.node))
        json.member("style", node.style.rawValue)
      }
      json.list("told", traitChanges) { change, json in
        json.member("node", names.text(change.node))
        json.member("from", change.from.rawValue)
        json.member("to", change.to.rawValue)
      }
      if let geometry { json.member("geometry") { geometry.write(to: &$0, names) } }
    }
    return json.finish()
  }
}

extension StepOutcome {
  fileprivate func write(to json: inout JSONBuilder) {
    let result =
      switch self {
      case .applied: "applied"
      case .ignored: "ignored"
      case .raised: "raised"
      }
    json.object { json in
      json.member("result", result)
      if let reason { json.member("reason", reason.rawValue) }
    }
  }
}

extension BarAppearance {
  fileprivate func write(to json: inout JSONBuilder) {
    json.object { json in
      json.member("hidden", hidden)
      json.member("content", content.rawValue)
    }
  }
}

extension DisplayedBar {
  fileprivate func write(to json: inout JSONBuilder) {
    json.object { json in
      json.member("hidden", hidden)
      json.member("content", content.rawValue)
      json.member("animation", animation.rawValue)
      json.member("animated", animated)
    }
  }
}

extension Provenance {
  fileprivate func write(to json: inout JSONBuilder, _ names: Names) {
    json.object { json in
      json.optional("window", window) { $1.add(names.text($0)) }
      json.optional("style", style) { $0.write(to: &$1, names) }
      json.optional("hidden", hidden) { $0.write(to: &$1, names) }
      json.member("forcedHidden", forcedHidden)
      json.member("lightBehindCard", lightBehindCard)
    }
  }
}

extension Provenance.Answer {
  fileprivate func write(to json: inout JSONBuilder, _ names: Names) {
    json.object { json in
      json.member("answeredBy", names.text(answeredBy))
      json.list("chain", chain) { hop, json in
        json.member("controller", names.text(hop.controller))
        json.member("reason", hop.reason.rawValue)
      }
      json.member("stop") { json in
        json.object { json in
          json.member("at", names.text(stop.at))
          json.optional("notAsked", stop.notAsked) { $1.add(names.text($0)) }
          json.member("reason", stop.reason.rawValue)
        }
      }
    }
  }
}

extension Geometry {
  fileprivate func write(to json: inout JSONBuilder, _ names: Names) {
    json.object { json in
      json.member("statusBarHeight", statusBarHeight)
      json.list("safeAreaTop", safeAreaTop) { area, json in
        json.member("controller", names.text(area.controller))
        json.member("top", area.top)
      }
      json.list("covers", covers) { cover, json in
        json.member("controller", names.text(cover.controller))
        json.member("height", cover.height)
        json.member("visible", cover.visible)
      }
    }
  }
}

extension JSONBuilder {
  /// Adds a key with a value, or with null where there is none.
  fileprivate mutating func optional<Value>(
    _ key: String, _ value: Value?, _ write: (Value, inout JSONBuilder) -> Void
  ) {
    self.key(key)
    if let value { write(value, &self) } else { addNull() }
  }

  /// Adds a key with a list of objects.
  fileprivate mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (Element, inout JSONBuilder) -> Void
  ) {
    self.key(key)
    array { json in
      for element in elements {
        json.object { write(element, &$0) }
      }
    }
  }
}
