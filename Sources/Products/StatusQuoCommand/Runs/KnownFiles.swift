import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles

/// The files of known differences that were typed, and what becomes of them.
struct KnownFiles: Sendable {
  private var files: [(name: String, entries: [KnownDifference.Entry])] = []
  private let acceptsInto: String?
  private let prunes: String?
  private let mayBeFixed: Bool

  static let entries = [known.entry, accept.entry, prune.entry, allowFixed.entry]

  private static let known = Option.text(
    "--known", "FILE", "Report only differences that this file does not have")
  private static let accept = Option.text(
    "--accept", "FILE", "Add what is found to this file of known differences")
  private static let prune = Option.text(
    "--prune", "FILE", "Take out of this file what is fixed")
  private static let allowFixed = Option.flag(
    "--allow-fixed", "Agree also where a known difference is fixed")

  /// None.
  init() { (acceptsInto, prunes, mayBeFixed) = (nil, nil, false) }

  /// Files that are read: the one that is added to need not be there yet.
  init(_ arguments: Arguments) throws {
    acceptsInto = arguments.value(of: Self.accept)
    prunes = arguments.value(of: Self.prune)
    mayBeFixed = arguments.value(of: Self.allowFixed) || prunes != nil
    let read = arguments.values(of: Self.known) + [prunes].compactMap { $0 }
    let own = acceptsInto.flatMap { TextFile.exists($0) ? $0 : nil }
    for name in read + [own].compactMap({ $0 }) where !files.contains(where: { $0.name == name }) {
      files.append((name, try KnownDifference.Entry.read(name)))
    }
    for name in [acceptsInto, prunes] {
      if let name, TextFile.isFolder(name) {
        throw UsageError("'\(name)' is a folder", expected: "a file of known differences")
      }
    }
  }

  /// All differences, each once.
  var all: [KnownDifference.Entry] {
    var all: [KnownDifference.Entry] = []
    for entry in files.flatMap({ $0.entries }) where !all.contains(entry) { all.append(entry) }
    return all
  }

  /// Returns true if one of the differences shows in a class.
  func contains(_ divergenceClass: DivergenceClass) -> Bool {
    files.contains { file in
      file.entries.contains { ([$0.classes] + $0.alsoSeen).joined().contains(divergenceClass) }
    }
  }

  /// Has a run find out the states of the differences.
  func prepare<Runner>(_ coordinator: inout RunCoordinator<Runner>) {
    coordinator.knownDifferences = all.map { $0.knownToday }
    coordinator.allowsFixed = mayBeFixed
    coordinator.plan.showsEachClass = acceptsInto != nil
  }

  /// Writes what was accepted, and takes out what is fixed; names each.
  ///
  /// - Parameter others: what was found and no document shows alone, each with its reason.
  @MainActor func write(
    _ found: [KnownDifference.New], leavingOut others: [String], _ known: KnownDifferences,
    _ console: Console
  ) throws(DocumentError) {
    let states = zip(all, known.states)
    if let prunes {
      let gone = states.filter { $0.1.isGone }.map { $0.0 }
      let old = entries(of: prunes)
      let kept = old.filter { !gone.contains($0) }
      if prunes != acceptsInto { try KnownDifference.Entry.write(kept, to: prunes) }
      let count = old.count - kept.count
      console.complain("\(programName): took \(count.counted("difference")) out of \(prunes)\n")
      for entry in gone { console.complain("  - \(entry.title)\n") }
    }
    guard let acceptsInto else { return }
    var lines: [String] = []
    var entries: [KnownDifference.Entry] = []
    for (entry, state) in states where self.entries(of: acceptsInto).contains(entry) {
      if prunes == acceptsInto, state.isGone { continue }
      let now = entry.accepted(as: state)
      entries.append(now)
      if now != entry { lines.append("~ \(now.line)") }
    }
    // First what may leave something behind.
    for new in found.filter({ $0.earlier.isEmpty }) + found.filter({ !$0.earlier.isEmpty }) {
      if let place = entries.firstIndex(where: { $0.isLeaving(new) }) {
        let classes = new.entry.classes.filter { !entries[place].leaves.contains($0) }
        if classes.isEmpty { continue }
        entries[place].leaves += classes
        lines.append("> \(new.entry.line)\n      follows from \(entries[place].title)")
      } else if !entries.contains(where: { $0.isLike(new.entry) }) {
        entries.append(new.entry)
        lines.append("+ \(new.entry.line)")
      }
    }
    try KnownDifference.Entry.write(entries, to: acceptsInto)
    var text = "accepted \(lines.count.counted("difference")) in \(acceptsInto)"
    let without = entries.count { $0.reason == nil }
    if without > 0 {
      text += "; write a 'reason' for \(without.grouped) of its \(entries.count.grouped)"
    }
    console.complain("\(programName): \(text)\n")
    for line in lines { console.complain("  \(line)\n") }
    if others.isEmpty { return }
    console.complain("\(programName): not accepted, as no document shows it alone:\n")
    for other in others { console.complain("  \(other)\n") }
  }

  private func entries(of name: String) -> [KnownDifference.Entry] {
    files.first { $0.name == name }?.entries ?? []
  }
}

extension KnownDifference.Entry {
  /// The classes, and the document that shows them: what a person reviews.
  fileprivate var line: String {
    let classes = classes.prefix(4).map { $0.description }.joined(separator: "; ")
    let more = self.classes.count > 4 ? "; and \((self.classes.count - 4).grouped) more" : ""
    let scenario = document.scenario
    let steps = scenario.steps.map { $0.call(scenario.names) }.joined(separator: ", ")
    return "\(classes)\(more)\n      shown by \(scenario.controllers.count.counted("controller")), "
      + (steps.isEmpty ? "at the launch" : "with \(steps)")
  }

  /// Returns true if another one shows only behind this one.
  fileprivate func isLeaving(_ other: KnownDifference.New) -> Bool {
    other.earlier.contains { $0.classes.contains(where: known.shows) }
  }

  /// Returns true if both are the same but for what people write.
  fileprivate func isLike(_ other: KnownDifference.Entry) -> Bool {
    Set(classes) == Set(other.classes) && document.contentHash == other.document.contentHash
  }

  /// The difference as its document shows it now, where the law has changed, or where it was seen in another way and need not
  /// show each time; else as it is.
  fileprivate func accepted(as state: KnownDifference.State) -> KnownDifference.Entry {
    switch state {
    case .lawChanged(let now), .another(let now):
      guard isIntermittent, case .another = state else {
        return now.first(like: classes).map { renewed(showing: $0, among: now) } ?? self
      }
      var seen = self
      for divergence in now where !seen.known.has(divergence.classes) {
        seen.alsoSeen.append(divergence.classes)
      }
      return seen
    case .same, .notThisTime, .fixed, .notApplicable, .notPlayed: return self
    }
  }
}

extension KnownDifference.State {
  /// True if nothing differs any more.
  fileprivate var isGone: Bool {
    switch self {
    case .fixed: true
    case .lawChanged(let now): now.isEmpty
    case .same, .notThisTime, .another, .notApplicable, .notPlayed: false
    }
  }
}
