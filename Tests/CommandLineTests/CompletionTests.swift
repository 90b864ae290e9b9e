import Foundation
import StatusQuoTestSupport
import Testing

/// The script that `completion` prints, as the installed shells read it, and what it asks for.
struct CompletionTests {
  /// The words that could follow, as the script of any shell is told.
  private static func offered(after words: [String]) throws -> [String] {
    try statusquo(["completion", "zsh", "--"] + words).output.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)[0] }
  }

  @Test func `every command and every option is offered`() throws {
    #expect(try Self.offered(after: [""]).sorted() == UsageTests.commands.sorted())
    for command in UsageTests.commands {
      let help = try statusquo(command, "--help").output
      let options = help.split(separator: "\n").compactMap {
        $0.firstMatch(of: /^  (--[a-z-]+)( |$)/).map { String($0.output.1) }
      }
      #expect(try Self.offered(after: [command, "--"]) == options)
    }
  }

  @Test(arguments: typed) func `words are offered`(words: [String], completions: [String]) throws {
    let offered = try Self.offered(after: words)
    for completion in completions where !completion.contains(".") {
      #expect(offered.contains(completion))
    }
  }

  /// Words typed so far, and some words that complete them.
  static let typed: [(words: [String], completions: [String])] = [
    (["fu"], ["fuzz"]),
    (["completion", ""], ["bash", "zsh", "fish"]),
    (["fuzz", "--prof"], ["--profile"]),
    (["fuzz", "--profile", "app"], ["app-like"]),
    (["explain", "--format", "h"], ["html"]),
    (["corpus", "mini"], ["minimize"]),
    (["fuzz", "--bug", "structure-pop-k"], ["structure-pop-keeps-bar"]),
    (["explain", "SB-2"], ["SB-2", "SB-21"]),
    (["explain", "--reading", "C-7"], ["C-7=2"]),
    (["--scenar"], ["--scenarios"]),
    (["bench", "--only", "st"], ["steps"]),
    (["import", "--probe", ""], ["lldb", "swift"]),
    (["replay", "kept.j"], ["kept.json"]),
  ]

  @Test(.enabled(if: isInstalled("bash")), arguments: typed)
  func `bash completes`(words: [String], completions: [String]) throws {
    let line = (["statusquo"] + words).map { "'\($0)'" }.joined(separator: " ")
    let lines = try complete(
      "bash",
      ". ./script; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _statusquo; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"")
    for completion in completions { #expect(lines.contains(completion)) }
    #expect(lines.allSatisfy { $0.hasPrefix(words.last ?? "") })
  }

  /// Options of a program's own are completed where a command is known.
  @Test(.enabled(if: isInstalled("fish")), arguments: typed.filter { $0.words[0] != "--scenar" })
  func `fish completes`(words: [String], completions: [String]) throws {
    let line = (["statusquo"] + words).joined(separator: " ")
    let lines = try complete("fish", "source ./script; complete -C '\(line)'")
      .map { $0.split(separator: "\t").first.map(String.init) ?? $0 }
    for completion in completions { #expect(lines.contains(completion)) }
  }

  /// Its completion system needs a terminal: the functions that it calls print what they are given.
  @Test(.enabled(if: isInstalled("zsh")), arguments: typed)
  func `zsh offers`(words: [String], completions: [String]) throws {
    let line = (["statusquo"] + words).map { "'\($0)'" }.joined(separator: " ")
    let lines = try complete(
      "zsh",
      """
      compdef() { }; _files() { print -- files }; _describe() { print -l -- "${(@P)2}" }
      source script; words=(\(line)); CURRENT=\(words.count + 1); _statusquo
      """)
    let offered = lines.joined(separator: "\n")
    for completion in completions {
      #expect(offered.contains(completion.contains(".") ? "files" : completion))
    }
  }

  private func complete(_ shell: String, _ commands: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(try statusquo("completion", shell).output, to: "script")
    try folder.write("{}", to: "kept.json")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell] + (shell == "zsh" ? ["-f"] : []) + ["-c", commands]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "PATH": "\(try builtExecutable("statusquo").deletingLastPathComponent().path):/usr/bin:/bin",
      "HOME": folder.path, "TERM": "dumb",
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }
}
