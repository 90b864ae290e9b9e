package import StatusQuoScenarioFiles

extension InputFile {
  /// Reads a file that a user named: `-` is the standard input, an app or an Xcode project stands for
  /// the file in it that says something.
  ///
  /// At most as much is read as an import takes, so that an endless pipe ends with an error.
  package init(reading path: String) throws(DocumentError) {
    var path = path
    if path != "-", TextFile.isFolder(path) {
      guard let inside = Self.file(inFolder: path) else {
        throw DocumentError(
          file: path, found: "a folder", expected: "a file, an app or an Xcode project")
      }
      path = inside
    }
    let (bytes, name) = try TextFile.readOperand(path)
    self.init(name: name, bytes: bytes)
  }

  /// The file that says something about appearance in a folder that Xcode shows as a file.
  private static func file(inFolder path: String) -> String? {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    if folder.hasSuffix(".app") { return folder + "/Info.plist" }
    return folder.hasSuffix(".xcodeproj") ? folder + "/project.pbxproj" : nil
  }
}
