import Foundation
public import StatusQuoAppearanceModel
public import StatusQuoGenerators
public import StatusQuoHarness
import StatusQuoJSON
import StatusQuoScenarioFiles

/// Makes a program of a resolver, for `statusquo fuzz --subject PROGRAM`: reads scenarios from standard
/// input and answers on standard output until there are no more.
///
///     serve(answering: [.outcome, .bar]) { MyResolver($0) }
///
/// - Parameters:
///   - parts: what it answers; the rest is not compared.
///   - capabilities: what it knows; scenarios need nothing else.
///   - makeResolver: makes the resolver from a scenario, as its world after the launch, or throws a `Skip`
///     where the scenario isn't applicable.
public func serve<Subject: Resolver>(
  answering parts: Set<Observation.Part> = .all,
  capabilities: Capabilities = Capabilities(),
  _ makeResolver: (Scenario) throws(Skip) -> Subject
) {
  var reader = LineReader(STDIN_FILENO)
  guard reader.next() != nil else { return }
  let names = Observation.Part.allCases.filter(parts.contains).map(\.rawValue)
  say(
    Greeting.jsonForm.json(
      Greeting(answers: names, capabilities: capabilities == Capabilities() ? nil : capabilities)))
  while let line = reader.next() {
    let scenario: Scenario
    do throws(DocumentError) {
      scenario = try ScenarioDocument(parsing: line, file: "standard input").scenario
    } catch {
      say(["error": JSON("\(error)")])
      continue
    }
    var resolver: Subject
    do throws(Skip) {
      resolver = try makeResolver(scenario)
    } catch {
      say(["skip": JSON(error.reason)])
      continue
    }
    var observation = Observation()
    for step in [nil] + scenario.steps.map(Optional.some) {
      if let step { resolver.apply(step) }
      resolver.observe(into: &observation)
      say(observation.json(scenario.names).only(names))
    }
  }
}

extension JSON {
  /// An object without the members that are not among some.
  fileprivate func only(_ keys: [String]) -> JSON {
    .object { object in
      for member in members ?? [] where keys.contains(member.key) {
        object.member(member.key, member.value)
      }
    }
  }
}

private func say(_ json: JSON) {
  _ = writeAll(Array(json.compactText.utf8) + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
}
