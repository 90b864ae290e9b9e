public import AppearanceModel
import Foundation

extension InfoPlist {
  /// The keys of an Info.plist file, XML or binary, that concern appearance. `file` is what an
  /// error calls it.
  ///
  /// A flag may be a boolean, 0 or 1, or, as older projects have it, "YES" or "NO". All other keys
  /// of the file are ignored.
  public init(propertyList bytes: [UInt8], file: String) throws(DocumentError) {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw DocumentError(
        file: file, found: "no property list", expected: "an Info.plist file, XML or binary")
    }
    guard let values = list as? [String: Any] else {
      throw DocumentError(
        file: file, found: Self.summary(of: list), expected: "a dictionary as the whole")
    }
    self.init()
    viewControllerBasedStatusBarAppearance =
      try Self.flag(.viewControllerBasedStatusBarAppearance, values, file)
    statusBarHidden = try Self.flag(.statusBarHidden, values, file)
    statusBarHiddenOnPad = try Self.flag(.statusBarHiddenOnPad, values, file)
    statusBarStyle = try Self.word(.statusBarStyle, values, file, PlistBarStyle.self)?.style
    userInterfaceStyle =
      try Self.word(.userInterfaceStyle, values, file, PlistInterfaceStyle.self)?.style
  }

  private static func flag(
    _ key: Key, _ values: [String: Any], _ file: String
  ) throws(DocumentError) -> Bool? {
    guard let value = values[key.rawValue] else { return nil }
    if let number = value as? NSNumber, number == 0 || number == 1 { return number == 1 }
    switch (value as? String)?.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    case .some, .none: throw wrong(value, of: key, file, expected: "true, false, YES or NO")
    }
  }

  private static func word<Word: Words>(
    _ key: Key, _ values: [String: Any], _ file: String, _: Word.Type
  ) throws(DocumentError) -> Word? {
    guard let value = values[key.rawValue] else { return nil }
    if let word = (value as? String).flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw wrong(
      value, of: key, file, expected: oneOf(words.map { "\"\($0)\"" }),
      suggestion: (value as? String).flatMap { suggestion(for: $0, among: words) })
  }

  private static func wrong(
    _ value: Any, of key: Key, _ file: String, expected: String, suggestion: String? = nil
  ) -> DocumentError {
    DocumentError(
      file: file, keyPath: key.rawValue, found: summary(of: value), expected: expected,
      suggestion: suggestion)
  }

  private static func summary(of value: Any) -> String {
    switch value {
    case let text as String: JSON(text).summary
    // Of the numbers in a property list only a boolean is stored as a C char.
    case let number as NSNumber where String(cString: number.objCType) == "c":
      number.boolValue ? "true" : "false"
    case let number as NSNumber: "\(number)"
    case is Date: "a date"
    case is Data: "data"
    case is [Any]: "a list"
    case is [String: Any]: "a dictionary"
    default: "a value of another kind"
    }
  }
}
