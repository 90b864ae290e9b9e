import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Laws by which the world counts as another one: a version, an SDK, an orientation. Few resolvers are wrong
/// about these everywhere, so that they hold of a part of what is seen.
extension WrongLaw {
  static func ofWorlds(_ scenario: Scenario) -> [WrongLaw] {
    let own = scenario.environment.iOS
    let all = Condition.versions
    let later = all.filter { $0 > own }
    let earlier = zip(all, all.dropFirst()).filter { $0.1 <= own }.reversed()
    return later.map { thresholdMissed(before: $0) }
      + earlier.map { thresholdMissed(from: $0.1, as: $0.0) }
      + all.filter { scenario.environment.linkedSDK < $0 }.map(sdkMissed) + ofSDK + orientations
  }

  private static func thresholdMissed(before version: Version) -> WrongLaw {
    WrongLaw(
      "versions-before-\(version.words)",
      "versions before iOS \(version.words) are taken for iOS \(version.words)",
      .transformEnvironment { environment in
        guard environment.iOS < version else { return }
        if environment.linkedSDK == environment.iOS { environment.linkedSDK = version }
        environment.iOS = version
      })
  }

  private static func thresholdMissed(from version: Version, as earlier: Version) -> WrongLaw {
    WrongLaw(
      "versions-from-\(version.words)",
      "iOS \(version.words) and later are taken for iOS \(earlier.words)",
      .transformEnvironment { environment in
        guard environment.iOS >= version else { return }
        if environment.linkedSDK == environment.iOS { environment.linkedSDK = earlier }
        environment.iOS = earlier
      })
  }

  private static func sdkMissed(_ version: Version) -> WrongLaw {
    WrongLaw(
      "sdk-before-\(version.words)",
      "an SDK before that of iOS \(version.words) is taken for that",
      .transformEnvironment { $0.linkedSDK = max($0.linkedSDK, version) })
  }

  private static let ofSDK = [
    WrongLaw(
      "sdk-for-iOS", "the version of the SDK counts where that of iOS does",
      .transformEnvironment { $0.iOS = min($0.iOS, $0.linkedSDK) })
  ]

  private static let orientations = Orientation.allCases.map { orientation in
    let other: Orientation = orientation == .portrait ? .landscape : .portrait
    var wrongness = Wrongness.transformEnvironment { $0.orientation = other }
    wrongness.transformStep = { step, _ in step.kind == .rotate ? nil : step }
    return WrongLaw(
      "always-\(other.rawValue)",
      "\(orientation.rawValue) is taken for \(other.rawValue)", wrongness)
  }

  /// Lists of a scenario that are read the other way around, or only in part.
  static let ofLists = [
    WrongLaw(
      "windows-reversed", "windows come in reverse order",
      Wrongness(transformScenario: { scenario in
        var other = scenario
        other.windows.reverse()
        return other
      })),
    WrongLaw(
      "actions-first", "only the first action of a method is run",
      .transformScenario { controller in
        controller.actions = LifecycleMethod.allCases.flatMap { method in
          controller.actions.filter { $0.method == method }.prefix(1)
        }
      }),
    WrongLaw(
      "actions-last", "only the last action of a method is run",
      .transformScenario { controller in
        controller.actions = LifecycleMethod.allCases.flatMap { method in
          controller.actions.filter { $0.method == method }.suffix(1)
        }
      }),
    WrongLaw(
      "actions-reversed", "the actions of a method are run in reverse order",
      .transformScenario { $0.actions.reverse() }),
    WrongLaw(
      "views-reversed", "the views of a controller come in reverse order",
      .transformScenario { $0.views.reverse() }),
  ]

  /// A step updates more than it should.
  static func ofFurtherUpdates(_ steps: some Collection<Step>) -> [WrongLaw] {
    steps.reversed().sorts.flatMap { sort in
      [
        WrongLaw(
          "updates-bar-\(sort.id)", "\(sort.words) updates the status bar",
          .goesOn(after: sort) { world in
            world.onScreen.first.map {
              .setNeedsStatusBarAppearanceUpdate(on: $0, animated: false)
            }
          }, about: sort.kind)
      ]
        + SystemGesture.allCases.map { gesture in
          WrongLaw(
            "updates-\(gesture.rawValue)-\(sort.id)",
            "\(sort.words) updates the answer to \(gesture.rawValue)",
            .goesOn(after: sort) { world in
              world.onScreen.first.map { .setNeedsUpdate(of: gesture, on: $0) }
            }, about: sort.kind)
        }
    }
  }

  /// A step that ends several presentations ends the innermost only.
  static let ofDismissals = WrongLaw(
    "dismiss-innermost", "'dismiss' of several presented controllers ends the innermost only",
    Wrongness(
      transformStep: { step, memory in
        guard case .dismiss = step, let world = memory.world,
          let innermost = world.presentations.first(where: { presentation in
            !world.presentations.contains {
              $0.presenter(in: world) == presentation.controller
            }
          })
        else { return step }
        return .dismiss(from: innermost.controller)
      }, looksAtWorld: true), about: .dismiss)

  /// A property that another one is taken for.
  static let swapped = Controller.properties.flatMap { property in
    Controller.properties.filter {
      $0 !== property && $0.topic == property.topic && $0.setName != nil
        && property.setName != nil && property.reference == nil && $0.values == property.values
    }.map { other in
      WrongLaw(
        "swapped-\(property.name)-\(other.name)", "\(other.name) is taken for \(property.name)",
        Wrongness(
          transformScenario: { scenario in
            var changed = scenario
            changed.changeControllers { _ = property.assign(&$0, other.literal($0)) }
            return changed.problem == nil ? changed : scenario
          },
          transformStep: { step, _ in
            if case .set(.known(property.setName!), _, _) = step { nil } else { step }
          },
          furtherStep: { step, _ in
            guard case .set(.known(other.setName!), let value, let name) = step else { return nil }
            return .set(.known(property.setName!), to: value, on: name)
          }))
    }
  }
}

extension Snapshot.Presentation {
  fileprivate func presenter(in world: Snapshot) -> Name? {
    guard
      case .presented(let presenter)? = world.controllers.first(where: { $0.name == controller })?
        .place
    else { return nil }
    return presenter
  }
}

extension Wrongness {
  /// Plays another step behind those of a sort.
  fileprivate static func goesOn(
    after sort: StepSort, with further: @escaping @Sendable (Snapshot) -> Step?
  ) -> Wrongness {
    Wrongness(furtherStep: { step, world in
      StepSort(step) == sort ? world.flatMap { further($0) } : nil
    })
  }
}
