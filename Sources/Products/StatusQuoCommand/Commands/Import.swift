import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoImports
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Command {
  static let importApp = Command(
    name: "import",
    summary: "Make a scenario of an app's hierarchy, Info.plist, build settings or storyboard",
    operands: .any("FILE"),
    options: ImportArguments.entries,
    details: """
      FILE is any of: a hierarchy that lldb printed, the output of the probe, an Info.plist file or
      a built app, what 'xcodebuild -showBuildSettings -json' printed, project.pbxproj, a storyboard;
      '-' is the standard input.
      What it is shows in its content; an option such as '--hierarchy' says so. They combine.

      The document goes to standard output. What the files do not say, and what was taken in its
      place, goes to standard error with the option that says otherwise, and is noted in the
      document.

      '--probe lldb' prints an expression to paste into lldb while the app is paused, '--probe swift'
      a file to add to the app: they print what a hierarchy does not say. Neither was ever run on a
      device by this project.
      """
  ) { arguments, console, _ in
    if let probe = arguments.value(of: ImportArguments.probe) {
      console.emit(probe.text)
      return .agreement
    }
    let app = try StatusQuoImports.importApp(ImportArguments.request(arguments))
    let file = arguments.value(of: ImportArguments.into)
    if let file { try TextFile.write(app.document.text, to: file) }
    switch arguments.value(of: .format) {
    case .json: console.emit(json(of: app, file: file).text)
    case .text:
      if file == nil { console.emit(app.document.text) }
      for assumption in app.assumptions { console.complain("\(assumption)\n") }
      if let file {
        console.complain("wrote \(file); next: statusquo explain \(shellWord(file))\n")
      }
    }
    return .agreement
  }
}

/// The assumptions in one object, with the document or the file that it went to.
private func json(of app: ImportedApp, file: String?) -> JSON {
  let assumptions = JSON(app.assumptions.map(\.json))
  guard let file else { return ["document": app.document.json, "assumptions": assumptions] }
  return ["file": JSON(file), "assumptions": assumptions]
}
