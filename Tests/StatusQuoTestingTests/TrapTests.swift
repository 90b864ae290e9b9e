#if compiler(>=6.3) && (os(macOS) || os(Linux))
  import Foundation
  import StatusQuoAppearanceModel
  import StatusQuoCachedResolver
  import StatusQuoScenarioFiles
  import StatusQuoTesting
  import Testing

  /// The traces that a test keeps of a run that its resolver ends.
  @Suite struct TrapTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
      path: "statusquo-\(UUID().uuidString)"
    ).path

    private func files(_ start: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasPrefix(start) }
    }

    /// The number of the scenario in which a test in a process of its own traps.
    private func trap() async throws -> String {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [folder = folder as String] in
        _ = await expectAgreement(scenarios: 40, keepingFailuresIn: folder) {
          Fragile($0, traps: true)
        }
      }
      let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
      let line = try #require(
        errors.firstMatch(of: /Fragile trapped; seed 1, profile mixed, scenario (\d+)\n/))
      return String(line.1)
    }

    private func mend() async {
      await expectAgreement(scenarios: 40, keepingFailuresIn: folder) { Fragile($0, traps: false) }
    }

    @Test func `the next run names the scenario that trapped, and begins with it`() async throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let number = try await trap()
      let name = try #require(files(".unfinished-").first)
      #expect(files("ended-").isEmpty)
      let left = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))

      try await withKnownIssue {
        let again = try await trap()
        #expect(again == number)
      } matching: {
        $0.severity == .warning
      }
      let document = try #require(files("ended-").first)
      let text = try TextFile.read("\(folder)/\(document)")
      let scenario = try ScenarioDocument(parsing: text, file: document).scenario
      #expect(scenario.steps.contains { $0.kind == .push })

      await withKnownIssue {
        await mend()
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return issue.severity == .warning && text.contains("\(folder)/\(document)")
          && text.contains("trapped in the last run, in fuzz, seed 1, mixed, scenario \(number)")
      }
      #expect(files(".unfinished-").isEmpty, "what ends leaves nothing")

      let huge = left.prefix(16) + withUnsafeBytes(of: Int.max) { Data($0) }
      for garbage in [Data(), Data("garbage".utf8), Data(count: 24), left.dropLast(), huge] {
        try garbage.write(to: URL(filePath: "\(folder)/\(name)"))
        await mend()
        #expect(files(".unfinished-").isEmpty)
      }
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
      await mend()
    }

    @Test func `a resolver that calls exit fails its process, and the next run names the scenario`()
      async throws
    {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let result = try await #require(
        processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
      ) { [folder = folder as String] in
        _ = await expectAgreement(scenarios: 40, keepingFailuresIn: folder) { Leaving($0) }
      }
      let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
      let line = try #require(
        errors.firstMatch(
          of: /Leaving was played as 'exit' was called; seed 1, profile mixed, scenario (\d+)\n/))
      let name = try #require(files(".unfinished-").first)
      #expect(!name.isEmpty)
      try await withKnownIssue {
        let again = try await #require(
          processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
        ) { [folder = folder as String] in
          _ = await expectAgreement(scenarios: 40, keepingFailuresIn: folder) { Leaving($0) }
        }
        let text = String(decoding: again.standardErrorContent, as: UTF8.self)
        #expect(text.contains("scenario \(line.1)\n"))
      } matching: { issue in
        issue.severity == .warning
          && issue.comments.contains { $0.rawValue.contains("'exit' was called in the last run") }
      }
    }

    @Test func `exit after a test has played is its own`() async {
      await #expect(processExitsWith: .exitCode(7)) {
        _ = await expectAgreement(scenarios: 2) { CachedResolver($0) }
        exit(7)
      }
    }
  }

  /// Right, unless it is to call `exit` when something is pushed.
  private struct Leaving: Resolver {
    private var base: CachedResolver

    init(_ scenario: Scenario) { base = CachedResolver(scenario) }

    mutating func apply(_ step: Step) {
      if case .push = step { exit(EXIT_SUCCESS) }
      base.apply(step)
    }

    mutating func observe(into observation: inout Observation) { base.observe(into: &observation) }
  }

  /// Right, unless it is to trap when something is pushed.
  private struct Fragile: Resolver {
    private var base: CachedResolver
    private let traps: Bool

    init(_ scenario: Scenario, traps: Bool) {
      base = CachedResolver(scenario)
      self.traps = traps
    }

    mutating func apply(_ step: Step) {
      if traps, case .push = step { fatalError("a push") }
      base.apply(step)
    }

    mutating func observe(into observation: inout Observation) { base.observe(into: &observation) }
  }
#endif
