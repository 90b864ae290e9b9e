import Foundation
import StatusQuoMutating
import StatusQuoTestSupport
import Testing

/// Comparing can't see a mistake that both models share: a document has to hold each branch of the law, or
/// `Tests/Laboratory/Results/Branches.md` lists it. The table changes with every edit of a condition, and takes minutes to
/// make: nights ask for it.
@Suite struct BranchTests {
  private static let report = try! String(
    contentsOf: packageFolder.appending(path: "Tests/Laboratory/Results/Branches.md"),
    encoding: .utf8)

  @Test(.enabled(if: isNight)) func `the report has every branch of the reference`() throws {
    let folder = packageFolder.appending(path: "Sources/ReferenceModel")
    let branches = Set(try branchMutations(ofReferenceIn: folder).filter(\.isABranch).map(\.branch))
    let rows = Self.report.matches(of: /\n\| `(\S+?)` \| `(.+?)` \| \d+ \| \d+ \| (.+?) \|(?=\n)/)
    let known = Set(
      rows.map { row in
        Branch(file: String(row.1), text: String(row.2.replacing("\\|", with: "|")))
      })
    #expect(
      branches.subtracting(known).sorted() == [],
      "write a document that fails without it, then see Tests/Mutations/README.md")
    #expect(known.subtracting(branches).sorted() == [], "gone: see Tests/Mutations/README.md")
    for row in rows where row.3.hasSuffix(".json") {
      let path = row.3.hasPrefix("Reports/") ? String(row.3) : "Tests/Conformance/\(row.3)"
      #expect(FileManager.default.fileExists(atPath: packageFolder.appending(path: path).path))
    }
  }

  @Test(.enabled(if: isNight)) func `what no document notices is listed`() {
    let rows = Self.report.matches(of: /\n\| `\S+?` \| `.+?` \| (\d+) \| (\d+) \| (.+?) \|(?=\n)/)
    let unnoticed = rows.reduce(0) { $0 + Int($1.1)! - Int($1.2)! }
    let counts = Self.report.matches(of: /\n- (\d+) by none/).map { Int($0.1)! }
    #expect(counts.count == 3)
    #expect(counts.reduce(0, +) == unnoticed)
    let listed = Self.report.matches(of: /\n\| `\S+?` \| `.+?` \| `.*?` \|(?=\n)/).count
    #expect(listed == counts.first)
  }

  @Test func `a closure that says what it returns opens a block`() {
    let text = """
      func next() -> Int? {
        let next = noting { world -> Int? in
          if world.isEmpty { return nil }
          return world.first
        }
        return next
      }
      """
    let file = MutatedFile(name: "Next.swift", text: text, kinds: [.negated])
    #expect(file.mutations.map(\.text) == ["world.isEmpty"])
  }

  @Test(arguments: [("$0.isShown != isShown", false), ("stack.contains { $0.isShown }", true)])
  func `a condition with arguments that have no names stays as it is`(
    condition: String, isMutated: Bool
  ) {
    let text = "func update() {\n  stack.change {\n    if \(condition) { return }\n  }\n}\n"
    let file = MutatedFile(name: "Stack.swift", text: text, kinds: [.negated])
    #expect(file.mutations.contains { $0.kind == .negated } == isMutated)
  }
}
