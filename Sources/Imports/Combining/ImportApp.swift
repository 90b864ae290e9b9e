import StatusQuoAppearanceModel
public import StatusQuoScenarioFiles

/// Makes a scenario of an app's files.
///
/// A printed hierarchy or the probe's output gives the world; storyboards add what these do not say, or
/// give the world themselves; Info.plist and build settings give the keys; options win over all.
///
/// - Throws: the first thing that can't be read, with file, line and column, or an option that does
///   not fit the app.
public func importApp(_ request: ImportRequest) throws(DocumentError) -> ImportedApp {
  var importer = Importer(request)
  return try importer.run()
}

/// The way from files to a document.
private struct Importer {
  private let request: ImportRequest
  private let options: ImportOptions
  private var draft = Draft()
  private var assumptions: [Assumption] = []
  private var keys = AppKeys()
  private var settings: BuildSettingsImport?
  private var form: PrintedForm?
  private var probe: ProbeReader?

  init(_ request: ImportRequest) {
    self.request = request
    options = request.options
  }

  mutating func run() throws(DocumentError) -> ImportedApp {
    try readKeys()
    try readTrees()
    try addStoryboards()
    try addMissingWorld()
    try draft.outline.select(options.selected)
    try draft.outline.setTops(options.tops)
    assumptions += draft.outline.makeValid()
    try setEnvironment()
    if probe == nil {
      assumptions += draft.outline.defaults(hasStoryboard: !request.storyboards.isEmpty)
    }
    _ = try draft.document()
    try draft.set(options.settings)
    assumptions = distinct(assumptions)
    draft.source = source
    draft.note = note
    return ImportedApp(document: try draft.document(), assumptions: assumptions)
  }

  private var source: String {
    let files =
      request.hierarchies + [request.probe, request.infoPlist, request.project].compactMap { $0 }
      + request.configs + request.storyboards
    return "imported from " + files.map { printable($0.lastComponent) }.joined(separator: ", ")
  }

  /// All assumptions, with the names of files but not their folders: documents are passed on.
  private var note: String {
    let lines = assumptions.map { assumption in
      var assumption = assumption
      if let file = assumption.place?.file {
        assumption.place?.file = InputFile.lastComponent(of: file)
      }
      return assumption.description
    }
    return (["Imported. What was assumed:"] + lines).joined(separator: "\n")
  }

  private func distinct(_ assumptions: [Assumption]) -> [Assumption] {
    var seen: Set<Assumption> = []
    return assumptions.filter { seen.insert($0).inserted }
  }

  // MARK: Keys

  private mutating func readKeys() throws(DocumentError) {
    if let file = request.infoPlist { keys = try AppKeys(infoPlist: file) }
    guard request.project != nil || !request.configs.isEmpty else { return }
    var project: XcodeProject?
    if let file = request.project { project = try XcodeProject(Source(file)) }
    var configs: [(file: InputFile, settings: [BuildSetting])] = []
    for file in request.configs {
      let config = try XCConfig(file, include: request.include)
      assumptions += config.assumptions
      configs.append((file, config.settings))
    }
    let settings = try BuildSettingsImport(project: project, configs: configs, options)
    settings.add(to: &keys, hasInfoPlist: request.infoPlist != nil)
    self.settings = settings
  }

  // MARK: Trees

  private mutating func readTrees() throws(DocumentError) {
    if let file = request.probe {
      guard request.hierarchies.isEmpty else {
        throw DocumentError(
          file: request.hierarchies[0].name, found: "a hierarchy besides the probe's output",
          expected: "one of them, as the probe prints the hierarchy too")
      }
      let reader = try ProbeReader(Source(file))
      draft.outline = reader.outline
      draft.expectations = reader.expectations
      assumptions += reader.assumptions
      if request.infoPlist == nil { keys.keys = reader.keys.keys + keys.keys }
      keys.sdk = keys.sdk ?? reader.keys.sdk
      probe = reader
      for (node, kind) in try draft.outline.kinds(options.kinds) {
        draft.outline.update(node) { $0.kind = kind }
      }
      assumptions += draft.outline.setSystemClasses()
    } else if !request.hierarchies.isEmpty {
      var reader = HierarchyReader()
      for file in request.hierarchies { try reader.read(Source(printed: file)) }
      let kinds = try reader.outline.kinds(options.kinds)
      let hierarchy = HierarchyImport(reader, kinds: kinds)
      draft.outline = hierarchy.outline
      assumptions += hierarchy.assumptions
      form = hierarchy.form
    }
  }

  private mutating func addStoryboards() throws(DocumentError) {
    guard !request.storyboards.isEmpty else { return }
    var storyboards: [Storyboard] = []
    for file in request.storyboards { storyboards.append(try Storyboard(file)) }
    var storyboard = StoryboardImport(StoryboardSet(storyboards: storyboards), draft.outline)
    if draft.outline.windows.isEmpty {
      try storyboard.addWindow(initial: options.initial, main: keys.mainStoryboard)
      for (node, kind) in try storyboard.outline.kinds(options.kinds) {
        storyboard.outline.update(node) { $0.kind = kind }
      }
    } else {
      storyboard.matchDump()
    }
    try storyboard.addDestinations()
    draft.outline = storyboard.outline
    assumptions += storyboard.assumptions
    addSegues(storyboard.flows)
  }

  /// Keys alone still need something that they act on.
  private mutating func addMissingWorld() throws(DocumentError) {
    guard draft.outline.windows.isEmpty else { return }
    let window = draft.outline.addWindow()
    _ = try draft.outline.add(
      ClassName("UIViewController", module: nil), .root(window: window))
    assumptions.append(
      Assumption(
        .assumed, "the app shows one plain controller",
        why: "neither a hierarchy nor a storyboard was given",
        overrule: option("--hierarchy", "FILE")))
  }

  /// Appends segues as steps, or lists them.
  private mutating func addSegues(_ flows: [StoryboardImport.Flow]) {
    if options.includesSegues {
      var tour = SegueTour(draft.outline, flows)
      tour.run()
      draft.steps = tour.steps
      assumptions += tour.assumptions
      return
    }
    for flow in flows {
      let name = flow.segue.identifier.map { " \(quoted($0))" } ?? ""
      assumptions.append(
        Assumption(
          .skipped,
          "the segue\(name) from \(draft.outline.nodes[flow.source].name) to "
            + draft.outline.nodes[flow.destination].name,
          why: "the app performs it after launch", at: flow.segue.place,
          overrule: "--with-segues"))
    }
  }

  // MARK: Environment

  private mutating func setEnvironment() throws(DocumentError) {
    var choice = EnvironmentChoice(options, keys, probe, form)
    try choice.make()
    draft.environment = choice.settings
    assumptions += choice.assumptions
    let settings = settings?.settings
    let (infoPlist, reasons) = try keys.settings(isPad: choice.device.isPad) { text in
      settings.flatMap { $0.expanded(text) }
    }
    draft.infoPlist = infoPlist
    assumptions += reasons
    let wasGiven = request.infoPlist != nil || self.settings != nil || probe != nil
    guard !wasGiven else { return }
    assumptions.append(
      Assumption(
        .assumed, "no key of Info.plist is set", why: "neither it nor build settings were given",
        overrule: option("--info-plist", "Info.plist")))
  }
}
