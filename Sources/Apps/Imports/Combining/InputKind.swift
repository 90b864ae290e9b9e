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
  /// Swift or Objective-C, read for the getters that its classes override.
  case code

  /// The kind of `file`, of several the one that says most; nil where it is none of these.
  ///
  /// - Complexity: linear in the size of the file.
  package init?(of file: InputFile) {
    if let kind = InputKind(whole: file) {
      self = kind
    } else if file.bytes.count <= Paste.limit, let paste = try? Paste(file),
      let kind = paste.mainKind
    {
      self = kind
    } else {
      return nil
    }
  }

  /// The kind of a file that is nothing else; nil for others, which may have pieces of several kinds.
  init?(whole file: InputFile) {
    guard !PropertyList.isBinary(file.bytes) else {
      self = .infoPlist
      return
    }
    guard let source = try? Source(file) else { return nil }
    let start = source.skippingSpace(source.start)
    if source.contains("<document ") && source.contains("InterfaceBuilder") {
      self = .storyboard
    } else if source.isWholePropertyList {
      self = .infoPlist
    } else if source.contains("PBXProject")
      || source[start] == "[" && source.contains("\"buildSettings\"")
      || file.name.hasSuffix(".xcconfig")
    {
      self = .buildSettings
    } else if source[start] == "{" {
      self = source.looksLikeJSON(start) ? .document : .infoPlist
    } else if file.bytes.count > Paste.limit {
      // So much is one piece.
      if source.contains("statusquo1 ") {
        self = .probe
      } else if source.contains("<plist") {
        self = .infoPlist
      } else if source.contains(", state: ") || source.contains("view = <") {
        self = .hierarchy
      } else if source.contains("INFOPLIST_") {
        self = .buildSettings
      } else {
        return nil
      }
    } else {
      return nil
    }
  }
}

extension Paste {
  /// The kind of the piece that says most about an app.
  var mainKind: InputKind? {
    let order: [InputKind] = [.probe, .hierarchy, .infoPlist, .buildSettings, .code]
    return order.first { kind in pieces.contains { $0.kind == kind } }
  }
}

extension Source {
  /// Returns true if a text occurs anywhere.
  func contains(_ text: StaticString) -> Bool { contains(text, in: start..<end) }

  /// Returns true if a brace begins an object of JSON, whose keys have quotes and colons.
  func looksLikeJSON(_ brace: Int) -> Bool {
    var next = skippingSpace(brace + 1)
    if self[next] == "}" { return true }
    guard self[next] == "\"" else { return false }
    next += 1
    while next < end, self[next] != "\"" { next += 1 }
    return self[skippingSpace(next + 1)] != "="
  }
}
