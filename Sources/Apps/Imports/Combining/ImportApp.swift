import StatusQuoAppearanceModel
import StatusQuoReading
package import StatusQuoScenarioFiles

/// Makes a scenario of an app's files.
///
/// A printed hierarchy or the probe's output gives the world; storyboards add what these do not say, or
/// give the world themselves; Info.plist and build settings give the keys; options win over all.
///
/// - Throws: the first thing that can't be read, with file, line and column, or an option that does
///   not fit the app.
package func importApp(_ request: ImportRequest) throws(DocumentError) -> ImportedApp {
  var importer = Importer(request)
  return try importer.run()
}

/// The way from files to a document.
struct Importer {
  let request: ImportRequest
  let options: ImportOptions
  private var outline = Outline()
  var assumptions: [Assumption] = []
  private(set) var keys = AppKeys()
  private(set) var settings: BuildSettings?
  private(set) var form: PrintedForm?
  /// The reason why the device is an iPad, where a hierarchy shows it.
  private(set) var padEvidence: String?
  /// The device that the first storyboard is laid out for.
  private(set) var storyboardDevice: (device: Device, place: SourcePlace)?
  private(set) var probe: ProbeReader?
  /// True if something says what controllers there are.
  private var hasControllers = true

  init(_ request: ImportRequest) {
    self.request = request
    options = request.options
  }

  mutating func run() throws(DocumentError) -> ImportedApp {
    assumptions += request.leftOut
    try readKeys()
    let code = try readCode()
    try readTrees(code)
    try addStoryboards()
    try addMissingWorld(code)
    assumptions += code.apply(to: &outline)
    try outline.select(options.selected)
    try outline.setTops(options.tops)
    assumptions += outline.makeValid()
    let environment = try environment()
    if probe != nil || !request.hierarchies.isEmpty {
      assumptions += outline.setSystemClasses(on: environment.iOS)
    }
    if probe == nil {
      assumptions += outline.defaults(
        hasStoryboard: !request.storyboards.isEmpty, hasCode: !code.isEmpty)
    }
    assumptions = assumptions.eachOnce
    let unread = unread
    var document = ScenarioDocument(
      outline.scenario(in: environment), source: source, note: note(besides: unread),
      expectations: probe?.expectations ?? [])
    document = try read(document)
    if !options.settings.isEmpty {
      try document.set(options.settings)
      document = try read(document)
    }
    return ImportedApp(document: document, assumptions: assumptions, unread: unread)
  }

  /// The parts that were not read, each once.
  private var unread: [String] {
    (hasControllers ? [] : ["the app's controllers"]) + assumptions.unread
  }

  /// The document as its own JSON is read: so the reader of documents checks everything.
  private func read(_ document: ScenarioDocument) throws(DocumentError) -> ScenarioDocument {
    let file = "the imported scenario"
    guard document.scenario.problem == nil else {
      throw DocumentError(
        file: file, found: "trees that no scenario can have",
        expected: "a tree as UIKit allows it; leave out files until one shows which it is")
    }
    return try ScenarioDocument(document.json, file: file)
  }

  private var source: String {
    let files =
      request.hierarchies
      + [request.probe, request.infoPlist, request.buildSettings].compactMap { $0 }
      + request.storyboards + request.code
    return "imported from "
      + files.map { printable($0.lastComponent) }.eachOnce.joined(separator: ", ")
  }

  /// All assumptions, with the names of files but not their folders: documents are passed on.
  private func note(besides unread: [String]) -> String {
    let lines = assumptions.map { assumption in
      var assumption = assumption
      if let file = assumption.place?.file {
        assumption.place?.file = InputFile.lastComponent(of: file)
      }
      return assumption.description
    }
    let notRead =
      unread.isEmpty ? [] : [ScenarioDocument.unreadNote + unread.joined(separator: " | ")]
    return ([ScenarioDocument.importedNote] + lines + notRead).joined(separator: "\n")
  }

  // MARK: Keys

  private mutating func readKeys() throws(DocumentError) {
    if let file = request.infoPlist { keys = try AppKeys(infoPlist: file) }
    guard let file = request.buildSettings else { return }
    let settings = try BuildSettings(file, target: options.target)
    keys.add(settings, hasInfoPlist: request.infoPlist != nil)
    self.settings = settings
  }

  private mutating func readCode() throws(DocumentError) -> AppCode {
    var classes: [CodeClass] = []
    for file in request.code {
      let source = try Source(pasted: file)
      let reader = CodeReader(source)
      if let place = reader.firstLoose {
        assumptions.add(
          .skipped, "code outside of classes", why: "only what getters of classes return is read",
          at: place)
      }
      classes += reader.classes
    }
    return AppCode(classes)
  }

