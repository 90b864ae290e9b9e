package import StatusQuoArticles
package import StatusQuoHarness

/// A run as CI systems know it: what was checked, and what is wrong.
///
/// The formats for CI are written from it, whichever command ran: `junit`, `sarif`,
/// `gitHubAnnotations` and `markdown`.
package struct CheckedRun: Sendable {
  /// The command that ran: `fuzz`.
  package var command: String
  /// The result in one line.
  package var verdict: String
  /// Further facts, each with its name: `seed`.
  package var facts: [Block.Term]
  /// The checks; their names are the same in every run, so that a CI can show their history.
  package var checks: [Check]
  /// The duration.
  package var duration: Seconds

  /// Something that holds, or does not.
  package struct Check: Hashable, Sendable {
    /// The group, as the name of a class: `statusquo.fuzz`.
    package var group: String
    /// The name in its group.
    package var name: String
    /// The reasons why it does not hold; empty if it does.
    package var problems: [Problem] = []
    /// The reason why it is not asked for; nil where it is.
    package var skipped: String?
  }

  /// All that is wrong, in the order of the checks.
  package var problems: [Problem] { checks.flatMap(\.problems) }
}

extension CheckedRun {
  /// One thing that is wrong, for lists of such things.
  package struct Problem: Hashable, Sendable {
    /// The kind of problem.
    package var rule: Rule
    /// The mistake in one line.
    package var title: String
    /// All that is to be said, over several lines.
    package var details: String
    /// The file that it is about: a scenario document that exists, or the name one would have.
    package var file: String
    /// The line in the file, from 1.
    package var line: Int
    /// The document itself, where it is not in a file.
    package var document: String?
    /// The launch and the steps up to what goes wrong; empty where nothing was played.
    package var steps: [PlayedStep] = []
    /// The fingerprint, which is the same for the same problem in any run.
    package var fingerprint: String
  }
}

/// One step on the way to a problem.
package struct PlayedStep: Hashable, Sendable {
  /// The call or assignment: `N.pop()`.
  package var call: String
  /// Its line in the problem's file, from 1.
  package var line: Int
}
