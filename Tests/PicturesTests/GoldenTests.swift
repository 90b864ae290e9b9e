import Foundation
import StatusQuoTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Ten situations as they are drawn.
struct GoldenTests {
  static let situations = ["01", "03", "07", "08", "12", "23", "26", "33", "38", "44"]

  @Test(arguments: situations) func `a situation is drawn as before`(_ number: String) throws {
    let svg = try Situation(number).story.poster.svg
    try expectGolden(svg, "situation-\(number).svg")
    #expect(XMLParser(data: Data(svg.utf8)).parse(), "not well-formed")
  }

  @Test func `a drawing is the same whenever it is made`() throws {
    let (one, other) = (try Situation("38").story, try Situation("38").story)
    #expect(one.poster.svg == other.poster.svg)
  }
}