  // MARK: Trees

  private mutating func readTrees(_ code: AppCode) throws(DocumentError) {
    if let file = request.probe {
      guard request.hierarchies.isEmpty else {
        throw DocumentError(
          file: request.hierarchies[0].name, found: "a hierarchy besides the probe's output",
          expected: "one of them, as the probe prints the hierarchy too")
      }
      let reader = try ProbeReader(Source(file))
      outline = reader.outline
      assumptions += reader.assumptions
      if request.infoPlist == nil { keys.keys = reader.keys.keys + keys.keys }
      keys.sdk = keys.sdk ?? reader.keys.sdk
      probe = reader
      outline.setHosts(options.kinds)
      try outline.setKinds(options.kinds)
    } else if !request.hierarchies.isEmpty {
      var reader = HierarchyReader()
      for file in request.hierarchies { try reader.read(Source(printed: file)) }
      reader.outline.setHosts(options.kinds)
      reader.outline.setHosts(in: code)
      // What the user says counts more than the code.
      var kinds = reader.outline.kinds(in: code)
      for (node, kind) in try reader.outline.kinds(options.kinds) { kinds[node] = kind }
      reader.infer(kinds: kinds)
      outline = reader.outline
      padEvidence = reader.padEvidence
      assumptions += reader.assumptions
      form = reader.form
    }
  }

  private mutating func addStoryboards() throws(DocumentError) {
    guard !request.storyboards.isEmpty else { return }
    var storyboards: [Storyboard] = []
    for file in request.storyboards { storyboards.append(try Storyboard(file)) }
    storyboardDevice = storyboards.lazy.filter { !$0.isLaunchScreen }.compactMap { $0.device }.first
    var storyboard = StoryboardImport(StoryboardSet(storyboards: storyboards), outline)
    if outline.windows.isEmpty {
      try storyboard.addWindow(initial: options.initial, main: keys.mainStoryboard)
      storyboard.outline.setHosts(options.kinds)
      try storyboard.outline.setKinds(options.kinds)
    } else {
      storyboard.matchDump()
    }
    try storyboard.addDestinations()
    outline = storyboard.outline
    assumptions += storyboard.assumptions
    addSegues(storyboard.flows)
  }

  /// Keys alone still need something that they act on.
  private mutating func addMissingWorld(_ code: AppCode) throws(DocumentError) {
    guard outline.windows.isEmpty else { return }
    hasControllers = false
    let window = outline.addWindow()
    if let main = code.main {
      let name = ClassName(main.name)
      let root = try outline.add(
        code.isHost(name) ? name.hosting : name, .root(window: window), at: main.place)
      outline.nodes[root].controller.kind = code.kind(of: name) ?? .plain
      assumptions.add(
        .assumed, "the app shows \(printable(main.name)) alone",
        why: "neither a hierarchy nor a storyboard was given", at: main.place,
        overrule: option("--hierarchy", "FILE"))
      return
    }
    _ = try outline.add(ClassName("UIViewController"), .root(window: window))
    assumptions.add(
      .assumed, "the app shows one plain controller",
      why: "neither a hierarchy nor a storyboard was given",
      overrule: option("--hierarchy", "FILE"))
  }

  /// Lists segues: when the app performs one is not in a storyboard.
  private mutating func addSegues(_ flows: [StoryboardImport.Flow]) {
    for flow in flows {
      let name = flow.segue.identifier.map { " \(quoted($0))" } ?? ""
      let (source, destination) = (outline.nodes[flow.source], outline.nodes[flow.destination])
      assumptions.add(
        .skipped, "the segue\(name) from \(source.name) to \(destination.name)",
        why: "the app performs it after launch: write it as a step", at: flow.segue.place)
    }
  }
}

extension ScenarioDocument {
  fileprivate static let importedNote = "Imported. What was assumed:"
  fileprivate static let unreadNote = "Not read: "

  /// The parts that an import did not read, by its note.
  package var unread: [String] {
    let lines = isImported ? note?.split(separator: "\n") ?? [] : []
    guard let line = lines.first(where: { $0.hasPrefix(Self.unreadNote) }) else { return [] }
    return line.dropFirst(Self.unreadNote.count).split(separator: "|").map { String($0).trimmed }
  }

  /// True for a document that `importApp` made: its files may have left out what classes override.
  package var isImported: Bool { note?.hasPrefix(Self.importedNote) ?? false }
}
