import StatusQuoJSON
package import StatusQuoReading
package import StatusQuoScenarioFiles

/// The files of an app from which a scenario is made, and what the user says besides.
package struct ImportRequest: Sendable {
  /// Printed hierarchies: each dump is a window.
  package var hierarchies: [InputFile] = []
  /// The output of the probe; it takes the place of hierarchies.
  package var probe: InputFile?
  /// Info.plist.
  package var infoPlist: InputFile?
  /// The build settings: what Xcode prints, a project, or an `.xcconfig` file.
  package var buildSettings: InputFile?
  /// Storyboards; the first that has an initial controller begins.
  package var storyboards: [InputFile] = []
  /// The options, which count more than the files.
  package var options = ImportOptions()

  /// Nothing yet.
  package init() {}

  /// True if no file was given.
  package var isEmpty: Bool {
    hierarchies.isEmpty && probe == nil && infoPlist == nil && buildSettings == nil
      && storyboards.isEmpty
  }

  /// Adds a file as what it is by its content.
  package mutating func add(_ file: InputFile) throws(DocumentError) {
    guard let kind = InputKind(of: file) else {
      throw DocumentError(
        file: file.name, position: SourcePosition(line: 1, column: 1),
        found: "a file of an unknown kind",
        expected: "a printed hierarchy, the probe's output, an Info.plist, build settings or a "
          + "storyboard; '--hierarchy FILE' and the like say which")
    }
    try add(file, as: kind)
  }

  /// Adds a file as what the user says it is.
  package mutating func add(_ file: InputFile, as kind: InputKind) throws(DocumentError) {
    switch kind {
    case .hierarchy: hierarchies.append(file)
    case .probe: probe = try only(file, besides: probe)
    case .infoPlist: infoPlist = try only(file, besides: infoPlist)
    case .buildSettings: buildSettings = try only(file, besides: buildSettings)
    case .storyboard: storyboards.append(file)
    case .document:
      throw DocumentError(
        file: file.name, found: "a scenario document",
        expected: "an app's files, as a document needs no import")
    }
  }

  private func only(_ file: InputFile, besides other: InputFile?) throws(DocumentError) -> InputFile
  {
    guard let other else { return file }
    throw DocumentError(
      file: file.name, found: "a second file of its kind",
      expected: "one (\(printable(other.name)) was given before)")
  }
}

/// The result of importing an app.
package struct ImportedApp: Sendable {
  /// The scenario, with its source and, as a note, all that was assumed.
  package var document: ScenarioDocument
  /// The values that the files do not give, with the ones taken in their place.
  package var assumptions: [Assumption]
}
