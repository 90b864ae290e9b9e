import StatusQuoAppearanceModel

extension DivergenceClass: CustomStringConvertible {
  /// `pop: bar content`, `launch: styles node / node`.
  package var description: String {
    let text = detail.description
    return "\(stepWord): \(part.rawValue)" + (text.isEmpty ? "" : " " + text)
  }

  /// The kind of the step, or `launch`.
  package var stepWord: String { stepKind?.rawValue ?? "launch" }
}

extension DivergenceClass.Detail: CustomStringConvertible {
  /// `hidden`, `forwardedByTab / childIsNil`; each is another one.
  package var description: String {
    switch self {
    case .none: ""
    case .value(let kind, let direction):
      [kind.wordInPart, direction.description].filter { !$0.isEmpty }.joined(separator: " ")
    case .call(let edit, let caller, let method):
      "\(edit.rawValue) \(caller.rawValue).\(method.rawValue)"
    case .order(let first, let second): "order \(first.rawValue), \(second.rawValue)"
    case .orderOfCallers(let first, let second, let method):
      "order \(first.rawValue), \(second.rawValue) of \(method.rawValue)"
    case .invariant(let id): id
    case .crash(let ending, let lastWords):
      lastWords.isEmpty ? ending.description : "\(ending) | \(lastWords)"
    case .instability(let first): first.description
    case .property(let property, let model): "\(property.text) of the \(model.rawValue)"
    }
  }
}

extension DivergenceClass.Direction: CustomStringConvertible {
  /// `missing`, `forwardedByTab / childIsNil`.
  package var description: String {
    switch self {
    case .other: ""
    case .missing: "missing"
    case .unexpected: "unexpected"
    case .hidden: "hidden"
    case .content: "content"
    case .controllers: "controllers"
    case .bottom: "bottom"
    case .sides: "sides"
    case .symbols(let expected, let actual): "\(expected) / \(actual)"
    }
  }
}

extension DivergenceClass.Symbol: CustomStringConvertible {
  /// `nothing`, `ignored noChange`, `viewDidLoad`.
  package var description: String {
    switch self {
    case .nothing: "nothing"
    case .node: "node"
    case .rootView: "root view"
    case .outcome(.applied): "applied"
    case .outcome(.ignored(let reason)): "ignored \(reason.rawValue)"
    case .outcome(.raised(let reason)): "raised \(reason.rawValue)"
    case .hop(let reason): reason.rawValue
    case .stop(let reason): reason.rawValue
    }
  }
}

// MARK: - Reading

extension DivergenceClass {
  /// The class with a description; nil if there is none.
  package init?(_ description: String) {
    guard let (step, rest) = description.divided(by: ": ") else { return nil }
    let (part, detail) = rest.divided(by: " ") ?? (rest, "")
    let kind = Step.Kind(rawValue: step)
    guard kind != nil || step == "launch", let part = Divergence.Part(rawValue: part),
      let detail = Detail(detail, of: part)
    else { return nil }
    self.init(stepKind: kind, part: part, detail: detail)
  }
}

extension DivergenceClass.Detail {
  /// The detail of a part with a description; nil if there is none.
  package init?(_ description: String, of part: Divergence.Part) {
    switch part {
    case .observed(let part):
      if description.isEmpty {
        self = .none
        return
      }
      if part == .calls {
        self.init(call: description)
        return
      }
      // The one that stands for its part has no word of its own, and is what is left.
      for kind in part.kinds.sorted(by: { $0.wordInPart.count > $1.wordInPart.count }) {
        if let rest = description.rest(after: kind.wordInPart),
          let direction = DivergenceClass.Direction(rest)
        {
          self = .value(kind, direction)
          return
        }
      }
      return nil
    case .invariant: self = .invariant(id: description)
    case .crash:
      let (how, lastWords) = description.divided(by: " | ") ?? (description, "")
      self = .crash(CrashKind(how), lastWords: lastWords)
    case .hang:
      guard description.isEmpty else { return nil }
      self = .none
    case .instability:
      guard let first = DivergenceClass(description) else { return nil }
      self = .instability(first)
    case .property:
      guard let (property, model) = description.divided(by: " of the "),
        let property = CheckedProperty(text: property),
        let model = PropertyViolation.Model(rawValue: model)
      else { return nil }
      self = .property(property, of: model)
    }
  }
}

extension DivergenceClass.Detail {
  /// `missing child.viewDidAppear`, `order viewDidAppear, viewDidDisappear`.
  fileprivate init?(call description: String) {
    guard let (kind, rest) = description.divided(by: " ") else { return nil }
    if kind == "order" {
      self.init(order: rest)
    } else {
      guard let edit = CallEdit.Kind(rawValue: kind), let (caller, method) = rest.divided(by: "."),
        let caller = Caller(rawValue: caller), let method = LifecycleMethod(rawValue: method)
      else { return nil }
      self = .call(edit, caller, method)
    }
  }

  private init?(order description: String) {
    guard let (first, rest) = description.divided(by: ", ") else { return nil }
    if let (second, method) = rest.divided(by: " of ") {
      guard let first = Caller(rawValue: first), let second = Caller(rawValue: second),
        let method = LifecycleMethod(rawValue: method)
      else { return nil }
      self = .orderOfCallers(first, second, method)
    } else {
      guard let first = LifecycleMethod(rawValue: first),
        let second = LifecycleMethod(rawValue: rest)
      else { return nil }
      self = .order(first, second)
    }
  }
}

extension DivergenceClass.Direction {
  fileprivate init?(_ description: String) {
    let single: [Self] = [
      .other, .missing, .unexpected, .hidden, .content, .controllers, .bottom, .sides,
    ]
    if let direction = single.first(where: { $0.description == description }) {
      self = direction
      return
    }
    guard let (expected, actual) = description.divided(by: " / "),
      let expected = DivergenceClass.Symbol(expected), let actual = DivergenceClass.Symbol(actual)
    else { return nil }
    self = .symbols(expected, actual)
  }
}

extension DivergenceClass.Symbol {
  fileprivate init?(_ description: String) {
    let single: [Self] = [.nothing, .node, .rootView, .outcome(.applied)]
    if let symbol = single.first(where: { $0.description == description }) {
      self = symbol
    } else if let hop = Provenance.HopReason(rawValue: description) {
      self = .hop(hop)
    } else if let stop = Provenance.StopReason(rawValue: description) {
      self = .stop(stop)
    } else if let (result, reason) = description.divided(by: " "),
      let reason = StepOutcome.Reason(rawValue: reason)
    {
      switch result {
      case "ignored": self = .outcome(.ignored(reason))
      case "raised": self = .outcome(.raised(reason))
      default: return nil
      }
    } else {
      return nil
    }
  }
}

extension String {
  /// The texts before and after the first separator; nil without one.
  func divided(by separator: String) -> (String, String)? {
    let (bytes, end) = (Array(utf8), Array(separator.utf8))
    guard bytes.count >= end.count else { return nil }
    for start in 0...(bytes.count - end.count) where bytes[start...].starts(with: end) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + end.count)...], as: UTF8.self)
      )
    }
    return nil
  }

  /// The rest after a first word, which may be empty; nil if another one is first.
  fileprivate func rest(after word: String) -> String? {
    if word.isEmpty { return self }
    if self == word { return "" }
    return hasPrefix(word + " ") ? String(dropFirst(word.count + 1)) : nil
  }
}
