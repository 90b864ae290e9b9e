import AppearanceModel

extension ScenarioMaker {
  /// Sets something that the style of a controller may follow from.
  mutating func setTrait() -> Step {
    let index = anyController()
    let parent = world.nodes[index].parent
    switch (random.below(14), parent) {
    case (0, _): return setStyle(of: random.pick(world.windows).name)
    case (1..<3, let parent?): return set(.overrideTraitCollectionForChild, on: parent)
    case (3..<5, let parent?):
      let value = PropertyValue.child(name(index), style())
      return .set(.known(.setOverrideTraitCollection), to: value, on: name(parent))
    case (5, let parent?): return setStyle(of: view(of: parent))
    case (6..<8, _): return setStyle(of: view(of: index))
    case (1..<6, nil): return set(.presentationOverrideTraitCollection, on: index)
    case (8, _): return set(random.pick(ScenarioMaker.handedDown), on: index)
    default: return setStyle(of: name(index))
    }
  }

  private static let handedDown: [Property.Known] = [
    .overrideTraitCollectionForChild, .setOverrideTraitCollection,
    .presentationOverrideTraitCollection,
  ]

  private mutating func setStyle(of name: Name) -> Step {
    .set(.known(.overrideUserInterfaceStyle), to: styleWord(), on: name)
  }

  private mutating func set(_ property: Property.Known, on index: Int) -> Step {
    .set(.known(property), to: value(of: property, on: index), on: name(index))
  }

  /// The root view or one of those below it.
  mutating func view(of index: Int) -> Name {
    let views = world.nodes[index].views
    return views.isEmpty || random.chance(40) ? name(index).rootView : random.pick(views)
  }
}
