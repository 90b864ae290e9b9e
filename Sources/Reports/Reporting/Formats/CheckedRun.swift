public import StatusQuoHarness
public import StatusQuoPictures

/// A run as CI systems know it: what was checked, and what is wrong.
///
/// The formats for CI are written from it, whichever command ran: `junit`, `sarif`,
/// `gitHubAnnotations` and `markdown`.
public struct CheckedRun: Sendable {
  /// The command that ran: `fuzz`.
  public var command: String
  /// The result in one line.
  public var verdict: String
  /// Further facts, each with its name: `seed`.
  public var facts: [Block.Term]
  /// The checks; their names are the same in every run, so that a CI can show their history.
  public var checks: [Check]
  /// The duration.
  public var duration: Seconds

  /// Something that holds, or does not.
  public struct Check: Hashable, Sendable {
    /// The group, as the name of a class: `statusquo.fuzz`.
    public var group: String
    /// The name in its group.
    public var name: String
    /// The reasons why it does not hold; empty if it does.
    public var problems: [Problem] = []
    /// The reason why it is not asked for; nil where it is.
    public var skipped: String?
  }

  /// All that is wrong, in the order of the checks.
  public var problems: [Problem] { checks.flatMap(\.problems) }
}

/// One thing that is wrong, for lists of such things.
public struct Problem: Hashable, Sendable {
  /// The kind of problem.
  public var rule: Rule
  /// The mistake in one line.
  public var title: String
  /// All that is to be said, over several lines.
  public var details: String
  /// The file that it is about: a scenario document that exists, or the name one would have.
  public var file: String
  /// The line in the file, from 1.
  public var line: Int
  /// The document itself, where it is not in a file.
  public var document: String?
  /// The launch and the steps up to what goes wrong; empty where nothing was played.
  public var steps: [PlayedStep] = []
  /// The fingerprint, which is the same for the same problem in any run.
  public var fingerprint: String
}

/// One step on the way to a problem.
public struct PlayedStep: Hashable, Sendable {
  /// The call or assignment: `N.pop()`.
  public var call: String
  /// Its line in the problem's file, from 1.
  public var line: Int
}
