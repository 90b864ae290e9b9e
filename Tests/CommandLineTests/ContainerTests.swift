import Foundation
import StatusQuoJSON
import StatusQuoTestSupport
import Testing

/// Containers that are programs: UIKit is played, and their code is asked.
@Suite(.enabled(if: hasPython, "python3 is not installed: programs are not tested"))
struct ContainerTests {
  private static let drawer = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Containers/drawer.py").path

  private static func fuzz(_ command: String, _ arguments: String...) throws -> Run {
    try statusquo(
      ["fuzz", "--subject", "python3 -S -E \(command)", "--seed", "1"] + arguments,
      environment: ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"])
  }

  /// A program of some answers, the first of which is its greeting.
  private static func program(
    _ greeting: String, then answer: String, in folder: TemporaryFolder
  ) throws -> String {
    let text = """
      import json, sys, time
      print('{"protocol": "statusquo", "version": 1, \(greeting)}', flush=True)
      sys.stdin.readline()
      for line in sys.stdin:
          event = json.loads(line)
          \(answer)
          sys.stdout.flush()

      """
    return try folder.write(text, to: "program.py")
  }

  @Test func `a right container keeps its promises`() throws {
    let run = try Self.fuzz(Self.drawer, "--scenarios", "1000")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("the container keeps its promises in "))
  }

