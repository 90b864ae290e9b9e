import AppearanceModel
import Foundation
import Harness
import ScenarioFiles

/// The scenario documents that were named: files, folders with all that is below them, and `-`,
/// the standard input.
struct Documents: Sendable {
  /// In the order in which they are played.
  let files: [String]
  private let infoPlist: InfoPlist?
  private let readings: [ChosenReading]

  static let operand = "FILE|FOLDER"

  init(_ arguments: Arguments) throws {
    let operands = arguments.operands
    files = try operands.flatMap { $0 == "-" ? ["-"] : try TextFile.documents(at: $0) }
    infoPlist = try arguments.value(of: Options.infoPlist).map { file in
      try InfoPlist(propertyList: TextFile.read(file), file: file)
    }
    readings = arguments.values(of: Options.reading).compactMap(\.self)
    guard files.isEmpty else { return }
    throw UsageError(
      "there is no document in \(operands.joined(separator: ", "))",
      expected: "files that end in .json")
  }

  /// Reads one of the files.
  func read(_ file: String) throws(DocumentError) -> ScenarioDocument {
    if file == "-" {
      let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
      return try document(bytes, file: "standard input")
    }
    return try document(TextFile.read(file), file: file)
  }

  /// The document that some bytes are, with the keys of the Info.plist file that was named.
  func document(_ bytes: [UInt8], file: String) throws(DocumentError) -> ScenarioDocument {
    var document = try ScenarioDocument(parsing: bytes, file: file)
    for reading in readings { document.readings[reading.question] = reading.number }
    if let infoPlist { document.scenario.environment.infoPlist = infoPlist }
    return document
  }

  /// The scenarios of all files.
  func entries() throws(DocumentError) -> [CorpusEntry] {
    var entries: [CorpusEntry] = []
    for file in files { entries.append(CorpusEntry(try read(file).scenario, in: file)) }
    return entries
  }

  /// Reads the one file that there has to be.
  func readOnlyOne() throws -> ScenarioDocument {
    guard files.count == 1 else {
      throw UsageError("\(files.count) documents were given", expected: "one file")
    }
    return try read(files[0])
  }
}
