import StatusQuoReading

/// The readable form of a Swift class name as Objective-C's runtime has it, such as
/// `SwiftUI.UIHostingController<Store.HomeView>` for
/// `_TtGC7SwiftUI19UIHostingControllerV5Store8HomeView_`; nil for anything else.
///
/// Only nominal types and their arguments are read: that is what names of controllers consist of.
/// Where an argument is of another sort, the class is named without arguments.
func demangled(_ name: String) -> String? {
  guard name.hasPrefix("_Tt") else { return nil }
  var demangler = Demangler(rest: Array(name.utf8)[...].dropFirst(3))
  guard let type = demangler.type(depth: 0) else { return demangler.outermost }
  return type
}

private struct Demangler {
  var rest: ArraySlice<UInt8>
  /// The substitutions: `S_`, `S0_`, …
  private var known: [String] = []
  /// The first nominal type that was read: the class itself.
  private(set) var outermost: String?
  /// Deeper types are given up on, so that a name cannot exhaust the stack.
  private static let depthLimit = 64
  /// The longest name: repeated substitutions can make one grow without end.
  private static let lengthLimit = 4_096

  init(rest: ArraySlice<UInt8>) { self.rest = rest }

  /// The names that letters after an S stand for.
  private static let standard: [Unicode.Scalar: String] = [
    "a": "Swift.Array", "b": "Swift.Bool", "c": "Swift.UnicodeScalar", "d": "Swift.Double",
    "f": "Swift.Float", "i": "Swift.Int", "q": "Swift.Optional",
    "Q": "Swift.ImplicitlyUnwrappedOptional", "S": "Swift.String", "u": "Swift.UInt",
    "s": "Swift", "o": "__C", "C": "__C_Synthesized",
  ]

  /// A nominal type, or one with arguments.
  mutating func type(depth: Int) -> String? {
    guard depth < Self.depthLimit, let letter = rest.first else { return nil }
    if letter == "G" {
      rest.removeFirst()
      guard let generic = nominal(depth: depth + 1) else { return nil }
      var arguments: [String] = []
      while rest.first.map({ $0 != "_" }) ?? true {
        guard let argument = type(depth: depth + 1) else { return nil }
        arguments.append(argument)
      }
      rest.removeFirst()
      return shortEnough("\(generic)<\(arguments.joined(separator: ", "))>")
    }
    return nominal(depth: depth)
  }

  private mutating func nominal(depth: Int) -> String? {
    guard let letter = rest.first else { return nil }
    switch letter {
    case "C", "V", "O":
      rest.removeFirst()
      guard let context = context(depth: depth + 1), let name = declaredName() else { return nil }
      guard let type = shortEnough("\(context).\(name)") else { return nil }
      known.append(type)
      outermost = outermost ?? type
      return type
    case "S": return substitution()
    default: return nil
    }
  }

  /// The module or the type in which something is declared.
  private mutating func context(depth: Int) -> String? {
    guard depth < Self.depthLimit, let letter = rest.first else { return nil }
    if isDigit(letter) {
      guard let module = identifier() else { return nil }
      known.append(module)
      return module
    }
    return nominal(depth: depth)
  }

  /// An identifier; a private one follows the mark of its file.
  private mutating func declaredName() -> String? {
    if rest.first.map({ $0 == "P" }) ?? false {
      rest.removeFirst()
      guard identifier() != nil else { return nil }
    }
    return identifier()
  }

  private mutating func identifier() -> String? {
    let digits = rest.prefix(while: isDigit)
    guard !digits.isEmpty, digits.count < 6,
      let length = Int(String(decoding: digits, as: UTF8.self)),
      length > 0
    else { return nil }
    rest = rest.dropFirst(digits.count)
    guard rest.count >= length else { return nil }
    let name = String(decoding: rest.prefix(length), as: UTF8.self)
    rest = rest.dropFirst(length)
    return name
  }

  private mutating func substitution() -> String? {
    rest.removeFirst()
    guard let letter = rest.popFirst() else { return nil }
    if letter == "_" { return known.first }
    if let name = Self.standard[Unicode.Scalar(letter)] { return name }
    // Digits, then capital letters, count in base 36.
    var digits = [letter]
    while let next = rest.popFirst(), next != "_" { digits.append(next) }
    guard digits.count < 4, let index = Int(String(decoding: digits, as: UTF8.self), radix: 36),
      known.indices.contains(index + 1)
    else { return nil }
    return known[index + 1]
  }

  private func shortEnough(_ text: String) -> String? {
    text.utf8.count <= Self.lengthLimit ? text : nil
  }
}
