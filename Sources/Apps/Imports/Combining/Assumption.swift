import StatusQuoAppearanceModel
package import StatusQuoReading

/// Something that the input does not say, and what the import took in its place.
package struct Assumption: Hashable, Sendable {
  /// The degree of trust.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Follows from other parts of the input, as UIKit behaves.
    case inferred
    /// UIKit's default, or the likeliest value.
    case assumed
    /// The input names something that was not given, such as a build variable.
    case unresolved
    /// The input says something that changes nothing.
    case withoutEffect
    /// Part of the input that was left out.
    case skipped
  }

  /// The degree of trust.
  package var kind: Kind
  /// The value that was taken.
  package var what: String
  /// The reason.
  package var why: String
  /// The part of the input that it concerns.
  package var place: SourcePlace?
  /// The option of `statusquo import` that says otherwise, as it is typed in a shell.
  package var overrule: String?
  /// True for a name that is nearly that of something which counts: the reason says which.
  var isMisnamed = false

  /// True if something in the input may say what is not known.
  package var isUnread: Bool {
    switch kind {
    case .skipped, .unresolved: true
    case .inferred, .assumed, .withoutEffect: false
    }
  }
}

extension Assumption: CustomStringConvertible {
  /// One line: `file:line:column: inferred: what (why); overrule: option`.
  package var description: String {
    let place = place.map { "\($0): " } ?? ""
    let option = overrule.map { "; overrule: \($0)" } ?? ""
    return "\(place)\(kind.words): \(what) (\(why))\(option)"
  }
}

extension Assumption.Kind {
  /// The words for texts.
  package var words: String {
    switch self {
    case .inferred, .assumed, .unresolved, .skipped: rawValue
    case .withoutEffect: "without effect"
    }
  }
}

extension [Assumption] {
  /// The parts that were not read, each once.
  var unread: [String] {
    var unread: [String] = []
    for assumption in self where assumption.isUnread {
      let what = assumption.what + (assumption.isMisnamed ? " (\(assumption.why))" : "")
      if !unread.contains(what) { unread.append(what) }
    }
    return unread
  }

  mutating func add(
    _ kind: Assumption.Kind, _ what: String, why: String, at place: SourcePlace? = nil,
    overrule: String? = nil, isMisnamed: Bool = false
  ) {
    append(
      Assumption(
        kind: kind, what: what, why: why, place: place, overrule: overrule, isMisnamed: isMisnamed))
  }
}

/// The option that sets a property of what has this name.
func setting(_ property: PropertyName.Known, _ value: String, of name: String) -> String {
  option("--set", "\(name).\(property.rawValue)=\(value)")
}

/// An option with its value, quoted for a shell where that is needed.
func option(_ name: String, _ value: String) -> String {
  if value.utf8.allSatisfy({ isWord($0) || isOne(of: "=.-/:,", $0) }) { return "\(name) \(value)" }
  let parts = value.split(separator: "'", omittingEmptySubsequences: false)
  return "\(name) '\(parts.joined(separator: #"'\''"#))'"
}