  /// A run in JSON lists all classes, however much time there was to shrink.
  @Test(arguments: [
    ("forgets-to-ask", "upToDate after open"),
    ("forgets-after-cancel", "upToDate after pan.cancelled"),
    ("wrong-child", "decidesStyle after open"),
    ("appears-twice", "possible after open"),
    ("never-disappears", "shown after close"),
    ("ends-before-it-begins", "possible after open"),
    ("unfinished-stays-open", "shown after close"),
    ("cancel-stays-open", "restored after pan.cancelled"),
  ]) func `a mistake breaks a promise`(mistake: String, broken: String) throws {
    let run = try Self.fuzz(
      "\(Self.drawer) \(mistake)", "--scenarios", "300", "--shrink-seconds", "1", "--format",
      "json")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("\(broken) of the subject"))
  }

  @Test func `what is not promised is not held, and the report says so`() throws {
    let run = try Self.fuzz(
      "\(Self.drawer) wrong-child decidesStyle decidesHidden", "--scenarios", "300")
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.words.contains("but for what it does not promise: decidesStyle, decidesHidden"))
  }

  @Test func `a finding says what was asked, and its document shows it again`() throws {
    let folder = try TemporaryFolder()
    let saved = folder.path + "/found"
    let run = try Self.fuzz(
      "\(Self.drawer) forgets-after-cancel", "--scenarios", "300", "--save", saved)
    #expect(run.output.contains("the gesture pan begins"))
    #expect(run.output.contains("the gesture pan is canceled"))
    let files = try FileManager.default.contentsOfDirectory(atPath: saved).sorted()
    let own = try #require(files.first { $0.hasPrefix("upToDate") })
    let subject = ["--subject", "python3 -S -E \(Self.drawer) forgets-after-cancel"]
    let environment = ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"]
    let again = try statusquo(
      ["replay"] + subject + ["\(saved)/\(own)"], environment: environment)
    #expect(again.exitCode == 1)
    #expect(again.output.contains("upToDate is not kept after pan.cancelled"))
    // What UIKit saw needs no program.
    let played = try #require(files.first { $0.hasPrefix("found") })
    let explained = try statusquo(["explain", "\(saved)/\(played)"])
    #expect(explained.exitCode == 0)
    #expect(explained.output.contains("out of date"))
  }

  /// A mistake in each scenario hides none behind it.
  @Test func `a known broken promise is accepted, and hides no other`() throws {
    let folder = try TemporaryFolder()
    let known = folder.path + "/known.json"
    let accepted = try Self.fuzz(
      "\(Self.drawer) forgets-to-ask", "--scenarios", "200", "--accept", known)
    #expect(accepted.exitCode == 1)
    let same = try Self.fuzz(
      "\(Self.drawer) forgets-to-ask", "--scenarios", "200", "--known", known)
    #expect(same.exitCode == 0, "\(same.output)")
    let other = try Self.fuzz(
      "\(Self.drawer) forgets-to-ask,unfinished-stays-open", "--scenarios", "200", "--known", known,
      "--shrink-seconds", "1", "--format", "json")
    #expect(other.exitCode == 1)
    #expect(other.output.contains("shown after close of the subject"))
    let json = try JSON(parsing: [UInt8](other.output.utf8))
    let titles = json["findings"]?.elements?.compactMap { $0["title"]?.string } ?? []
    let promises = titles.compactMap { $0.split(separator: " ").first }
    #expect(Set(promises).count == promises.count, "one finding a promise: \(titles)")
    let mended = try Self.fuzz("\(Self.drawer)", "--scenarios", "200", "--known", known)
    #expect(mended.exitCode == 1)
    #expect(mended.output.contains("fixed"), "\(mended.output)")
  }

  @Test func `a document without a container says nothing of one`() throws {
    let document = packageFolder.appending(
      path: "Tests/Conformance/situations/01-style-getter-not-called.json")
    let run = try statusquo(
      ["explain", "--subject", "python3 -S -E \(Self.drawer)", document.path],
      environment: ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"])
    #expect(run.exitCode == 1)
    #expect(run.words.contains("skips this, so nothing was compared: no controller 'Container'"))
  }

  @Test func `a mistake that the program does not know is refused`() throws {
    let run = try Self.fuzz("\(Self.drawer) forgets-to-aks", "--scenarios", "10")
    #expect(run.exitCode == 2)
  }

  @Test func `a broken promise is a failure in formats of CI`() throws {
    let run = try Self.fuzz(
      "\(Self.drawer) wrong-child", "--scenarios", "100", "--shrink-seconds", "1", "--format",
      "junit")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("<failure"))
    #expect(run.output.contains("name=\"decidesStyle"))
  }

  @Test(arguments: [
    (#""container": {"children": 0}"#, "1 to 8 children"),
    (#""container": {"children": 2, "commands": ["a b"]}"#, "letters, digits"),
    (#""container": {"children": 2, "undoes": {"shut": "open"}}"#, "'commands'"),
    (#""container": {"children": 2, "notPromised": {"bar": "why"}}"#, "reasons by promise"),
    (#""container": {"children": 2, "alsoDuring": ["bar"]}"#, "upToDate"),
  ]) func `a declaration that is none is refused`(greeting: String, expected: String) throws {
    let folder = try TemporaryFolder()
    let program = try Self.program(greeting, then: "print('{}')", in: folder)
    let run = try Self.fuzz(program, "--scenarios", "10")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test(arguments: [
    ("print('{\"do\": [[\"addChild\", \"Z\"]]}')", "a wrong answer"),
    ("print('{\"do\": [[\"push\", \"A\"]]}')", "a wrong answer"),
    ("print('nothing')", "a wrong answer"),
    ("sys.exit(3)", "exit code 3"),
  ]) func `a program that answers wrongly, or ends, is a finding`(
    answer: String, expected: String
  ) throws {
    let folder = try TemporaryFolder()
    let program = try Self.program(#""container": {"children": 2}"#, then: answer, in: folder)
    let run = try Self.fuzz(program, "--scenarios", "10", "--shrink-seconds", "1")
    #expect(run.exitCode == 3, "\(run.output)")
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test func `a program that does not answer is a finding`() throws {
    let folder = try TemporaryFolder()
    let program = try Self.program(
      #""container": {"children": 2}"#, then: "time.sleep(60)", in: folder)
    let run = try Self.fuzz(
      program, "--scenarios", "2", "--hang-after", "1", "--shrink-seconds", "1")
    #expect(run.exitCode == 3, "\(run.output)")
  }

  @Test func `a container that never comes to rest has kept nothing`() throws {
    let folder = try TemporaryFolder()
    let program = try Self.program(
      #""container": {"children": 2}"#,
      then:
        "print(json.dumps({'do': [['animate', n] for n in range(9)]} if 'called' in event else {}))",
      in: folder)
    let run = try Self.fuzz(program, "--scenarios", "300")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("hardly anything was held"), "\(run.output)")
    #expect(run.output.contains("never on screen and at rest"), "\(run.output)")
  }
}
