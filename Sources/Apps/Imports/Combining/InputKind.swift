package import StatusQuoReading
import StatusQuoScenarioFiles

/// The kind of a file, by its content.
package enum InputKind: String, CaseIterable, Hashable, Sendable {
  /// A scenario document.
  case document
  /// A hierarchy of controllers as lldb prints it.
  case hierarchy
  /// The output of the probe.
  case probe
  /// An Info.plist file: XML or binary.
  case infoPlist
  /// Build settings: printed by `xcodebuild -showBuildSettings -json`, `project.pbxproj`, or `.xcconfig`.
  case buildSettings
  case storyboard

  /// The kind of `file`; nil where it is none of these.
  ///
  /// - Complexity: linear in the size of the file.
  package init?(of file: InputFile) {
    guard !PropertyList.isBinary(file.bytes) else {
      self = .infoPlist
      return
    }
    guard let source = try? Source(file) else { return nil }
    let start = source.skippingSpace(source.start)
    if source.contains("statusquo1 ") {
      self = .probe
    } else if source.contains("<document ") && source.contains("InterfaceBuilder") {
      self = .storyboard
    } else if source.contains("<plist") || source.has("<!DOCTYPE plist", at: start) {
      self = .infoPlist
    } else if source.contains("PBXProject")
      || source[start] == "[" && source.contains("\"buildSettings\"")
    {
      self = .buildSettings
    } else if source[start] == "{" {
      self = source.looksLikeJSON(start) ? .document : .infoPlist
    } else if source.contains(", state: ") || source.contains("view = <")
      || source.contains("state: appear") || source.contains("view not loaded")
      || source.contains("; frame = (")
    {
      self = .hierarchy
    } else if file.name.hasSuffix(".xcconfig") || source.contains("INFOPLIST_") {
      self = .buildSettings
    } else {
      return nil
    }
  }
}

extension Source {
  /// Returns true if a text occurs anywhere.
  func contains(_ text: StaticString) -> Bool { contains(text, in: start..<end) }

  /// Returns true if a brace begins an object of JSON, whose keys have quotes and colons.
  fileprivate func looksLikeJSON(_ brace: Int) -> Bool {
    var next = skippingSpace(brace + 1)
    if self[next] == "}" { return true }
    guard self[next] == "\"" else { return false }
    next += 1
    while next < end, self[next] != "\"" { next += 1 }
    return self[skippingSpace(next + 1)] != "="
  }
}
