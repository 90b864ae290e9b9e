import Foundation
import StatusQuoReporting
package import StatusQuoScenarioFiles

/// The options that a build was measured with. The build is kept beside them.
package struct Baseline: Sendable {
  /// The options.
  private(set) var arguments: [String]

  /// The document that `bench --save-baseline` writes.
  package static let jsonForm = JSONForm(
    "a baseline", Baseline(arguments: []), isOpen: true
  ) { form in
    form.constant("report", "bench-baseline", remedy: ", as 'bench --save-baseline' writes")
    form.constant("version", 1)
    form.field("arguments", .list(of: .text, called: "options"), { $0.arguments }) {
      $0.arguments = $1
    }
  }

  /// A file may say what is measured, and nothing else: no other option, and no program.
  fileprivate func check(file: String) throws(DocumentError) {
    do {
      _ = try Arguments(arguments, for: Command.bench.with(BenchOptions.entries))
    } catch {
      throw DocumentError(
        file: file, keyPath: "arguments", found: error.problem,
        expected: "options of 'bench' that say what to measure")
    }
  }
}

/// The folder of the baselines: for each a folder with its options and the binary that was measured.
struct BaselineFolder {
  let path: String

  private func folder(_ name: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name)
  }

  /// Keeps options, and a copy of this binary, so that it can be measured again.
  ///
  /// - Returns: the path of the folder.
  func save(_ baseline: Baseline, as name: String) throws -> String {
    let folder = folder(name)
    try Self.checkIsBaseline(folder.path)
    try TextFile.write(
      Baseline.jsonForm.json(baseline).text, to: folder.appendingPathComponent("baseline.json").path
    )
    let copy = folder.appendingPathComponent("statusquo.new")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Subprocess.itself), to: copy)
    let binary = folder.appendingPathComponent("statusquo").path
    guard rename(copy.path, binary) == 0 else { throw DocumentError(unwritable: binary, errno) }
    return folder.path
  }

  /// Throws where a folder holds anything that `save` did not put there: it is replaced.
  private static func checkIsBaseline(_ folder: String) throws {
    let parts: Set = ["baseline.json", "statusquo", "statusquo.new"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard
      let other = names.sorted().first(where: { name in
        !parts.contains(name) || TextFile.isFolder("\(folder)/\(name)")
      })
    else { return }
    throw UsageError(
      "\(folder) holds \(other), so it is no baseline and stays as it is",
      expected: "the name of a baseline, or of nothing, in --baselines")
  }

  /// The baseline of that name, and its binary.
  func load(_ name: String) throws -> (baseline: Baseline, binary: String) {
    let file = folder(name).appendingPathComponent("baseline.json").path
    guard FileManager.default.fileExists(atPath: file) else {
      let known = names
      throw UsageError(
        "there is no baseline '\(name)' in \(path)", for: name, among: known,
        expected: known.isEmpty
          ? "one that 'bench --save-baseline \(name)' made"
          : "one of " + known.joined(separator: ", "))
    }
    let baseline = try Baseline.jsonForm.value(parsing: TextFile.read(file), file: file)
    try baseline.check(file: file)
    let binary = folder(name).appendingPathComponent("statusquo").path
    guard FileManager.default.isExecutableFile(atPath: binary) else {
      throw UsageError(
        "the build of baseline '\(name)' is not there", expected: "an executable file \(binary)")
    }
    return (baseline, binary)
  }

  private var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter {
      FileManager.default.fileExists(
        atPath: folder($0).appendingPathComponent("baseline.json").path)
    }.sorted()
  }

  /// Throws unless a name is one folder.
  static func check(name: String) throws {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.+".unicodeScalars.contains($0)
    }
    guard isPlain, !name.hasPrefix(".") else {
      throw UsageError(
        "'\(name)' is not a valid name of a baseline",
        expected: "letters, digits, '-', '_', '+' and '.', not beginning with '.'")
    }
  }
}
