import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON

extension JSON {
  /// The form of a controller's name in a value.
  static let controllerForm = "{\"controller\": a name}"

  /// A value that names nothing.
  func asLiteral(_ form: ValueForm) throws(JSONError) -> Literal {
    if form.takesBool, let bool { return .bool(bool) }
    if form.takesNumber, let number, form.counts?.contains(number) ?? true {
      return .number(try asScenarioNumber())
    }
    if let string, form.words.contains(string) { return .word(string) }
    if form.takesVersion, let version {
      guard let range = form.versions, !range.contains(version) else { return .version(version) }
      throw isNot("a version from \(range.lowerBound.text) to \(range.upperBound.text)")
    }
    let meant = string.flatMap { form.meant(by: $0) }
    throw isNot(
      choice(
        of: form.words, or: form.alternatives, kind: form.kindOfWords,
        isClear: meant != nil),
      suggestion: meant)
  }

  private var version: Version? {
    (number.map(numberText) ?? string).flatMap { Version(text: $0) }
  }

  init(_ literal: Literal, _ names: Names) {
    switch literal {
    case .null: self = .null
    case .bool(let bool): self.init(bool)
    case .number(let number): self.init(number)
    case .word(let text): self.init(text)
    case .version(let version): self.init(version.text)
    case .name(let name): self.init(names.text(name))
    case .controller(let name): self = ["controller": JSON(names.text(name))]
    case .styles(let styles):
      self = .object { json in
        for entry in styles { json.member(names.text(entry.child), entry.style.rawValue) }
      }
    }
  }
}

extension ValueForm {
  /// The accepted values besides words, for errors.
  fileprivate var alternatives: [String] {
    (takesBool ? ["true", "false"] : []) + (takesNumber ? [numbers] : [])
      + (takesVersion ? ["a version such as \"13.4\""] : [])
      + (reference == .controller ? [JSON.controllerForm] : [])
  }

  private var numbers: String {
    counts.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" } ?? "a number"
  }
}

extension ClosedRange<Int> {
  fileprivate func contains(_ number: Double) -> Bool {
    Int(exactly: number).map(contains) ?? false
  }
}

extension JSONBuilder {
  /// Adds the properties that are not the default.
  mutating func add<Owner>(
    _ members: [PropertyMember<Owner>], of owner: Owner, _ names: Names
  ) {
    for member in members where member.isWritten(for: owner) {
      self.member(member.key) { json in
        if let property = member.property {
          json.add(JSON(property.literal(owner), names))
        } else {
          json.object { $0.add(member.members, of: owner, names) }
        }
      }
    }
  }
}

extension ValueForm {
  /// The value that was probably meant by a text that is none.
  fileprivate func meant(by text: String) -> String? {
    if isDevice, let device = Device.meant(by: text) { return device.rawValue }
    let spoken: [String: String] = [
      "yes": "true", "no": "false", "1": "true", "0": "false", "true": "true", "false": "false",
    ]
    if takesBool, let bool = spoken[text.lowercased()] { return bool }
    let colors: [String: [String]] = [
      "white": ["lightContent", "light"], "black": ["darkContent", "dark"],
    ]
    let color = (colors[text.lowercased()] ?? []).first { words.contains($0) }
    return color ?? suggestion(for: text, among: words)
  }

  private var isDevice: Bool { words.count > 2 && words.allSatisfy { Device(rawValue: $0) != nil } }

  /// The words in short, where there are many.
  fileprivate var kindOfWords: String {
    isDevice
      ? "one of \(words.count) devices; \(Device.insteadOfOthers)" : "one of \(words.count) words"
  }
}
