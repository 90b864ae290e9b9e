import Benchmarking
import Dispatch
import Harness
import Reporting

private let sizes = Option<[Int]>(
  name: "--sizes", placeholder: "N,N", summary: "Controllers in the tree (default 10,100,1000)",
  fallback: [10, 100, 1_000], expected: "whole numbers from 1, with commas: 10,100",
  parse: { text in
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    return numbers.allSatisfy { $0 > 0 } ? numbers : nil
  })
private let steps = Option.count("--steps", "N", "Steps in the mix (default 200)")
private let rounds = Option.count(
  "--rounds", "N", "Samples of each model, taken in turn (default 11)")
private let seed = Option.seed("--seed", "Trees and steps follow from it (default 8)")

extension Command {
  static let bench = Command(
    name: "bench",
    summary: "Measure both models side by side",
    options: [sizes.entry, steps.entry, rounds.entry, seed.entry, Option.format.entry],
    details: """
      Plays app-like trees and a mix of all steps on both models in turn (A B A B) and measures
      steps, status bar and style questions, whole observations, and the comparison of both models.
      Prints medians with their spread and ratios with a confidence interval. The models' answers
      are compared all the while. Use a release build: swift run -c release statusquo bench.
      """
  ) { arguments, console in
    let seed = arguments.value(of: seed) ?? 8
    let effort = Effort(rounds: arguments.value(of: rounds) ?? 11)
    var benchmark = Benchmark()
    for size in arguments.value(of: sizes) {
      if Interruption.isRequested { break }
      console.progress.show("measuring \(size.counted("controller"))")
      let workload = Workload(
        controllers: size, steps: arguments.value(of: steps) ?? 200, seed: seed)
      do throws(Disagreement) {
        try benchmark.measure(workload, effort: effort)
      } catch {
        console.progress.clear()
        console.write(error.text(console))
        return .divergence
      }
    }
    console.progress.clear()
    switch arguments.value(of: .format) {
    case .json: console.write(benchmark.json.text)
    case .text: console.write(benchmark.text)
    }
    return .agreement
  }
}

extension Benchmark {
  fileprivate mutating func measure(
    _ workload: Workload, effort: Effort
  ) throws(Disagreement) {
    var models = LockStep(
      reference: { Reference($0) }, subject: { Subject($0) }, checks: .never)
    try measure(
      workload, effort: effort,
      reference: Contestant(Reference(workload.scenario), playing: workload),
      subject: Contestant(Subject(workload.scenario), playing: workload),
      firstDivergence: { models.firstDivergence(on: workload.scenario) },
      now: { DispatchTime.now().uptimeNanoseconds })
  }
}

extension Disagreement {
  @MainActor fileprivate func text(_ console: Console) -> String {
    guard let divergence else { return "the models answer single questions differently\n" }
    return Counterexample(scenario, divergence).text(replay: nil, ink: console.ink)
  }
}
