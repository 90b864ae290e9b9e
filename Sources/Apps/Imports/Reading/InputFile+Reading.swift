import Foundation
public import StatusQuoScenarioFiles

extension InputFile {
  /// Reads a file that a user named: `-` is the standard input, an app or an Xcode project stands for
  /// the file in it that says something.
  ///
  /// At most as much is read as an import takes, so that an endless pipe ends with an error.
  public init(reading path: String) throws(DocumentError) {
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

  /// Reads a file that an `.xcconfig` file includes; nil where it is missing, no file (a pipe could be
  /// waited for without end) or, links resolved, outside the folder of the file that includes it.
  public static func included(_ path: String, by file: String) -> InputFile? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let wanted = folder.appendingPathComponent(path)
    let home = folder.resolvingSymlinksInPath().path
    let found = wanted.resolvingSymlinksInPath().path
    guard found.hasPrefix(home.hasSuffix("/") ? home : home + "/"), !TextFile.isFolder(found),
      !TextFile.isStream(found)
    else { return nil }
    let parent = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try? InputFile(reading: (parent + [Substring(path)]).joined(separator: "/"))
  }
}
