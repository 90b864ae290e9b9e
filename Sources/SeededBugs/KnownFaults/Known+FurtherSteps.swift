import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults by which a step does more than it should, ends less, or sets another property.
extension Fault.Known {
  /// A step updates more than it should.
  static func ofFurtherUpdates(_ steps: some Collection<Step>) -> [Self] {
    steps.reversed().exactKinds.flatMap { exactKind in
      [
        Self(
          "updates-bar-\(exactKind.id)", "\(exactKind.words) updates the status bar",
          .goesOn(after: exactKind) { world in
            world.onScreen.prefix(1).map {
              .setNeedsStatusBarAppearanceUpdate(on: $0, animated: false)
            }
          }, about: exactKind.kind),
        Self(
          "updates-all-\(exactKind.id)",
          "\(exactKind.words) updates the status bar and the answers about the system's gestures",
          .goesOn(after: exactKind) { $0.stepsThatUpdateAll }, about: exactKind.kind),
      ]
        + SystemGesture.allCases.map { gesture in
          Self(
            "updates-\(gesture.rawValue)-\(exactKind.id)",
            "\(exactKind.words) updates the answer to \(gesture.rawValue)",
            .goesOn(after: exactKind) { world in
              world.onScreen.prefix(1).map { .setNeedsUpdate(of: gesture, on: $0) }
            }, about: exactKind.kind)
        }
    }
  }

  /// A step that ends several presentations ends the innermost only.
  static let ofDismissals = Self(
    "dismiss-innermost", "'dismiss' of several presented controllers ends the innermost only",
    Fault.Behavior(
      transformStep: { step, memory in
        guard case .dismiss = step, let world = memory.world,
          let innermost = world.presentations.first(where: { presentation in
            !world.controllers.contains { $0.place == .presented(by: presentation.controller) }
          })
        else { return step }
        return .dismiss(from: innermost.controller)
      }, looksAtWorld: true), about: .dismiss)

  /// Faults by which the order of addition decides between windows at the same level.
  static let ofWindowOrders = [("first", -1.0), ("last", 1.0)].map { words, sign in
    Self(
      "windows-\(words)-added",
      "of windows at the same level the one that was added \(words) is on top",
      .ordersWindows { level, place in 1_000 * level + sign * Double(place) })
  }

  /// A property that another one is taken for.
  static let swapped = Controller.properties.flatMap { property in
    Controller.properties.filter {
      $0 !== property && $0.topic == property.topic && $0.setName != nil
        && property.setName != nil && property.reference == nil && $0.values == property.values
    }.map { other in
      Self(
        "swapped-\(property.name)-\(other.name)", "\(other.name) is taken for \(property.name)",
        Fault.Behavior(
          transformScenario: { scenario in
            var changed = scenario
            changed.changeControllers { _ = property.assign(&$0, other.literal($0)) }
            return changed.problem == nil ? changed : scenario
          },
          transformStep: { step, _ in
            if case .set(.known(property.setName!), _, _) = step { nil } else { step }
          },
          furtherSteps: { step, _ in
            guard case .set(.known(other.setName!), let value, let name) = step else { return [] }
            return [.set(.known(property.setName!), to: value, on: name)]
          }))
    }
  }
}

extension Fault.Behavior {
  /// Gives windows other levels, by their own and by the number of those before.
  fileprivate static func ordersWindows(
    _ level: @escaping @Sendable (Double, Int) -> Double
  ) -> Self {
    Self(
      transformScenario: { scenario in
        var other = scenario
        for index in other.windows.indices {
          other.windows[index].level = level(other.windows[index].level, index)
        }
        return other
      },
      transformStep: { step, memory in
        let declared = memory.scenario.windows
        switch step {
        case .addWindow(var window, let root):
          let place = declared.count + memory.counter
          memory.counter += 1
          memory.windowPlaces[window.name] = place
          window.level = level(window.level, place)
          return .addWindow(window, root: root)
        case .set(.known(.level), .number(let number), let name):
          let place = memory.windowPlaces[name] ?? declared.firstIndex { $0.name == name } ?? 0
          return .set(.known(.level), to: .number(level(number, place)), on: name)
        default: return step
        }
      })
  }

  /// Plays other steps behind those of a kind.
  fileprivate static func goesOn(
    after exactKind: Step.ExactKind, with further: @escaping @Sendable (Snapshot) -> [Step]
  ) -> Self {
    Self(furtherSteps: { step, world in
      step.exactKind == exactKind ? world.map(further) ?? [] : []
    })
  }
}

extension Snapshot {
  /// Steps that update all that is asked of controllers, whether one is on screen or not, and change nothing else:
  /// the window that decides comes up by one level, and goes back.
  fileprivate var stepsThatUpdateAll: [Step] {
    let windows = windows.filter { $0.scene == .main }
    let shown = windows.filter { visibleWindows.contains($0.name) }
    guard let window = (shown.isEmpty ? windows : shown).max(by: { $0.level < $1.level }) else {
      return []
    }
    return [window.level + 1, window.level].map {
      .set(.known(.level), to: .number($0), on: window.name)
    }
  }
}
