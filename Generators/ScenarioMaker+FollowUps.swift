import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Steps that follow from the one before.
extension ScenarioMaker {
  /// A step that follows from the last one, as often as the scenario's habits ask for it; nil
  /// otherwise.
  mutating func followUp() -> Step? {
    guard let last = scenario.steps.last, random.chance(habits.followUps) else { return nil }
    locality = 90
    defer { locality = habits.locality }
    // Once more what undoes the step before: it changes nothing.
    if let before = scenario.steps.dropLast().last, last.undoes(before), random.chance(25) {
      return last
    }
    switch random.pick(last.kind == .set ? FollowUp.afterSet : FollowUp.afterOthers) {
    case .again: return last
    case .elsewhere: return elsewhere()
    case .echo: return echo(of: last)
    case .setBack: return setBack()
    case .anew: return anew()
    case .sequel:
      let sequels = StepHabit.sequels(of: last)
      return sequels.isEmpty ? nil : step(random.pick(sequels))
    }
  }

  /// The first of the last two to four steps once more, on another controller or window; the others follow it.
  private mutating func elsewhere() -> Step? {
    let steps = scenario.steps.suffix(2 + random.below(3))
    guard plot.isEmpty, steps.count > 1,
      let name = steps.last(where: { !$0.names.isEmpty })?.names.last?.withoutView,
      let other = another(like: name)
    else { return nil }
    let moved = steps.map { step in
      step.renamed { $0 == name ? other : $0 == name.rootView ? other.rootView : $0 }
    }
    plot = moved.reversed().map { PlottedStep(step: $0, subject: world.index(other)) }
    return plottedStep()
  }

  /// Another controller of its kind, or another window; nil where there is none.
  private mutating func another(like name: Name) -> Name? {
    if world.window(name) != nil {
      let others = world.windows.filter { $0.name != name }
      return others.isEmpty ? nil : random.pick(others).name
    }
    guard let index = world.index(name) else { return nil }
    let kind = world.nodes[index].kind
    return someController { $1 != index && $0.nodes[$1].kind == kind }.map { self.name($0) }
  }

  private mutating func echo(of last: Step) -> Step? {
    guard case .set(let property, let value, _) = last else {
      return step(.kind(last.kind))
    }
    return .set(property, to: value, on: anyControllerName())
  }

  private mutating func anew() -> Step? {
    let earlier = scenario.steps.dropLast().suffix(3)
    guard let step = earlier.isEmpty ? nil : random.pick(Array(earlier)) else { return nil }
    world.apply(step)
    return step
  }

  /// Looks for the value among the last steps; what was set for the first time goes back to
  /// UIKit's default.
  private func setBack() -> Step? {
    var latest: (property: PropertyName.Known, value: PropertyValue, receiver: Name)?
    for case .set(.known(let property), let value, let receiver)
      in scenario.steps.suffix(8).reversed()
    {
      guard let set = latest else {
        latest = (property, value, receiver)
        continue
      }
      if property == set.property, receiver == set.receiver, value != set.value {
        return .set(.known(property), to: value, on: receiver)
      }
    }
    return latest.map {
      .set(.known($0.property), to: $0.property.unset(from: $0.value), on: $0.receiver)
    }
  }
}

extension PropertyName.Known {
  /// The frequent steps after one that sets it.
  var sequels: [StepChoice] {
    switch topic {
    case .styles, .stylesForChildren, .views: [.setTrait, .setTrait, .kind(.setSystemStyle)]
    case .presentation: [.read, .kind(.present), .kind(.present)]
    case .barGetters, .childGetters, .stored, .navigationBar, .barAppearance, .popovers,
      .splitViews, .insets,
      .classes, .selection, .systemGestures, .windows, .scenes, .environment, .safeArea,
      .containment:
      [.read, .setProperty, .kind(.rotate), .kind(.swipe)]
    }
  }
}
