import Foundation
import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDriver
import StatusQuoImitatedUIKit
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// The driver's own logic, against an imitation of UIKit: nothing here says how UIKit behaves.
@MainActor @Suite struct DriverTests {
  private static let surroundings = DriverSurroundings(
    Environment(iOS: 17, device: .iPhone15), words: "an imitation")

  private static func session(_ surroundings: DriverSurroundings = surroundings) -> DriverSession {
    DriverSession(surroundings) {
      await Stage($0, on: UIWindowScene(), nextTurn: { await Task.yield() }).play()
    }
  }

  private static func document(_ text: String) throws -> ScenarioDocument {
    try ScenarioDocument(parsing: text, file: "text")
  }

  /// A transcript of a document.
  private static func transcript(
    _ document: ScenarioDocument, in surroundings: DriverSurroundings = surroundings
  ) async throws -> Transcript {
    let session = session(surroundings)
    var lines = await session.answer(to: Array(#"{"transcript": 1}"#.utf8))
    lines += await session.answer(to: Array(document.json.compactText.utf8))
    return try Transcript(parsing: Array(lines.joined(separator: "\n").utf8), file: "transcript")
  }

  private static let conformance: [ScenarioDocument] = {
    let folder = packageFolder.appending(path: "Tests/Conformance").path
    return try! TextFile.documents(at: folder).map {
      try ScenarioDocument(parsing: TextFile.read($0), file: $0)
    }
  }()

  private static let pushed = #"""
    {"version": 1, "windows": [{"name": "W", "root": {
      "name": "N", "kind": "navigation", "isNavigationBarHidden": true, "children": [
        {"name": "A", "kind": "plain"},
        {"name": "B", "kind": "plain", "prefersStatusBarHidden": true,
         "preferredStatusBarStyle": "lightContent"}]}}],
     "steps": [{"do": "pop", "on": "N"}, {"do": "enterBackground"},
               {"do": "pop", "on": "N"}]}
    """#

  @Test func `what is seen of each moment is a transcript, and what is not says why`() async throws
  {
    let transcript = try await Self.transcript(Self.document(Self.pushed))
    let play = transcript.plays[0]
    let seen = play.document.expectations
    #expect(transcript.by == "the driver")
    #expect(play.document.scenario.environment == Self.surroundings.environment)
    #expect(seen.map(\.after) == [0, 1])
    #expect(seen[0].observation["bar"]?.compactText == #"{"hidden":true}"#)
    #expect(seen[1].observation["bar"]?.compactText == #"{"hidden":false,"content":"dark"}"#)
    #expect(
      seen[1].observation["calls"]?.compactText.contains(
        #"{"controller":"B","method":"viewWillDisappear"}"#) == true)
    #expect(play.missing.map(\.after) == [2, 3])
    #expect(
      play.missing.allSatisfy {
        $0.why == "can't be driven: enterBackground is the system's: UIKit has no call for it"
      })
  }

  private static let settings = #"""
    {"version": 1, "windows": [
      {"name": "W", "root": {"name": "S", "kind": "split", "additionalSafeAreaInsetsTop": 10,
        "traitOverrides": {"userInterfaceStyle": "dark"}, "children": [
          {"name": "A", "kind": "plain"},
          {"name": "B", "kind": "plain"}]}},
      {"name": "V", "level": -1, "root": {"name": "C", "kind": "plain", "prefersStatusBarHidden": true}}],
     "steps": [
       {"do": "rotate", "to": "landscape"},
       {"do": "set", "on": "S", "property": "traitOverrides.userInterfaceStyle", "value": null},
       {"do": "set", "on": "W", "property": "traitOverrides.userInterfaceStyle", "value": "dark"},
       {"do": "set", "on": "V", "property": "level", "value": 1}]}
    """#

  @Test func `rotation, trait overrides, levels and split controllers are driven`() async throws {
    let play = try await Self.transcript(Self.document(Self.settings)).plays[0]
    #expect(play.missing == [])
    let styles = play.document.expectations.map { moment in
      moment.observation["styles"]?.elements?.first { $0["node"]?.string == "S" }?["style"]?.string
    }
    #expect(styles == ["dark", "dark", "light", "dark", "dark"])
    #expect(play.document.expectations[4].observation["bar"]?["hidden"]?.bool == true)
  }

  private static let page = #"""
    {"version": 1, "windows": [{"name": "W", "root": {
      "name": "P", "kind": "page", "overrideTraitCollectionForChild": "dark",
      "children": [{"name": "A", "kind": "plain"}]}}],
     "controllers": [{"name": "B", "kind": "plain"}],
     "steps": [{"do": "addChild", "to": "P", "controller": "B"}]}
    """#

  @Test func `a page controller shows one child, which gets the traits it is given`() async throws {
    let play = try await Self.transcript(Self.document(Self.page)).plays[0]
    let styles = play.document.expectations.first?.observation["styles"]?.elements?.map {
      "\($0["node"]?.string ?? "") \($0["style"]?.string ?? "")"
    }
    #expect(styles == ["W light", "P light", "P.view light", "A dark", "A.view dark", "B light"])
    #expect(
      play.missing.map(\.why) == ["can't be driven: a child of a container that UIKit manages"])
  }

  @Test func `a second child of a page controller is refused before UIKit raises`() async throws {
    let two = Self.page.replacing(
      #"{"name": "A", "kind": "plain"}"#,
      with: #"{"name": "A", "kind": "plain"}, {"name": "A2", "kind": "plain"}"#)
    let scenario = try Self.document(two).scenario
    let why = "a page view controller asks its data source for a second child"
    #expect(scenario.obstacleToDriver == why)
    let moments = await Stage(scenario, on: UIWindowScene(), nextTurn: { await Task.yield() })
      .play()
    #expect(moments.allSatisfy { $0 == .missing("can't be driven: \(why)") })
  }

  @Test func `a device is the one whose name begins as its own`() throws {
    let surroundings = try #require(
      DriverSurroundings(
        device: "iPhone 15 Pro Max", system: "17.5.1", sdk: "iphonesimulator18.2",
        systemStyle: .dark, infoPlist: InfoPlist(statusBarHidden: true), isSimulator: true))
    #expect(surroundings.words == "iPhone 15 Pro Max, iOS 17.5.1, simulator")
    #expect(surroundings.environment.device == .iPhone15ProMax)
    #expect(surroundings.environment.iOS == Version(17, 5))
    #expect(surroundings.environment.linkedSDK == Version(18, 2))
    let unknown = DriverSurroundings(
      device: "Apple TV", system: "17.5", sdk: "18", systemStyle: .light, infoPlist: InfoPlist(),
      isSimulator: false)
    #expect(unknown == nil)
  }

  @Test func `as a subject it answers every moment, with nothing where nothing is known`() async {
    let session = Self.session()
    let head = await session.answer(to: Array(#"{"protocol": "statusquo", "version": 1}"#.utf8))
    #expect(head.count == 1 && head[0].contains(#""answers":["bar","calls"]"#))
    let lines = await session.answer(to: Array(Self.pushed.utf8))
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(#"{"bar":{"hidden":true},"calls":["#))
    #expect(lines[2] == "{}" && lines[3] == "{}")
    let mistake = await session.answer(to: Array("?".utf8))
    #expect(mistake == [#"{"error":"the line is no scenario document"}"#])
  }

  @Test func `a screen that does not come to rest is no verdict`() async throws {
    let scene = UIWindowScene()
    let scenario = try Self.document(Self.pushed).scenario
    var turns = 0
    let moments = await Stage(scenario, on: scene) {
      turns += 1
      let top = scene.windows[0].rootViewController?.children.last
      top?.hooks.hidden = { [turns] in turns.isMultiple(of: 2) }
      top?.setNeedsStatusBarAppearanceUpdate()
    }.play()
    #expect(moments[0] == .missing("not settled"))
    #expect(turns > 100)
  }

  @Test func `what can't be seen or would be another thing is left out`() async throws {
    let presented = #"""
      {"version": 1, "environment": {"orientation": "landscape"}, "windows": [{"name": "W", "root": {
        "name": "A", "kind": "plain", "children": [{"name": "C", "kind": "plain"}],
        "presented": {"name": "B", "kind": "plain", "modalPresentationStyle": "fullScreen",
          "preferredStatusBarStyle": "lightContent"}}}],
       "steps": [{"do": "popTo", "on": "A", "controller": "C"},
                 {"do": "set", "on": "A.view", "property": "overrideUserInterfaceStyle",
                  "value": "dark"}]}
      """#
    let scene = UIWindowScene()
    let scenario = try Self.document(presented).scenario
    let moments = await Stage(scenario, on: scene, nextTurn: { await Task.yield() }).play()
    #expect(scene.interfaceOrientation.isLandscape)
    guard case .observed(let launch) = moments[0] else {
      Issue.record("\(moments[0])")
      return
    }
    #expect(launch["calls"] == nil)
    #expect(launch["bar"]?["hidden"]?.bool == false)
    #expect(launch["bar"]?["content"]?.string == "light")
    #expect(moments[2] == .missing("can't be driven: views of controllers"))
  }

  @Test func `a rotation that the app refuses is not taken as done`() async throws {
    let scene = UIWindowScene()
    scene.refusesToTurn = true
    let scenario = try Self.document(Self.settings).scenario
    let moments = await Stage(scenario, on: scene, nextTurn: { await Task.yield() }).play()
    #expect(moments[0] != moments[1])
    let refused = DrivenMoment.missing("can't be driven: the app does not turn")
    #expect(Array(moments.dropFirst()) == Array(repeating: refused, count: 4))
  }

  @Test func `every moment of every document is seen or says why`() async throws {
    var seen = 0
    var reasons: [String: Int] = [:]
    for document in Self.conformance {
      // Where its own system and Info.plist are.
      let surroundings = DriverSurroundings(document.scenario.environment, words: "an imitation")
      let transcript = try await Self.transcript(document, in: surroundings)
      let play = try #require(transcript.plays.first)
      let steps = play.document.scenario.steps.count
      let moments = play.document.expectations.map(\.after) + play.missing.map(\.after)
      #expect(moments.sorted() == Array(0...steps))
      seen += play.document.expectations.count
      for missing in play.missing { reasons[missing.why, default: 0] += 1 }
    }
    #expect(reasons["not settled"] == nil)
    #expect(reasons.keys.allSatisfy { $0.hasPrefix("can't be driven: ") })
    let all = seen + reasons.values.reduce(0, +)
    let documentation = try String(
      contentsOf: packageFolder.appending(path: "Tests/OnDevice/README.md"),
      encoding: .utf8)
    #expect(documentation.contains("\(seen) of \(all) moments"), "\(seen) of \(all): \(reasons)")
  }

  @Test func `what the list of experiments gives to the driver it plays to the end`() async throws {
    let list = try String(
      contentsOf: packageFolder.appending(path: "Tests/OnDevice/Experiment.txt"), encoding: .utf8
    ).split(separator: "\n").map { String($0.drop { $0 == " " }) }
    var driven = 0
    for (index, path) in list.enumerated() where path.hasPrefix("Tests/Conformance/") {
      // The name, the path, the environment, the player.
      let player = list[index + 2]
      let file = packageFolder.appending(path: path).path
      var document = try ScenarioDocument(parsing: TextFile.read(file), file: path)
      if list[index + 1].contains(", in place of ") {
        document.scenario = try #require(document.scenario.onDrivenVersion, "\(path)")
      }
      let surroundings = DriverSurroundings(document.scenario.environment, words: "an imitation")
      let play = try await Self.transcript(document, in: surroundings).plays[0]
      if player == "driver" {
        #expect(play.missing == [], "\(path)")
        driven += 1
      } else if !player.contains("there is no simulator") {
        // The list says first what the whole scenario lacks, the driver what its first steps do.
        let whys = play.missing.map(\.why) + [document.scenario.obstacleToDriver].compactMap { $0 }
        let reasons = whys.map { why in
          why.hasPrefix("can't be driven: ") ? why.dropFirst("can't be driven: ".count) : why[...]
        }
        #expect(!play.missing.isEmpty)
        #expect(reasons.contains { player == "by hand: " + $0 }, "\(path)")
      }
    }
    #expect(driven > 0)
  }

  @Test func `it answers on a socket, connection by connection`() async throws {
    let port = try serveDriver(port: 0) { Self.session() }
    for _ in 0..<2 {
      let answers = try await Self.ask([#"{"transcript": 1}"#, Self.pushed], port: port)
      #expect(answers.count == 2)
      let transcript = try Transcript(
        parsing: Array(answers.joined(separator: "\n").utf8), file: "answers")
      #expect(transcript.plays[0].document.expectations.count == 2)
    }
  }

  /// The answers to some lines, on a thread that may wait.
  nonisolated private static func ask(_ lines: [String], port: UInt16) async throws -> [String] {
    let text = lines.map { String($0.map { $0 == "\n" ? " " : $0 }) + "\n" }.joined() + "\n"
    return try await Task.detached { try talk(text, port: port) }.value
      .split(separator: "\n").map { String($0) }
  }
}

private struct NoConnection: Error {}

/// Sends a text to a port of this machine and reads until the other side ends.
private func talk(_ text: String, port: UInt16) throws -> String {
  #if canImport(Darwin)
    let connection = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  defer { close(connection) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  let isConnected = withUnsafePointer(to: &address) { address in
    address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
  guard isConnected else { throw NoConnection() }
  let bytes = Array(text.utf8)
  guard write(connection, bytes, bytes.count) == bytes.count else { throw NoConnection() }
  var answer: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(connection, &chunk, chunk.count)
    guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
    answer += chunk[..<count]
  }
}
