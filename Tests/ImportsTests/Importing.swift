import Foundation
import StatusQuoImports
import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles
import StatusQuoTestSupport

/// A file of a test, as if it had been read.
func file(_ name: String, _ text: String) -> InputFile {
  InputFile(name: name, bytes: Array(text.utf8))
}

/// A file of the folder `Samples`.
func sample(_ name: String, test: String = #filePath) throws -> InputFile {
  let url = URL(filePath: test).deletingLastPathComponent().appending(path: "Samples/\(name)")
  return InputFile(name: name, bytes: Array(try Data(contentsOf: url)))
}

/// Imports files, each as what it is by its content.
func importing(
  _ files: InputFile..., change: (inout ImportRequest) -> Void = { _ in }
) throws(DocumentError) -> ImportedApp {
  var request = ImportRequest()
  for file in files { try request.add(file) }
  change(&request)
  return try importApp(request)
}

/// Imports one text as a file of a kind.
func importing(
  _ kind: InputKind, _ text: String, change: (inout ImportRequest) -> Void = { _ in }
) throws(DocumentError) -> ImportedApp {
  var request = ImportRequest()
  try request.add(file("input", text), as: kind)
  change(&request)
  return try importApp(request)
}

/// The error of an import; nil where it succeeds.
func problem(_ run: () throws(DocumentError) -> ImportedApp) -> String? {
  do {
    _ = try run()
    return nil
  } catch {
    return "\(error)"
  }
}

func assignments(_ texts: String...) -> [ImportOptions.Assignment] {
  texts.compactMap { ImportOptions.Assignment($0) }
}

extension ImportedApp {
  /// The trees, a line for each controller: a plus before what is presented, then kind and keys.
  var trees: String {
    var lines: [String] = []
    for window in document.json["windows"]?.elements ?? [] {
      lines.append(
        "\(window["name"]?.string ?? "?")\(Self.keys(of: window, besides: ["name", "root"]))")
      if let root = window["root"] { Self.write(root, "  ", "", to: &lines) }
    }
    for controller in document.json["controllers"]?.elements ?? [] {
      Self.write(controller, "", "detached ", to: &lines)
    }
    return lines.joined(separator: "\n")
  }

  private static func write(
    _ json: JSON, _ indent: String, _ mark: String, to lines: inout [String]
  ) {
    let name = json["name"]?.string ?? "?"
    let kind = json["kind"]?.string ?? "plain"
    let keys = keys(of: json, besides: ["name", "kind", "class", "children", "presented"])
    lines.append("\(indent)\(mark)\(name): \(kind)\(keys)")
    for child in json["children"]?.elements ?? [] { write(child, indent + "  ", "", to: &lines) }
    if let presented = json["presented"] { write(presented, indent + "  ", "+ ", to: &lines) }
  }

  private static func keys(of json: JSON, besides known: Set<String>) -> String {
    (json.members ?? []).filter { !known.contains($0.key) }
      .map { " \($0.key)=\($0.value.string ?? $0.value.compactText)" }.joined()
  }

  /// The steps, a line each.
  var steps: String {
    (document.json["steps"]?.elements ?? []).map(\.compactText).joined(separator: "\n")
  }

  /// A value of `environment`, or of Info.plist in it.
  func environment(_ key: String) -> String? {
    let environment = document.json["environment"]
    let value = environment?[key] ?? environment?["infoPlist"]?[key]
    return value.map { $0.string ?? $0.compactText }
  }

  /// The keys of Info.plist, in one line.
  var infoPlist: String {
    let members = document.json["environment"]?["infoPlist"]?.members ?? []
    return members.map { "\($0.key)=\($0.value.string ?? $0.value.compactText)" }
      .joined(separator: " ")
  }

  /// The assumptions that speak of something.
  func assumptions(about text: String) -> [Assumption] {
    assumptions.filter { $0.description.contains(text) }
  }
}
