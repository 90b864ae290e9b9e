import Foundation
import StatusQuoBenchmarking
import StatusQuoCommand
import StatusQuoJSON
import StatusQuoScenarioFiles

extension MeasuredBuild {
  /// Its figures of instructions.
  func instructions() throws -> [Figure] {
    try instructionRows().map {
      Figure($0.name, .instructions, of: $0.column, samples: [$0.perOperation])
    }
  }

  /// Its instructions as valgrind counts them, with those of the loops around the operations.
  ///
  /// The build plays each task once in a region of its own (`CountedRegions`); valgrind counts inside
  /// these only, and writes one file for each. It repeats to a few millionths, and sees neither cache
  /// misses nor mispredicted branches.
  func instructionRows() throws -> [InstructionRow] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Valgrind gives up on the debug information of a release build.
    let bare = folder.appendingPathComponent("program").path
    let isBare = try Subprocess("strip", ["--strip-debug", "-o", bare, binary]).exitCode == 0
    let run = try Subprocess(
      "valgrind",
      [
        "--tool=callgrind", "--collect-atstart=no",
        "--toggle-collect=" + CountedRegions.symbol, "--dump-after=" + CountedRegions.symbol,
        "--callgrind-out-file=" + folder.appendingPathComponent("counts").path,
        isBare ? bare : binary,
        "instructions", "--play-regions",
      ] + options)
    guard run.exitCode != 127 else {
      throw UsageError(
        "valgrind is not installed", expected: "valgrind in PATH, to count instructions with")
    }
    guard run.exitCode == 0, let regions = CountedRegions(run.output),
      let rows = regions.rows(try counts(in: folder))
    else {
      throw UsageError(
        "'\(binary) instructions --play-regions' can't be counted: \(run.errors.suffix(200))",
        expected: "a build of the laboratory, saved with 'laboratory bench --save-baseline'")
    }
    return rows
  }

  /// One count per file but the last, which is of the time after all regions.
  private func counts(in folder: URL) throws -> [Int] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .compactMap { name in name.split(separator: ".").last.flatMap { Int($0) }.map { ($0, name) } }
      .sorted { $0.0 < $1.0 }
    return try files.map { _, name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let line = text.split(separator: "\n").last { $0.hasPrefix("totals:") }
      return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }
  }
}

extension CountedRegions {
  /// A line of JSON, for the process that counts.
  var json: JSON {
    [
      "regions": JSON(
        regions.map { region in
          [
            "figure": JSON(region.name), "column": region.column.map { JSON($0) } ?? .null,
            "operations": JSON(region.operations),
          ] as JSON
        })
    ]
  }

  fileprivate init?(_ output: [UInt8]) {
    guard let elements = (try? JSON(parsing: output))?["regions"]?.elements else { return nil }
    self.init()
    for element in elements {
      guard let name = element["figure"]?.string,
        let operations = element["operations"]?.number.flatMap({ Int(exactly: $0) }),
        operations > 0
      else { return nil }
      regions.append(
        Region(name: name, column: element["column"]?.string, operations: operations))
    }
  }
}
