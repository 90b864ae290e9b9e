import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles

// What `xcodebuild -showBuildSettings -json` prints: [{"action", "target", "buildSettings": {NAME: value}}].
extension BuildSettings {
  /// The settings of one target, and what was assumed to choose it.
  static func printed(
    _ source: Source, target: String?
  ) throws(DocumentError) -> (values: [String: Value], assumptions: [Assumption]) {
    let targets = try targets(source)
    let apps = targets.filter { $0.isApp }
    let names = targets.map { $0.name }
    guard
      let chosen = target == nil
        ? apps.first ?? targets.first : targets.first(where: { $0.name == target })
    else {
      guard let target else {
        throw SourcePlace(file: source.file).error(
          found: "no target", expected: "what xcodebuild -showBuildSettings -json prints")
      }
      throw SourcePlace(file: "--target \(printable(target))").unknown(target, among: names)
    }
    var assumptions: [Assumption] = []
    let others = apps.map { $0.name }.filter { $0 != chosen.name }
    if target == nil, let other = others.first {
      assumptions.add(
        .assumed, "the target is \(printable(chosen.name))",
        why: "it is the first app; the others are "
          + others.prefix(10).map { printable($0) }.joined(separator: ", "),
        at: chosen.place, overrule: option("--target", other))
    }
    return (chosen.values, assumptions)
  }

  private struct Target {
    let name: String
    let values: [String: Value]
    let place: SourcePlace

    /// True for an app for iOS.
    var isApp: Bool {
      let type = values["PRODUCT_TYPE"]?.text ?? ""
      let platforms = values["SUPPORTED_PLATFORMS"]?.text ?? "iphoneos"
      return type.hasPrefix("com.apple.product-type.application") && !type.has("watchapp")
        && platforms.has("iphoneos")
    }
  }

  private static func targets(_ source: Source) throws(DocumentError) -> [Target] {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: source.text(source.start..<source.end))
    } catch {
      throw DocumentError(error, file: source.file)
    }
    func place(_ json: JSON) -> SourcePlace {
      SourcePlace(file: source.file, position: json.position)
    }
    return try (json.elements ?? []).map { entry throws(DocumentError) in
      guard let name = entry["target"]?.string, let settings = entry["buildSettings"]?.members
      else {
        throw place(entry).error(
          found: entry.summary, expected: "an object with \"target\" and \"buildSettings\"")
      }
      var values: [String: Value] = [:]
      for setting in settings {
        if let text = setting.value.string {
          values[setting.key] = Value(text: text, place: place(setting.value))
        }
      }
      return Target(name: name, values: values, place: place(entry))
    }
  }
}
