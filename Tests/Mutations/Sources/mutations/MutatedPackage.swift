import Foundation

/// A copy of the package in which the cached resolver has all mutations, built once.
struct MutatedPackage {
  private(set) var mutations: [Mutation] = []
  private let package: URL
  private let copy: URL
  private let build: URL
  private let log: URL

  /// - Parameters:
  ///   - package: the folder of `Package.swift`.
  ///   - work: where the copy and the build go.
  init(of package: URL, in work: URL) throws {
    self.package = package
    copy = work.appending(path: "copy")
    build = work.appending(path: "build")
    log = work.appending(path: "log.txt")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for part in ["Package.swift", "Sources", "Generators", "Tests"] {
      try FileManager.default.copyItem(
        at: package.appending(path: part), to: copy.appending(path: part))
    }
    // The plan of an earlier build does not know of new files.
    try? FileManager.default.removeItem(at: build.appending(path: "release.yaml"))
    try buildWithoutRefused()
  }

  /// Plays scenarios on a mutation, 0 being none.
  func hunt(_ number: Int, seed: Int, seconds: Double) throws -> Command {
    try Command(
      build.appending(path: "release/hunt").path, ["\(seed)", "\(seconds)"],
      environment: ["STATUSQUO_MUTANT": "\(number)"], log: log, seconds: seconds * 2 + 10)
  }

  /// Not every change of a line compiles: takes back those that do not until all do.
  private mutating func buildWithoutRefused() throws {
    var refused: [String: Set<Int>] = [:]
    while true {
      try writeMutations(without: refused)
      let result = try Command(
        "/usr/bin/env",
        [
          "swift", "build", "-c", "release", "--product", "hunt", "--package-path",
          package.appending(path: "Tests/Mutations").path, "--scratch-path", build.path,
        ], environment: ["STATUSQUO_MUTATED": copy.path], log: log)
      if result.exitCode == 0 { return }
      let errors = result.output.matches(of: /CachedResolver\/([\w+]+\.swift):(\d+):\d+: error/)
      let before = refused
      for error in errors {
        let name = String(error.1)
        let file = try MutatedFile(name: name, text: source(name))
        refused[name, default: []].formUnion(
          file.linesToRefuse(for: Int(error.2)!, refused: before[name] ?? []))
      }
      guard refused != before else { throw Failure("the copy does not build:\n\(result.output)") }
    }
  }

  private func source(_ name: String) throws -> String {
    try String(
      contentsOf: package.appending(path: "Sources/CachedResolver/\(name)"), encoding: .utf8)
  }

  private mutating func writeMutations(without refused: [String: Set<Int>]) throws {
    mutations = []
    let folder = package.appending(path: "Sources/CachedResolver")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".swift") && !name.hasPrefix("Invariants") {
      let mutated = try MutatedFile(name: name, text: source(name))
        .text(without: refused[name] ?? [], &mutations)
      try mutated.write(
        to: copy.appending(path: "Sources/CachedResolver/\(name)"), atomically: true,
        encoding: .utf8)
    }
    let switches = """
      import Foundation

      private let active = Int(ProcessInfo.processInfo.environment["STATUSQUO_MUTANT"] ?? "") ?? 0

      @inline(__always) func mutant(_ number: Int) -> Bool { active == number }
      """
    try switches.write(
      to: copy.appending(path: "Sources/CachedResolver/Mutant.swift"), atomically: true,
      encoding: .utf8)
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
