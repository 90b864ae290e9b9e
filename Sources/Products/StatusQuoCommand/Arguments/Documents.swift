import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoImports
import StatusQuoReading
import StatusQuoRunFormats
import StatusQuoRunning
package import StatusQuoScenarioFiles

/// The scenario documents that were named: files, folders with all that is below them, and `-`,
/// the standard input.
package struct Documents: Sendable {
  /// The files in the order in which they are played.
  package let files: [String]
  private let infoPlist: InfoPlistFile?
  private let readings: [ChosenReading]
  /// The parts of the Info.plist file that were not read.
  var unread: [String] { infoPlist?.unread ?? [] }
  private let isStrict: Bool

  package static let operand = "FILE|FOLDER"
  static let options = [
    Options.infoPlist.entry, Options.strict.entry,
  ]

  package init(_ arguments: Arguments) throws {
    let operands = arguments.operands
    files = try operands.flatMap { $0 == "-" ? ["-"] : try Corpus.documents(at: $0) }
    infoPlist = try arguments.value(of: Options.infoPlist).map { file in
      try InfoPlistFile(InputFile(reading: file))
    }
    // A program is compared under a reading; what documents expect remains.
    let isOfProgram = arguments.value(of: Options.program) != nil
    readings = isOfProgram ? [] : arguments.values(of: Options.reading)
    isStrict = arguments.value(of: Options.strict)
    guard files.isEmpty else { return }
    throw UsageError(
      "there is no document in \(operands.joined(separator: ", "))",
      expected: "files that end in .json")
  }

  /// Reads one of the files, and adds what is probably misspelt in it; `--strict` refuses that.
  func read(
    _ file: String, doubts: inout [DocumentError]
  ) throws(DocumentError) -> ScenarioDocument {
    let (bytes, name) = try TextFile.readOperand(file)
    return try document(bytes, file: name, doubts: &doubts)
  }

  /// The document that some bytes are, with the keys of the Info.plist file that was named.
  func document(
    _ bytes: [UInt8], file: String, doubts: inout [DocumentError]
  ) throws(DocumentError) -> ScenarioDocument {
    var found: [DocumentError] = []
    var document = try ScenarioDocument(parsing: bytes, file: file, doubts: &found)
    if isStrict, let doubt = found.first { throw doubt }
    doubts += found
    for reading in readings { document.readings[reading.question] = reading.number }
    if let infoPlist {
      let device = document.scenario.environment.device
      document.scenario.environment.infoPlist = infoPlist.infoPlist(on: device)
    }
    return document
  }

  /// Reads one of the files, and warns of what is probably misspelt in it.
  @MainActor package func read(_ file: String, _ console: Console) throws(DocumentError)
    -> ScenarioDocument
  {
    var doubts: [DocumentError] = []
    let document = try read(file, doubts: &doubts)
    console.warn(doubts)
    return document
  }

  /// The scenarios of all files.
  @MainActor func entries(_ console: Console) throws(DocumentError) -> [CorpusEntry] {
    var entries: [CorpusEntry] = []
    for file in files { entries.append(CorpusEntry(try read(file, console), in: file)) }
    return entries
  }

  /// Reads the one file that there has to be.
  @MainActor func readOnlyOne(_ console: Console) throws -> ScenarioDocument {
    guard files.count == 1 else {
      throw UsageError("\(files.count) documents were given", expected: "one file")
    }
    return try read(files[0], console)
  }
}
