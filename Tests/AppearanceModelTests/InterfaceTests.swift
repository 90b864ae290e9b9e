import Foundation
import StatusQuoTestSupport
import Testing

/// `package` is the rule, `public` the exception: what the author of a resolver, a test or a script needs.
struct InterfaceTests {
  @Test func `the public interface is what its list says`() throws {
    var listed: [String] = []
    var declarations = 0
    for file in WordsTests.sources where !file.hasPrefix("Tests/") {
      let text = try String(contentsOf: packageFolder.appending(path: file), encoding: .utf8)
      let lines = text.split(separator: "\n").compactMap { Self.declaration(in: $0) }
      guard !lines.isEmpty else { continue }
      declarations += lines.count
      listed += ["", file] + lines
    }
    let title =
      "\(declarations) public declarations. `UPDATE_GOLDEN=1 swift test` writes this list anew."
    try expectGolden(([title] + listed).joined(separator: "\n") + "\n", "interface")
  }

  @Test(arguments: [
    ("  public var slot: Int { Int(bits) }", "  public var slot: Int"),
    (
      "  public internal(set) var outcome = StepOutcome.applied",
      "  public internal(set) var outcome"
    ),
    ("public func fuzz<Subject: Resolver>(", "public func fuzz<Subject: Resolver>("),
    ("  package var bits: UInt32", nil), ("public import Testing", nil), ("  /// public", nil),
  ])
  func `a declaration is listed without its value`(_ line: String, _ listed: String?) {
    #expect(Self.declaration(in: line[...]) == listed)
  }

  /// The public declaration that begins in a line, up to its value or body.
  private static func declaration(in line: Substring) -> String? {
    guard line.contains(#/^ *(@\S+ )*public /#), !line.contains(/\bpublic import\b/) else {
      return nil
    }
    return String(line.prefix { $0 != "{" }).replacing(#/ = [^(]*$| +$/#, with: "")
  }
}
