import Foundation
import StatusQuoTestSupport
import Testing

/// Every command that the README and the tutorials show is run, and prints what they show.
///
/// A block of a file begins after a line that names the file between backticks and ends with a colon. In
/// output, `…` stands for anything within a line, and on a line of its own for any lines.
struct ShownCommandTests {
  static let articles =
    ["README.md"]
    + [
      "Products/Umbrella/StatusQuo.docc/YourResolverInPython",
      "Products/Umbrella/StatusQuo.docc/APartOfUIKit",
      "Products/Umbrella/StatusQuo.docc/YourAppsBar",
      "Products/Umbrella/StatusQuo.docc/ReadingACounterexample", "Harness/Harness.docc/SmallWorlds",
      "Products/StatusQuoCommand/StatusQuoCommand.docc/RunsInCI",
    ].map { "Sources/\($0).md" }

  /// Commands that only `.ci/run`, or the reader's shell, can run.
  static let ofTheBuild = [
    "swift test -c release --disable-testable-imports",
    "swift build -c release --product statusquo",
    "export PATH=\"$(swift build -c release --show-bin-path):$PATH\"",
  ]

  private static var build: Regex<Substring> { /^swift run -c release statusquo/ }

  @Test(arguments: articles)
  func `what is shown is what is printed`(_ article: String) throws {
    let folder = try TemporaryFolder()
    for name in ["Tests", "Reports"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: packageFolder.appending(path: name).path)
    }
    let blocks = try Block.all(in: packageFolder.appending(path: article))
    for block in blocks {
      if let file = block.file, !file.hasSuffix(".swift") {
        try folder.write(block.lines.joined(separator: "\n") + "\n", to: file)
      }
    }
    var count = 0
    for block in blocks where block.language == "console" {
      for (command, shown) in block.commands where !Self.ofTheBuild.contains(command) {
        try run(command, shows: shown, in: folder, article)
        count += 1
      }
    }
    #expect(count > 0)
    if article == "README.md" {
      try expect(
        folder.read("finding.svg"),
        in: packageFolder.appending(path: "Reports/Pictures/counterexample.svg"))
    }
  }

  @Test func `every document of the cookbook holds`() throws {
    let folder = try TemporaryFolder()
    let cookbook = "Sources/Scenarios/ScenarioFiles/ScenarioFiles.docc/Cookbook.md"
    let documents = try Block.all(in: packageFolder.appending(path: cookbook))
      .filter { $0.language == "json" }
    for (index, document) in documents.enumerated() {
      try folder.write(document.lines.joined(separator: "\n"), to: "\(index).json")
    }
    let run = try statusquo("replay", "--strict", folder.path)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("\(documents.count) scenarios hold on both models"))
  }

  private func run(
    _ command: String, shows shown: [String], in folder: TemporaryFolder, _ article: String
  ) throws {
    var (typed, shown) = (command.replacing(Self.build, with: "statusquo"), shown)
    #expect(typed.hasPrefix("statusquo"), "\(article): \(command)")
    // Ten seconds, by default: one is as good. `FuzzTests` has the default.
    if typed == "statusquo" {
      typed += " --seconds 1"
      shown = shown.map { $0.replacing("for 10.0 s", with: "for 1.00 s") }
    }
    let process = Process()
    let output = Pipe()
    let tools = try builtExecutable("statusquo").deletingLastPathComponent().path
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "(\(typed)) 2>&1"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "\(tools):/usr/local/bin:/usr/bin:/bin", "HOME": folder.path]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect([0, 1].contains(process.terminationStatus), "\(article): \(command)\n\(text)")
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var skips = false
    for line in shown {
      if line == "…" {
        skips = true
        continue
      }
      let found = rest.firstIndex { $0.fits(line) }
      guard let found, skips || found == rest.startIndex else {
        Issue.record("\(article): \(command)\nprints no (further) line\n\(line)\nbut\n\(text)")
        return
      }
      rest = rest[(found + 1)...]
      skips = false
    }
    #expect(skips || rest.allSatisfy(\.isEmpty), "\(article): \(command) prints more: \(rest)")
  }
}

extension Substring {
  /// Returns true for a line that equals it, where `…` stands for any text.
  fileprivate func fits(_ line: String) -> Bool {
    let parts = line.components(separatedBy: "…")
    guard hasPrefix(parts[0]) else { return false }
    var rest = self.dropFirst(parts[0].count)
    for part in parts.dropFirst() {
      if part.isEmpty { return true }
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty
  }
}

/// A block of code in an article.
private struct Block {
  let language: String
  /// The file that the line before it names.
  let file: String?
  var lines: [String] = []

  static func all(in article: URL) throws -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    var before = ""
    for line in try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if !isOpen {
          let file =
            before.hasSuffix(":") ? before.firstMatch(of: /`([\w\/]+\.\w+)`/)?.output.1 : nil
          blocks.append(Block(language: String(line.dropFirst(3)), file: file.map { String($0) }))
          before = ""
        }
        isOpen.toggle()
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(line)
      } else if !line.isEmpty {
        before = line
      }
    }
    return blocks
  }

  /// The commands after a `$`, each with what it prints.
  var commands: [(command: String, shown: [String])] {
    var commands: [(command: String, shown: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].shown.append(line)
      }
    }
    return commands
  }
}
