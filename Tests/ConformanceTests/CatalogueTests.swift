import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import Testing

/// The documents themselves: what they cover and how they are written.
@Suite struct CatalogueTests {
  @Test(arguments: ConformanceDocument.all)
  func `a document says what it shows, who says so, and what to expect`(
    file: ConformanceDocument
  ) throws {
    let document = try file.read()
    let name = try #require(document.name)
    let source = try #require(document.source)
    #expect(!name.isEmpty && !name.hasSuffix("."))
    #expect(!source.isEmpty && !source.hasSuffix("."))
    #expect(!document.expectations.isEmpty)
  }

  @Test func `every rule has a document named after it that uses it`() throws {
    var shown = RuleSet()
    for file in ConformanceDocument.documents(in: "rules") {
      let rule = try #require(RuleID(documentName: file.fileName), "\(file.path)")
      if try file.played().reference.rules.contains(rule) { shown.insert(rule) }
    }
    #expect(RuleID.allCases.filter { !shown.contains($0) }.map(\.id) == [])
  }

  @Test(arguments: StepOutcome.Reason.allCases)
  func `every reason has a document named after it that expects it`(
    reason: StepOutcome.Reason
  ) throws {
    let files = ConformanceDocument.documents(in: "outcomes").filter {
      $0.fileName.split(separator: "-").first.map(String.init) == reason.rawValue
    }
    let expected = try files.flatMap { try $0.read().expectations.map(\.observation) }
      .compactMap { $0["outcome"]?["reason"]?.string }
    #expect(expected.contains(reason.rawValue))
  }

  @Test func `every hop and every stop is expected in a document about provenance`() throws {
    var hops: Set<String> = []
    var stops: Set<String> = []
    for file in ConformanceDocument.documents(in: "provenance") {
      for expectation in try file.read().expectations {
        for question in ["style", "hidden"] {
          let answer = expectation.observation["provenance"]?[question]
          hops.formUnion((answer?["chain"]?.elements ?? []).compactMap { $0["reason"]?.string })
          if let stop = answer?["stop"]?["reason"]?.string { stops.insert(stop) }
        }
      }
    }
    #expect(hops == Set(Provenance.HopReason.allCases.map(\.rawValue)))
    #expect(stops == Set(Provenance.StopReason.allCases.map(\.rawValue)))
  }

  @Test func `the rules that a situation names as its cause are used in it`() throws {
    for file in ConformanceDocument.documents(in: "situations") {
      let document = try file.read()
      guard let cause = document.note?.split(separator: ":").dropFirst().first,
        document.note?.hasPrefix("Cause: ") == true
      else { continue }
      let rules = try file.played().reference.rules
      for id in cause.split(separator: ",").map({ $0.drop(while: \.isWhitespace) }) {
        let rule = try #require(RuleID(id: String(id)), "\(file.path): \(id)")
        #expect(rules.contains(rule), "\(file.path): \(id)")
      }
    }
  }
}

extension RuleID {
  /// The rule that a file `SB-21-navigation-bar-visible` is named after.
  init?(documentName: String) {
    self.init(id: documentName.split(separator: "-").prefix(2).joined(separator: "-"))
  }
}
