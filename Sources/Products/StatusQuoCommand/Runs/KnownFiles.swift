import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles

/// The files of known differences that were typed, and what becomes of them.
struct KnownFiles: Sendable {
  private var files: [(name: String, entries: [AcceptedDifference])] = []
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
      files.append((name, try AcceptedDifference.read(name)))
    }
    for name in [acceptsInto, prunes] {
      if let name, TextFile.isFolder(name) {
        throw UsageError("'\(name)' is a folder", expected: "a file of known differences")
      }
    }
  }

  /// All differences, each once.
  var all: [AcceptedDifference] {
    var all: [AcceptedDifference] = []
    for entry in files.flatMap({ $0.entries }) where !all.contains(entry) { all.append(entry) }
    return all
  }

  /// Returns true if one of the differences shows in a class.
  func contains(_ divergenceClass: DivergenceClass) -> Bool {
    files.contains { file in
      file.entries.contains {
        $0.divergenceClass == divergenceClass || $0.shows.contains(divergenceClass)
      }
    }
  }

  /// Has a run find out the states of the differences.
  func prepare<Runner>(_ coordinator: inout RunCoordinator<Runner>) {
    coordinator.knownDifferences = all.map { $0.knownToday }
    coordinator.allowsFixed = mayBeFixed
  }

  /// Writes what was accepted, and takes out what is fixed; says so.
  @MainActor func write(
    _ found: [AcceptedDifference], leavingOut others: Int, _ known: KnownDifferences,
    _ console: Console
  ) throws(DocumentError) {
    let states = zip(all, known.states)
    if let prunes {
      let gone = states.filter { $0.1.isGone }.map { $0.0 }
      let old = entries(of: prunes)
      let kept = old.filter { !gone.contains($0) }
      if prunes != acceptsInto { try AcceptedDifference.write(kept, to: prunes) }
      console.complain("\(programName): took \(old.count - kept.count) out of \(prunes)\n")
    }
    guard let acceptsInto else { return }
    let kept = states.filter { entry, state in
      entries(of: acceptsInto).contains(entry) && !(prunes == acceptsInto && state.isGone)
    }.map { entry, state in
      if case .lawChanged(let now) = state,
        let same = now.first(where: { $0.divergenceClass == entry.divergenceClass })
      {
        return entry.renewed(showing: same)
      }
      return entry
    }
    var all = kept
    for entry in found where !all.contains(where: { $0.document == entry.document }) {
      all.append(entry)
    }
    try AcceptedDifference.write(all, to: acceptsInto)
    var text = "accepted \((all.count - kept.count).counted("difference")) in \(acceptsInto)"
    let without = all.count { $0.reason == nil }
    if without > 0 { text += "; \(without) without a 'reason'" }
    if others > 0 { text += "; \(others) that no document shows alone" }
    console.complain("\(programName): \(text)\n")
  }

  private func entries(of name: String) -> [AcceptedDifference] {
    files.first { $0.name == name }?.entries ?? []
  }
}

extension KnownState {
  /// True if nothing differs any more.
  fileprivate var isGone: Bool {
    switch self {
    case .fixed: true
    case .lawChanged(let now): now.isEmpty
    case .same, .notThisTime, .another, .notApplicable, .notPlayed: false
    }
  }
}
