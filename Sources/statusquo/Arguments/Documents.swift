import AppearanceModel
import Foundation
import ScenarioFiles

/// The scenario documents that were named: files, folders with all that is below them, and `-`,
/// the standard input.
struct Documents {
  /// In the order in which they are played.
  let files: [String]
  private let infoPlist: InfoPlist?

  static let operand = "FILE|FOLDER"
  static let infoPlistOption = Option.text(
    "--info-plist", "FILE", "An app's Info.plist, in place of the documents' own keys")

  init(_ arguments: Arguments) throws {
    let operands = arguments.operands
    files = try operands.flatMap { $0 == "-" ? ["-"] : try TextFile.documents(at: $0) }
    infoPlist = try arguments.value(of: Self.infoPlistOption).map { file in
      try InfoPlist(propertyList: TextFile.read(file), file: file)
    }
    guard files.isEmpty else { return }
    throw Complaint(
      "there is no document in \(operands.joined(separator: ", "))",
      expected: "files that end in .json")
  }

  /// Reads one of the files.
  func read(_ file: String) throws -> ScenarioDocument {
    var document: ScenarioDocument
    if file == "-" {
      let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
      document = try ScenarioDocument(parsing: bytes, file: "standard input")
    } else {
      document = try ScenarioDocument(parsing: TextFile.read(file), file: file)
    }
    if let infoPlist { document.scenario.environment.infoPlist = infoPlist }
    return document
  }

  /// Reads the one file that there has to be.
  func readOnlyOne() throws -> ScenarioDocument {
    guard files.count == 1 else {
      throw Complaint("\(files.count) documents were given", expected: "one file")
    }
    return try read(files[0])
  }
}
