public import AppearanceModel
import Catalog
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
    var scenario = Scenario()
    for property in Scenario.infoPlist {
      guard let value = values[property.key] else { continue }
      let literal = Self.literal(value, property.form)
      guard let literal, property.assign(&scenario, literal) else {
        throw DocumentError(
          file: file, keyPath: property.key, found: Self.summary(of: value),
          expected: property.form.takesBool
            ? "true, false, YES or NO" : oneOf(property.form.words.map { "\"\($0)\"" }),
          suggestion: (value as? String).flatMap { suggestion(for: $0, among: property.form.words) }
        )
      }
    }
    self = scenario.environment.infoPlist
  }

  private static func literal(_ value: Any, _ form: ValueForm) -> Literal? {
    guard form.takesBool else { return (value as? String).map { .word($0) } }
    if let number = value as? NSNumber, number == 0 || number == 1 { return .bool(number == 1) }
    switch (value as? String)?.lowercased() {
    case "yes", "true", "1": return .bool(true)
    case "no", "false", "0": return .bool(false)
    case .some, .none: return nil
    }
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
