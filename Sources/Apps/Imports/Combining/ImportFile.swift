package import StatusQuoReading
package import StatusQuoScenarioFiles

/// The scenario in a file of any kind: a document as it is, an app's file as an import makes it.
///
/// So a command that takes a document can take a hierarchy, too.
///
/// - Throws: what is wrong with the file, with line and column.
package func importFile(
  _ file: InputFile, options: ImportOptions = ImportOptions()
) throws(DocumentError) -> ImportedApp {
  if try file.isDocument {
    let document = try ScenarioDocument(parsing: file.bytes, file: file.name)
    return ImportedApp(document: document, assumptions: [], unread: document.unread)
  }
  var request = ImportRequest()
  request.options = options
  try request.add(file)
  return try importApp(request)
}

extension InputFile {
  /// True for a scenario document, and for a file of an unknown kind that is named like one.
  ///
  /// - Throws: what it is, for a file of another tool.
  package var isDocument: Bool {
    get throws(DocumentError) {
      let kind = InputKind(whole: self)
      guard kind == .document || kind == nil else { return false }
      guard let source = try? Source(self) else { return name.hasSuffix(".json") }
      if let foreign = ForeignFile(source) { throw foreign.error(in: source) }
      return kind == .document || name.hasSuffix(".json") && InputKind(of: self) == nil
    }
  }
}
