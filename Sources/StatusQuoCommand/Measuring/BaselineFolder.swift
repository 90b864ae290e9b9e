import Foundation
import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

/// Where baselines are kept: for each a folder with its figures and the binary that was measured.
struct BaselineFolder {
  let path: String

  private func folder(_ name: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name)
  }

  /// Keeps figures, and a copy of this binary, so that it can be measured again.
  func save(_ baseline: BenchmarkBaseline) throws {
    let folder = folder(baseline.name)
    try TextFile.write(baseline.json.text, to: folder.appendingPathComponent("baseline.json").path)
    let copy = folder.appendingPathComponent("statusquo")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Subprocess.itself), to: copy)
  }

  /// The baseline of that name, and its binary if that is there.
  func load(_ name: String) throws -> (baseline: BenchmarkBaseline, binary: String?) {
    let file = folder(name).appendingPathComponent("baseline.json").path
    guard FileManager.default.fileExists(atPath: file) else {
      let known = names
      let near = suggestion(for: name, among: known)
      throw UsageError(
        "there is no baseline '\(name)' in \(path)"
          + (near.map { "; did you mean '\($0)'?" } ?? ""),
        expected: known.isEmpty
          ? "one that 'bench --save-baseline \(name)' made"
          : "one of " + known.joined(separator: ", "))
    }
    let baseline = try BenchmarkBaseline(parsing: TextFile.read(file), file: file)
    try Self.check(baseline.arguments, file: file)
    let binary = folder(name).appendingPathComponent("statusquo").path
    return (baseline, FileManager.default.isExecutableFile(atPath: binary) ? binary : nil)
  }

  /// A file may say what is measured, and nothing else: no other option, and no program.
  private static func check(_ texts: [String], file: String) throws(DocumentError) {
    let options = Command.bench.with(BenchOptions.entries)
    do {
      _ = try Arguments(texts, for: options)
    } catch {
      throw DocumentError(
        file: file, keyPath: "arguments", found: error.problem,
        expected: "options of 'bench' that say what to measure")
    }
  }

  private var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter {
      FileManager.default.fileExists(
        atPath: folder($0).appendingPathComponent("baseline.json").path)
    }.sorted()
  }
}
