import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The controllers on the bar's chains, as far as what is observed says which these are now.
///
/// The last update says which they were then. They are known where that was in the step just observed, where
/// nothing of the app can run behind it; and as long as no chain is walked again.
struct BarMembers {
  /// Nil while they are not known.
  private var names: [Name]?
  /// The fingerprint of the last update.
  private var fingerprint: UInt64 = 0
  /// Those at the start; nil where they are not known, or something of the app runs in lifecycle methods.
  private let controllers: [Controller]?
  /// The steps that were applied, in which parents may have changed.
  private var moves: [Step] = []

  /// - Parameter scenario: nil where it is not known; then members never are.
  init(of scenario: Scenario?) {
    let hasActions = scenario?.controllers.contains { !$0.actions.isEmpty } ?? true
    controllers = hasActions ? nil : scenario?.controllers
  }

  /// Looks at what is observed after a step that was applied, or after the launch.
  ///
  /// - Parameter walks: the number of chains that were walked.
  mutating func look(after step: Step?, _ observation: Observation, walks: Int) {
    if controllers == nil { return }
    if let step, step.kind != .set { moves.append(step) }
    let before = fingerprint
    fingerprint = observation.provenance?.chainFingerprint ?? 0
    guard walks > 0 else { return }
    names = nil
    guard fingerprint != before, let provenance = observation.provenance,
      !provenance.dependsOnPlacement
    else { return }
    names =
      (provenance.style.map { $0.members } ?? []) + (provenance.hidden.map { $0.members } ?? [])
  }

  /// True if the step, which was applied, is about others only, so that the chains stay.
  func areUntouched(by step: Step) -> Bool {
    guard let names else { return false }
    switch step {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .addChild,
      .removeFromParent, .transition, .addChildWithoutView:
      break
    case .set(.known(let property), _, _):
      switch property {
      case .childForStatusBarStyle, .childForStatusBarHidden, .isNavigationBarHidden: break
      default: return false
      }
    default: return false
    }
    let named = moves.flatMap { $0.names }
    return step.names.allSatisfy { name in
      let name = name.withoutView
      guard !names.contains(name), !named.contains(name),
        let controller = controllers?.first(where: { $0.name == name })
      else { return false }
      guard let parent = controller.place.above else { return true }
      return !names.contains(parent) && !named.contains(parent)
    }
  }
}

extension Provenance {
  /// Differs where the controllers do that were asked, almost surely.
  fileprivate var chainFingerprint: UInt64 {
    var sum: UInt64 = 14_695_981_039_346_656_037
    func add(_ number: Int, to sum: inout UInt64) {
      sum = (sum ^ UInt64(truncatingIfNeeded: number)) &* 1_099_511_628_211
    }
    add(window?.slot ?? -1, to: &sum)
    for answer in [style, hidden] {
      guard let answer else { continue }
      for hop in answer.chain { add(hop.controller.slot, to: &sum) }
      add(answer.stop.at.slot, to: &sum)
      add(answer.stop.notAsked?.slot ?? -1, to: &sum)
    }
    return sum
  }

  /// True if a link may have been followed, or not, for where a controller hangs that is not next to the one
  /// before. Only the first link that is not followed is observed: it says so where it is the answerer's.
  fileprivate var dependsOnPlacement: Bool {
    for answer in [style, hidden] {
      guard let answer else { continue }
      guard answer.stop.at == answer.answeredBy else { return true }
      switch answer.stop.reason {
      case .doesNotForward, .navigationBarVisible, .navigationIsEmpty, .nothingSelected: break
      default: return true
      }
      for hop in answer.chain {
        switch hop.reason {
        case .forwardedToNamedController, .forwardedToPresentedViewController,
          .forwardedToFirstChild, .forwardedToLastChild:
          return true
        default: break
        }
      }
    }
    return false
  }
}

extension Provenance.Answer {
  /// Those that were asked, and the one that was not.
  fileprivate var members: [Name] {
    chain.map { $0.controller } + (stop.notAsked.map { [$0] } ?? [])
  }
}
