public import Foundation

/// An executable that was built next to the tests: it lies in a folder above these tests' own binary.
public func builtExecutable(_ name: String) throws -> URL {
  var folder = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
  if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
    folder = bundle.bundleURL
  }
  for _ in 0..<6 {
    folder.deleteLastPathComponent()
    let candidate = folder.appending(path: name)
    if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
  }
  throw NoExecutable(name: name)
}

/// `swift build` has not made an executable.
struct NoExecutable: Error {
  var name: String
}
