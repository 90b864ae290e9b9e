package import StatusQuoAppearanceModel

extension ScenarioDocument {
  /// The record of a finding in its document: its resolver, what it shows, the differences, and the rules
  /// that decide.
  package struct Record: Hashable, Sendable {
    /// The resolver that it was found on; nil where it is played by a command that names one.
    package var resolver: TestedResolver?
    /// The version of the tool that found it.
    package var tool: String?
    /// The fingerprint of the law that it was held against.
    package var law: String?
    /// The class of its divergence in words, `pop: bar content`: of several that the scenario shows, the one
    /// that it is about.
    package var divergenceClass: String?
    /// The step after which it shows, 0 for the launch; nil where it was not examined.
    package var step: Int?
    /// The differences.
    package var differences: [Difference<String, String>]
    /// The ids of the rules that decide what is expected.
    package var rules: [String]
    /// True if the scenario alone has not shown it: the answer depends on what was played before.
    package var dependsOnEarlier: Bool

    /// A record of these facts.
    package init(
      _ resolver: TestedResolver, tool: String, law: String = lawFingerprint,
      divergenceClass: String? = nil, step: Int? = nil,
      differences: [Difference<String, String>] = [], rules: [String] = [],
      dependsOnEarlier: Bool = false
    ) {
      self.resolver = resolver
      self.tool = tool
      self.law = law
      self.divergenceClass = divergenceClass.flatMap { Self.written($0) }
      self.step = step
      self.differences = differences
      self.rules = rules
      self.dependsOnEarlier = dependsOnEarlier
    }

    /// A record that says only what its document shows, for a command that names the resolver.
    package init(showing divergenceClass: String, after step: Int?) {
      self.divergenceClass = Self.written(divergenceClass)
      self.step = step
      (differences, rules, dependsOnEarlier) = ([], [], false)
    }
  }
}

/// The resolver compared with the reference, as people and the command line name it.
package struct TestedResolver: Hashable, Sendable, CustomStringConvertible {
  /// The type of the resolver that the command line is made for.
  package var name: String
  /// The options that chose it; empty for that resolver as it is.
  package var options: [String]

  /// A resolver.
  package init(_ name: String, options: [String] = []) {
    self.name = name
    self.options = options
  }

  /// `CachedResolver`, `CachedResolver with --bug styles-x`, `--subject ./mine`.
  package var description: String {
    switch options.first {
    case nil: name
    case "--subject": options.joined(separator: " ")
    case .some: "\(name) with \(options.joined(separator: " "))"
    }
  }
}

/// 16 digits that change whenever the text of a rule does.
package let lawFingerprint = fingerprint(
  RuleID.allCases.map { "\($0.id) \($0.statement)\n" }.joined())

// MARK: - JSON

extension ScenarioDocument.Record {
  /// The form for a scenario with this number of steps.
  static func jsonForm(steps: Int) -> JSONForm<ScenarioDocument.Record> {
    let blank = ScenarioDocument.Record(showing: "", after: nil)
    return JSONForm("a finding", blank) { form in
      form.optional("resolver", .text("a name"), { $0.resolver?.name }) {
        $0.resolver = TestedResolver($1, options: $0.resolver?.options ?? [])
      }
      form.list("options", .text("an option"), called: "options", { $0.resolver?.options ?? [] }) {
        $0.resolver?.options = $1
      }
      form.optional("tool", .text("a version"), { $0.tool }, { $0.tool = $1 })
      form.optional("law", .text("a fingerprint"), { $0.law }, { $0.law = $1 })
      form.optional("class", classForm, { $0.divergenceClass }) { $0.divergenceClass = $1 }
      form.optional("step", .step(of: steps), { $0.step }, { $0.step = $1 })
      form.list("differences", differenceForm, called: "differences", { $0.differences }) {
        $0.differences = $1
      }
      form.list("rules", .text("the id of a rule"), called: "ids of rules", { $0.rules }) {
        $0.rules = $1
      }
      form.optional("dependsOnEarlier", .bool, { $0.dependsOnEarlier ? true : nil }) {
        $0.dependsOnEarlier = $1
      }
    }
  }
}

/// The words of a class, which are read again: so they have a limit.
private let classForm = JSONForm<String>.text("a class of at most 4,096 characters")
  .mapped({ $0 }) { $0.utf8.count <= ScenarioDocument.Record.longestClass ? $0 : nil }

extension ScenarioDocument.Record {
  /// The most bytes of the words of a class.
  static let longestClass = 4_096

  /// The words of a class as they are written; nil where they are too long to be read again.
  fileprivate static func written(_ words: String) -> String? {
    words.utf8.count <= longestClass ? words : nil
  }
}

extension TestedResolver {
  /// {resolver, options?}.
  package static let jsonForm = JSONForm("a resolver", TestedResolver("")) { form in
    form.field("resolver", .text("a name"), { $0.name }, { $0.name = $1 })
    form.list("options", .text("an option"), called: "options", { $0.options }, { $0.options = $1 })
  }
}

/// {place, expected, actual}.
package let differenceForm = JSONForm(
  "a difference", Difference(place: "", expected: "", actual: "")
) { form in
  form.field("place", .text, { $0.place }, { $0.place = $1 })
  form.field("expected", .text, { $0.expected }, { $0.expected = $1 })
  form.field("actual", .text, { $0.actual }, { $0.actual = $1 })
}
