import Foundation
import Generators
import Harness
import Reporting

extension Command {
  static let fuzz = Command(
    name: "fuzz",
    summary: "Search for scenarios on which the two models differ",
    options: [
      FuzzFlags.seconds.entry, FuzzFlags.scenarios.entry, FuzzFlags.untilCovered.entry,
      FuzzFlags.seed.entry, Option.profile.entry, FuzzFlags.workers.entry, FuzzFlags.shard.entry,
      FuzzFlags.hangAfter.entry, FuzzFlags.corpus.entry, FuzzFlags.resume.entry,
      FuzzFlags.save.entry,
    ] + FuzzSubject.options + ReportOptions.entries,
    details: """
      Generates controller trees and steps, plays them on both models and compares everything that
      can be observed after every step. A divergence is reduced and shown. The same seed and number
      of scenarios give the same result on every machine, for any number of workers.

      The models play in processes of their own: one that crashes or hangs is a finding like any
      other, and the run goes on. Ctrl-C or SIGTERM ends the search, and what was found is reduced;
      a second one leaves that out; the third ends at once.
      """
  ) { arguments, console in
    try await FuzzSearch(arguments).run(
      reports: ReportOptions(arguments), savedIn: arguments.value(of: FuzzFlags.save), console)
  }
}

extension FuzzSearch {
  fileprivate init(_ arguments: Arguments) throws {
    let corpus = arguments.value(of: FuzzFlags.corpus).map { Corpus($0) }
    let resumes = arguments.value(of: FuzzFlags.resume)
    if resumes, corpus == nil {
      throw Complaint("'--resume' goes on from a corpus", expected: "'--corpus FOLDER' as well")
    }
    let state = resumes ? try corpus?.state() : nil
    let count = arguments.value(of: FuzzFlags.scenarios)
    let isCovering = arguments.value(of: FuzzFlags.untilCovered)
    var options = FuzzOptions(
      seed: arguments.value(of: FuzzFlags.seed) ?? state?.options.seed
        ?? .random(in: 1...999_999_999),
      profile: arguments.value(of: .profile), scenarios: count)
    options.workers =
      arguments.value(of: FuzzFlags.workers) ?? ProcessInfo.processInfo.activeProcessorCount
    options.shard = arguments.value(of: FuzzFlags.shard)
    options.endsWhenCovered = isCovering
    self.init(
      options: options, subject: try FuzzSubject(arguments),
      hangAfter: .seconds(arguments.value(of: FuzzFlags.hangAfter) ?? 10))
    let isLimited = count != nil || isCovering
    limit = (arguments.value(of: FuzzFlags.seconds) ?? (isLimited ? nil : 10)).map { .seconds($0) }
    self.corpus = corpus
    if let state { try resume(state) }
  }

  private mutating func resume(_ state: FuzzState) throws(Complaint) {
    guard state.options.seed == options.seed, state.options.profile == options.profile,
      state.options.shard == options.shard, state.subject == subject.arguments
    else {
      throw Complaint(
        "the run to resume has seed \(state.options.seed), profile \(state.options.profile.name), "
          + "shard \(state.options.shard.number + 1)/\(state.options.shard.count)"
          + (state.subject.isEmpty ? "" : " and \(state.subject.joined(separator: " "))"),
        expected: "the same options again, or a run without '--resume'")
    }
    played = state.played
  }
}
