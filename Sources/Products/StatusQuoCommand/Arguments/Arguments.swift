/// The words typed after a command's name, checked against its options.
package struct Arguments {
  /// The words that are not options: files and folders.
  package let operands: [String]
  private let values: [String: [String]]

  init(_ texts: [String], for command: Command) throws(UsageError) {
    var operands: [String] = []
    var values: [String: [String]] = [:]
    var rest = texts[...]
    while let text = rest.popFirst() {
      if text == "--" {
        operands += rest
        break
      }
      guard text.hasPrefix("-"), text.count > 1 else {
        operands.append(text)
        continue
      }
      let (name, inline) = Self.split(text)
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw .unknownOption(name, of: command)
      }
      values[name, default: []].append(try Self.value(of: option, inline, &rest, command))
    }
    self.operands = operands
    self.values = values
    try command.operands.check(operands, of: command)
  }

  /// The value given for an option, the last one if there are more, or its default. What several commands read
  /// is the default in those that do not have the option.
  package func value<Value>(of option: Option<Value>) -> Value {
    values(of: option).last ?? option.fallback
  }

  /// All values given for an option, in order.
  package func values<Value>(of option: Option<Value>) -> [Value] {
    values[option.name, default: []].compactMap(option.parse)
  }

  /// All values given for an option without a default, in order.
  package func values<Value>(of option: Option<Value?>) -> [Value] {
    values[option.name, default: []].compactMap { option.parse($0) ?? nil }
  }

  /// The names of the options that were given, in the order of the alphabet.
  var given: [String] { values.keys.sorted() }

  /// The given ones of `options`, as they can be typed again.
  package func typed(_ options: [OptionEntry]) -> [String] {
    options.flatMap { option in
      values[option.name, default: []].flatMap {
        option.placeholder == nil ? [option.name] : [option.name, $0]
      }
    }
  }

  /// `--name=value` in two parts.
  private static func split(_ text: String) -> (name: String, value: String?) {
    guard let sign = text.firstIndex(of: "=") else { return (text, nil) }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  private static func value(
    of option: OptionEntry, _ inline: String?, _ rest: inout ArraySlice<String>,
    _ command: Command
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      guard inline == nil else {
        throw UsageError(
          "unexpected value for '\(option.name)'", expected: "'\(option.name)' alone")
      }
      return ""
    }
    guard let value = inline ?? rest.popFirst() else {
      throw UsageError(
        "'\(option.name)' is not followed by a value",
        expected: "'\(option.name) \(placeholder)'",
        advice: command.pointer)
    }
    guard option.accepts(value) else {
      let instead = option.instead(value)
      throw UsageError(
        "invalid value '\(value)' for '\(option.name)'", for: value,
        among: instead == nil ? option.words : [], expected: instead ?? option.expected,
        advice: command.pointer)
    }
    return value
  }
}
