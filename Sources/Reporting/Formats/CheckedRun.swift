public import StatusQuoHarness

/// A run as CI systems know it: what was checked, and what is wrong.
///
/// The formats for CI are written from it, whichever command ran: `junit`, `sarif`,
/// `gitHubAnnotations` and `markdown`.
public struct CheckedRun: Sendable {
  /// The command that ran: `fuzz`.
  public var command: String
  /// The result in one line.
  public var verdict: String
  /// What else is worth knowing, each with its name: `seed`.
  public var facts: [Fact]
  /// What was checked; the names are the same in every run, so that a CI can show its history.
  public var checks: [Check]
  /// How long it took.
  public var duration: Seconds

  /// One fact about the run.
  public struct Fact: Hashable, Sendable {
    /// What it is about.
    public var name: String
    /// What there is to know.
    public var value: String
  }

  /// Something that holds, or does not.
  public struct Check: Hashable, Sendable {
    /// What it belongs to, as the name of a class: `statusquo.fuzz`.
    public var group: String
    /// What it is called in its group.
    public var name: String
    /// Why it does not hold; empty if it does.
    public var problems: [Problem] = []
  }

  /// All that is wrong, in the order of the checks.
  public var problems: [Problem] { checks.flatMap(\.problems) }
}

/// One thing that is wrong, for lists of such things.
public struct Problem: Hashable, Sendable {
  /// What kind of thing.
  public var rule: Rule
  /// What goes wrong, in one line.
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
  /// The same for the same problem, in whichever run it is found.
  public var fingerprint: String
}

/// One step on the way to a problem.
public struct PlayedStep: Hashable, Sendable {
  /// The call or assignment: `N.pop()`.
  public var call: String
  /// Its line in the problem's file, from 1.
  public var line: Int
}
