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
  let kind = InputKind(of: file)
  if kind == .document || (kind == nil && file.name.hasSuffix(".json")) {
    let document = try ScenarioDocument(parsing: file.bytes, file: file.name)
    return ImportedApp(document: document, assumptions: [])
  }
  var request = ImportRequest()
  request.options = options
  try request.add(file)
  return try importApp(request)
}
