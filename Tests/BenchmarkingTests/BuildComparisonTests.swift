import StatusQuoBenchmarking
import StatusQuoCommand
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

struct BuildComparisonTests {
  private static func figures(
    _ push: Double, _ pop: Double, allocations: Double = 0, round: Int
  ) -> [Figure] {
    [
      Figure("push/app-60", .time, of: "mine", samples: [push * Double(round)]),
      Figure("pop/app-60", .time, of: "mine", samples: [pop * Double(round)]),
      Figure("select/app-60", .time, of: "mine", samples: [70 * Double(round)]),
      Figure("push/app-60", .allocations, of: "mine", samples: [allocations]),
    ]
  }

  private static let comparison = BuildComparison(
    processes: (1...9).map { figures(150, 80, allocations: 2, round: $0) },
    besides: (1...9).map { figures(100, 100, allocations: 1, round: $0) })

  @Test func `the answer comes first, then what changed significantly`() throws {
    try expectGolden(Self.comparison.article(other: "main", ComparisonGate()).text(), "comparison")
  }

  @Test func `JSON has every figure with its verdict`() {
    let json = Self.comparison.json(other: "main", ComparisonGate())
    #expect(json["failed"]?.bool == true)
    let rows = json["rows"]?.elements ?? []
    #expect(rows.map { $0["verdict"]?.string } == ["worse", "better", "same", "worse"])
    #expect(rows.map { $0["fails"]?.bool } == [false, false, false, true])
  }

  @Test func `on a busy machine counts decide, and times do not`() {
    var busy = Self.comparison
    busy.load = "the machine is busy"
    let text = busy.article(other: "main", ComparisonGate()).text()
    #expect(text.contains("push/app-60  allocations") || text.contains("push/app-60"))
    #expect(!text.contains("pop/app-60"))
    #expect(text.contains("the machine is busy, so times decide nothing here; counts do"))
    let rows = busy.json(other: "main", ComparisonGate())["rows"]?.elements ?? []
    #expect(rows.map { $0["verdict"]?.string } == ["unknown", "unknown", "unknown", "worse"])
    busy = BuildComparison(
      processes: (1...9).map {
        [Figure("push/app-60", .time, of: "mine", samples: [150 * Double($0)])]
      },
      besides: (1...9).map {
        [Figure("push/app-60", .time, of: "mine", samples: [100 * Double($0)])]
      })
    busy.load = "the machine is busy"
    #expect(
      busy.article(other: "main", ComparisonGate()).text().hasPrefix(
        "no verdict, as the machine is busy: 1 figure compared with main\n"))
  }

  @Test func `no change is one line`() {
    let same = BuildComparison(
      processes: (1...9).map { Self.figures(100, 100, round: $0) },
      besides: (1...9).map { Self.figures(100, 100, round: $0) })
    #expect(
      same.article(other: "main", ComparisonGate()).text()
        == "no significant change: 4 figures compared with main\n")
  }
}
