import StatusQuoAppearanceModel

/// Fills a template: `{key}` becomes the text of that argument; what is in brackets is left out
/// where the argument in it is.
///
/// - Parameter text: the text for a key, nil for an argument that is left out.
func filled(_ template: String, _ text: (String) -> String?) -> String {
  var result = ""
  var rest = template[...]
  while let next = rest.first {
    rest.removeFirst()
    switch next {
    case "{": result += text(taken(from: &rest, upTo: "}")) ?? "nil"
    case "[":
      let optional = taken(from: &rest, upTo: "]")
      let key = optional.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
      if text(String(key)) != nil { result += filled(optional, text) }
    default: result.append(next)
    }
  }
  return result
}

private func taken(from rest: inout Substring, upTo end: Character) -> String {
  let part = rest.prefix { $0 != end }
  rest = rest.dropFirst(part.count + 1)
  return String(part)
}

extension StepForm {
  /// The step as a call or an assignment.
  ///
  /// - Parameter text: the text of an argument that is not left out.
  package func call(of values: StepValues, _ text: (StepValue) -> String) -> String {
    filled(call) { key in
      guard let place = arguments.firstIndex(where: { $0.key == key }) else { return nil }
      return arguments[place].isDefault(values[place]) ? nil : text(values[place])
    }
  }

  /// The step as an expression in Swift.
  ///
  /// - Parameter text: the text of an argument.
  package func swift(of values: StepValues, _ text: (StepValue) -> String) -> String {
    filled(swift) { key in
      arguments.firstIndex { $0.key == key }.map { text(values[$0]) }
    }
  }
}

extension StepForm.Argument {
  /// Returns true if a step with the value means the same as one without the argument.
  package func isDefault(_ value: StepValue) -> Bool {
    guard isOptional else { return false }
    if case .literal(_, let simplest) = role { return value == .literal(simplest[0]) }
    return value == .none
  }
}
