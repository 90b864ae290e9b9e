import Dispatch
public import StatusQuoAppearanceModel
public import StatusQuoDiagnosing
public import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning
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
/// It plays on the main actor, in the process of the test: a class that traps ends it as a failure, after a line on
/// standard error that names the scenario, with which the next run begins.
///
/// - Parameters:
///   - children: how many children `make` is given, 1 to 8.
///   - versions: the versions of iOS.
///   - scenarios: how many scenarios are played: some thousand a second.
///   - seed: the same seed plays the same scenarios, on every machine.
///   - notPromised: the promises that it does not make, with the reasons.
///   - alsoDuring: the promises that it keeps also while an animation or a gesture is under way.
///   - file: the file of broken promises that are known: these are no issues. One that is kept again is.
///   - folder: where failing scenarios are kept, to be played first the next time.
///   - make: makes the container, with all its children.
///   - commands: what can be asked of it.
///   - states: who decides, and who is shown.
/// - Returns: what was played and found.
@discardableResult
@MainActor public func expectContainer<Container: UIViewController>(
  children: Int, versions: ClosedRange<Version> = 13...Version.latest, scenarios: Int = 2_000,
  seed: UInt64 = 1, notPromised: [ContainerPromise: String] = [:],
  alsoDuring: Set<ContainerPromise> = [], known file: String? = nil,
  keepingFailuresIn folder: String? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ make: @escaping @MainActor ([UIViewController]) -> Container,
  commands: @MainActor () -> [ContainerCommand<Container>],
  states: @escaping @MainActor (Container) -> ContainerState
) async -> RunReport {
  var type = ContainerClass(make, commands: commands(), states: states)
  let declaration = type.declaration(
    children: children, notPromised: notPromised, alsoDuring: alsoDuring)
  var plan = RunPlan(seed: seed, scenarios: scenarios)
  plan.restrict(to: Capabilities(versions: versions, container: declaration))
  let tested = TestedResolver("\(Container.self)")
  let traps = TrapReport(of: tested, plan, "seed \(seed)", keptIn: folder, at: sourceLocation)
  defer { traps.end() }
  let mark = traps.subjectMark
  type.note = { mark.value = $0 ? 1 : 0 }
  let check = ContainerCheck(
    declaration, { [type] in ContainerInstance(type) }, law: { ReferenceModel($0) },
    SubjectWatch { if case .launch = $0 { traps.launch() } })
  return await play(
    plan, of: tested, traps, known: file, keepingFailuresIn: folder, at: sourceLocation
  ) { [plan] in
    ContainerRunner(check, plan, willPlay: { traps.willPlay($0) }) { playing in
      DispatchQueue.main.sync(execute: playing)
    }
  }
}
