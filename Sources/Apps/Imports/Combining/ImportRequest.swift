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
  /// Code, read for the getters that its classes override.
  package var code: [InputFile] = []
  /// Parts of pasted texts that are none of these.
  package private(set) var leftOut: [Assumption] = []
  /// The options, which count more than the files.
  package var options = ImportOptions()

  /// Nothing yet.
  package init() {}

  /// True if no file was given.
  package var isEmpty: Bool {
    hierarchies.isEmpty && probe == nil && infoPlist == nil && buildSettings == nil
      && storyboards.isEmpty && code.isEmpty
  }

  /// Adds a file as what it is by its content, a pasted text as the pieces that are in it.
  package mutating func add(_ file: InputFile) throws(DocumentError) {
    if !PropertyList.isBinary(file.bytes) {
      let source = try Source(file)
      guard !source.bytes.prefix(8_192).contains(0) else {
        throw DocumentError(
          file: file.name, found: "a binary file that is no property list", expected: "a text")
      }
      if let foreign = ForeignFile(source) { throw foreign.error(in: source) }
    }
    if let kind = InputKind(whole: file) { return try add(file, as: kind) }
    guard file.bytes.count <= Paste.limit else {
      throw DocumentError(
        file: file.name, position: SourcePosition(line: 1, column: 1),
        found: "\(file.bytes.count) bytes of an unknown kind",
        expected:
          "at most \(Paste.limit) bytes of pasted text; '--hierarchy FILE' and the like say what a "
          + "larger file is")
    }
    let paste = try Paste(file)
    let foreign = ForeignText.all(in: paste.source)
    let pieces = paste.pieces.filter { piece in
      !foreign.contains { $0.text.takes(piece.kind, of: paste.source) }
    }
    if pieces.isEmpty, let first = foreign.first {
      throw first.text.error(in: paste.source, at: first.offset)
    }
    guard !pieces.isEmpty else {
      throw DocumentError(
        file: file.name,
        position: paste.unread?.place.position ?? SourcePosition(line: 1, column: 1),
        found: paste.sort,
        expected:
          "a printed hierarchy (in lldb: po [UIViewController _printHierarchy]), the probe's "
          + "output, an Info.plist, build settings or a storyboard; '--hierarchy FILE' and the like say which"
      )
    }
    for piece in pieces { try add(piece.file, as: piece.kind) }
    for (text, offset) in foreign {
      leftOut.add(
        .skipped, text.name, why: text.meaning(in: paste.source), at: paste.source.place(of: offset)
      )
    }
    if let (place, count) = paste.unread {
      leftOut.add(
        .skipped, count == 1 ? "a line of other text" : "\(count) lines of other text",
        why:
          "\(count == 1 ? "it is" : "they are") no part of a hierarchy, of Info.plist, of build settings or of a class",
        at: place)
    }
  }

  /// Adds a file as what the user says it is.
  package mutating func add(_ file: InputFile, as kind: InputKind) throws(DocumentError) {
    switch kind {
    case .hierarchy: hierarchies.append(file)
    case .probe: probe = try only(file, besides: probe)
    case .infoPlist: infoPlist = try only(file, besides: infoPlist)
    case .buildSettings: buildSettings = try only(file, besides: buildSettings)
    case .storyboard: storyboards.append(file)
    case .code: code.append(file)
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
  /// The parts that were not read, in a few words each.
  package var unread: [String]
}
