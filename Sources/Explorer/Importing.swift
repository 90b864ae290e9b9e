import StatusQuoImports
import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles

/// Makes a document of a pasted text: a scenario document, a printed hierarchy, an Info.plist, a
/// storyboard or build settings. `note` in the document says what was assumed.
func importing(_ json: JSON) -> JSON {
  guard let text = json["text"]?.string else { return error("found no text") }
  let file = InputFile(name: "pasted text", bytes: [UInt8](text.utf8))
  do throws(DocumentError) {
    let app = try importFile(file)
    if let excess = Limit.excess(of: app.document.scenario) { return excess }
    return [
      "kind": JSON(InputKind(of: file)?.rawValue ?? ""), "document": app.document.json,
      "unread": JSON(app.unread.map { JSON($0) }),
    ]
  } catch {
    return StatusQuoExplorer.error(error.description)
  }
}
