public import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
public import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
public import StatusQuoUIKit
public import Testing

/// Holds a container to its promises: a controller with children, as a drawer, a pager, a tab bar of its own. Records
/// an issue for each promise that is broken, with the fewest commands that show it.
///
///     await expectContainer(children: 2) {
///       Drawer(content: $0[0], menu: $0[1])
///     } commands: {
///       [.call("open") { $0.open() }, .call("close", undoing: "open") { $0.close() }]
///     } states: { drawer in
///       ContainerState(
///         decides: drawer.isOpen ? drawer.menu : drawer.content,
///         shown: drawer.isOpen ? [drawer.content, drawer.menu] : [drawer.content])
///     }
///
/// The law plays UIKit, and the code of the class is called as UIKit would. Commands are drawn, and between them what
/// apps do: children that want something else, modals, pushes, other tabs, rotations. Completions of animations come
/// later, unfinished, or never. What is promised is held at rest: when no animation and no gesture is under way.
///
/// - Parameters:
///   - children: how many children `make` is given, 1 to 8.
///   - versions: the versions of iOS.
///   - scenarios: how many scenarios are played: some thousand a second.
///   - seed: the same seed plays the same scenarios, on every machine.
///   - notPromised: the promises that it does not make, with the reasons.
///   - make: makes the container, with all its children.
///   - commands: what can be asked of it.
///   - states: who decides, and who is shown.
@MainActor public func expectContainer<Container: UIViewController>(
  children: Int, versions: ClosedRange<Version> = 13...Version.latest, scenarios: Int = 2_000,
  seed: UInt64 = 1, notPromised: [ContainerPromise: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: @escaping @MainActor ([UIViewController]) -> Container,
  commands: @MainActor () -> [ContainerCommand<Container>],
  states: @escaping @MainActor (Container) -> ContainerState
) async {
  let type = ContainerClass(make, commands: commands(), states: states)
  let declaration = type.declaration(children: children, notPromised: notPromised)
  let check = ContainerCheck(declaration, { ContainerInstance(type) }, law: { ReferenceModel($0) })
  var plan = RunPlan(seed: seed, scenarios: scenarios)
  plan.restrict(to: Capabilities(versions: versions, container: declaration))
  var runner = ContainerRunner(check, plan)
  let tested = TestedResolver("\(Container.self)")
  var found: Set<DivergenceClass> = []
  var cursor = ScenarioCursor(plan)
  var held = 0
  for number in 0..<scenarios {
    let scenario = cursor.scenario(at: number)
    let broken = runner.divergences(on: scenario)
    if runner.looks > 0 { held += 1 }
    guard let broken = broken.first, found.insert(broken.divergenceClass).inserted else { continue }
    let shrinking = runner.shrink(
      scenario, like: [broken.divergenceClass], budget: Shrinking.Budget(evaluations: 2_000)
    ) { _ in .goOn }
    guard let divergence = runner.divergences(on: shrinking.scenario).first else { continue }
    record(
      Finding(shrinking.scenario, divergence), of: tested, keptIn: nil, at: sourceLocation)
    await Task.yield()
  }
  if held * 2 < scenarios, found.isEmpty {
    let why = runner.skipped?.reason ?? "it hardly ever comes to rest"
    Issue.record(
      "hardly anything was held: \(held) of \(scenarios) scenarios: \(why)",
      sourceLocation: sourceLocation)
  }
}
