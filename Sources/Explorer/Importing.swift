import StatusQuoImports
import StatusQuoScenarioFiles

/// Makes a document of a pasted text: a scenario document, a printed hierarchy, an Info.plist, a
/// storyboard or build settings. `note` in the document says what was assumed.
func importing(_ json: JSON) -> JSON {
  guard let text = json["text"]?.string else { return error("found no text") }
  let file = InputFile(name: "pasted text", bytes: [UInt8](text.utf8))
  do throws(DocumentError) {
    let kind = InputKind(of: file)
    let document: ScenarioDocument
    if kind == .document {
      document = try ScenarioDocument(parsing: text, file: file.name)
    } else {
      var request = ImportRequest()
      try request.add(file)
      document = try importApp(request).document
    }
    return ["kind": JSON(kind?.rawValue ?? ""), "document": document.json]
  } catch {
    return StatusQuoExplorer.error(error.description)
  }
}
