import StatusQuoAppearanceModel
import StatusQuoImports
import StatusQuoReading
import StatusQuoReporting
import StatusQuoScenarioFiles

/// The input of a command about one app: a scenario document, or the app's own files.
struct AppInput {
  let document: ScenarioDocument
  /// The document, or the first of the app's files.
  let file: String
  /// True if the input says what classes override: a document by hand does, and the output of the probe.
  private(set) var showsOverrides = false
  /// The parts of the input that were not read.
  private(set) var unread: [String] = []

  static let operands = Command.Operands.any("FILE")
  static let options = ImportArguments.inputs + [Options.strict.entry]
  static let details = """
    FILE is a scenario document, which '--set' changes, or any of the files that 'import' reads,
    with its options; '-' is the standard input. What the files do not say, and what was taken in
    its place, goes to standard error in short.
    """

  @MainActor init(_ arguments: Arguments, _ console: Console) throws {
    let operand = arguments.operands.count == 1 ? arguments.operands[0] : nil
    if let operand, try Self.isDocument(operand) {
      let documents = try Documents(arguments)
      try self.init(documents.readOnlyOne(console), operand, arguments)
      unread += documents.unread
      return
    }
    // The standard input is read once: what it is shows in its content.
    let read = try operand == "-" ? InputFile(reading: "-") : nil
    if let read, try read.isDocument {
      var doubts: [DocumentError] = []
      let documents = try Documents(arguments)
      let document = try documents.document(read.bytes, file: read.name, doubts: &doubts)
      console.warn(doubts)
      try self.init(document, read.name, arguments)
      unread += documents.unread
      return
    }
    let request = try ImportArguments.request(arguments, read: read)
    let app = try StatusQuoImports.importApp(request)
    let file = arguments.operands.first ?? arguments.typed(Self.options).dropFirst().first ?? "-"
    if !app.assumptions.isEmpty { console.complain(Self.summary(of: app.assumptions, arguments)) }
    self.init(document: app.document, file: file)
    showsOverrides = request.probe != nil
    unread = app.unread
  }

  /// The assumptions that may be wrong in one sentence, the sure ones as a number; what was left out
  /// or has no effect, each in a line.
  private static func summary(of assumptions: [Assumption], _ arguments: Arguments) -> String {
    let doubtful = assumptions.filter { $0.kind == .assumed }.map(\.what)
    let sure = assumptions.count { $0.kind == .inferred }
    let others = assumptions.filter { ![.assumed, .inferred].contains($0.kind) }
    let more = "\(sure.grouped) more \(sure == 1 ? "follows" : "follow") from the input. "
    let typed = arguments.operands + arguments.typed(ImportArguments.inputs)
    let lines =
      others.map(\.description)
      + (doubtful.isEmpty ? [] : ["assumed: \(doubtful.joined(separator: "; "))"])
      + [
        (sure > 0 ? more : "") + "To see each with the option that says otherwise: \(programName) "
          + (["import"] + typed.map(shellWord)).joined(separator: " ")
      ]
    return lines.map { $0 + "\n" }.joined()
  }

  private init(_ document: ScenarioDocument, _ file: String, _ arguments: Arguments) throws {
    let own = [Options.infoPlist.name, Options.strict.name, ImportArguments.setting.name]
    let others = arguments.typed(Self.options.filter { !own.contains($0.name) })
    if let option = others.first {
      throw UsageError(
        "'\(option)' does not go with a scenario document",
        expected: "the document alone, or an app's files")
    }
    var document = document
    try document.set(arguments.values(of: ImportArguments.setting))
    self.init(document: document, file: file)
    showsOverrides = !document.isImported
    unread = document.unread
  }

  private init(document: ScenarioDocument, file: String) {
    self.document = document
    self.file = file
  }

  /// The step that was typed, if the document has it.
  func checked(step: Int?) throws -> Int? {
    let last = document.scenario.steps.count
    guard let step, step > last else { return step }
    throw UsageError(
      "there is no step \(step) in \(file)", expected: "0 for launch, or a step up to \(last)")
  }

  /// Refuses an app that takes more than a gigabyte or some minutes to explain or to fix, before any
  /// work.
  ///
  /// - Parameter moments: the most steps times controllers.
  func checkSize(to verb: String, upTo step: Int, controllers: Int, moments: Int) throws {
    let scenario = document.scenario
    let size = max(scenario.controllers.count, scenario.windows.count)
    guard (step + 1) * (size + 1) <= moments else {
      throw UsageError(
        "step \(step.grouped) of \(file) is too large to \(verb)",
        expected: "steps times controllers of at most \(moments.grouped)"
          + (verb == "explain" ? "; '--step N' explains an earlier step" : ""))
    }
    guard size <= controllers else {
      throw UsageError(
        "\(file) has too many controllers to \(verb) (\(size.grouped))",
        expected: "at most \(controllers.grouped); '\(programName) observe' takes more")
    }
  }

  /// The bounds of what plays an app repeatedly, with changes or with steps of its own: the number
  /// of presentations grows by the square of the controllers.
  func checkSize(to verb: String, moments: Int) throws {
    try checkSize(
      to: verb, upTo: document.scenario.steps.count, controllers: 1_000, moments: moments)
  }

  /// Returns true if a path leads to a document, or to nothing readable that is named like one.
  private static func isDocument(_ path: String) throws -> Bool {
    guard path != "-" else { return false }
    guard !TextFile.isFolder(path), let file = try? InputFile(reading: path) else {
      return path.hasSuffix(".json")
    }
    return try file.isDocument
  }
}
