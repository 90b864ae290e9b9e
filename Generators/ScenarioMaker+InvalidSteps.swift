import StatusQuoAppearanceModel
import StatusQuoCatalog

extension ScenarioMaker {
  /// A step of this kind whose arguments were not chosen to make sense.
  ///
  /// Nothing of it is done in the sketch of the world: if it happens to make sense, the sketch
  /// is a little wrong from then on.
  mutating func invalidStep(_ kind: Step.Kind) -> Step {
    var values = StepValues()
    let arguments = StepForm.of(kind).arguments
    for place in arguments.indices {
      values[place] = anyValue(of: arguments[place].role, isOptional: arguments[place].isOptional)
    }
    return Step(kind, values)
  }

  private mutating func anyValue(of role: StepForm.Role, isOptional: Bool) -> StepValue {
    switch role {
    case .controller(.kind(let kind)): return .name(nearly(kind))
    case .controller(.any), .controller(.container):
      return isOptional && random.chance(15) ? .none : .name(anyName())
    case .controllers: return .names((0..<few(0...4)).map { _ in anyName() })
    case .window: return .name(random.chance(70) ? randomWindow() : invalidName())
    case .view: return random.chance(50) ? .none : .name(invalidName())
    case .node: return .name(random.chance(65) ? anyControllerName() : invalidName())
    // Mostly a name in use; never that of a root view, which no window may have.
    case .newWindow: return .window(Window(invalidName().withoutView), root: anyName())
    case .literal(_, let simplest): return .literal(random.pick(simplest))
    case .property: return .property(anyProperty())
    case .value: return .value(anyPropertyValue())
    case .anchors: return .anchors(anyAnchors())
    }
  }

  private mutating func anyName() -> Name {
    if let moving = moving() { return name(moving) }
    return random.chance(70) ? anyControllerName() : invalidName()
  }

  /// Often one that a swipe under way is about: that has to be reported before any other mistake.
  private mutating func moving() -> Int? {
    guard let open = world.inTransition.last, random.chance(30) else { return nil }
    return random.chance(50) ? open : world.nodes[open].popping
  }

  private mutating func nearly(_ kind: Controller.Kind) -> Name {
    if let moving = moving(), world.nodes[moving].kind == kind { return name(moving) }
    let found = random.chance(75) ? someController { $0.nodes[$1].kind == kind } : nil
    return found.map { name($0) } ?? invalidName()
  }

  private mutating func anyProperty() -> PropertyName {
    guard random.chance(10) else { return .known(random.pick(Self.properties)) }
    return .unknown(
      undeclaredName(random.pick(["title", "viewOverrideUserInterfaceStyle", "overriddenIn"])))
  }

  // What is about the system's gestures has steps of its own, in few scenarios.
  private static let properties = PropertyName.Known.allCases.filter {
    $0.topic != .systemGestures && $0.topic != .safeArea
  }
  private static let words = PropertyValue.Word.allCases.filter { word in
    word == .none
      || word != .firstChild && word != .lastChild
        && ScreenEdges.allCases.allSatisfy { $0.rawValue != word.rawValue }
  }

  private mutating func anyPropertyValue() -> PropertyValue {
    switch random.below(10) {
    case 0: .null
    case 1: .bool(random.chance(50))
    case 2: .number(random.pick([0, 1, -1, 0.5]))
    case 3..<6: .word(random.pick(Self.words))
    case 6: .controller(random.chance(60) ? anyControllerName() : invalidName())
    case 7, 8:
      .child(
        random.chance(60) ? anyControllerName() : invalidName(),
        random.chance(25) ? nil : style())
    default: .other(undeclaredName(random.pick(["[]", "{}", "\"purple\"", "[1]"])))
    }
  }

  private mutating func anyAnchors() -> [Anchor] {
    (0..<few(1...4)).map { _ in
      let target: Anchor.Target =
        random.chance(20)
        ? .constant(20)
        : .attribute(
          random.pick(Anchor.Attribute.allCases), of: random.pick(Anchor.Item.allCases))
      return Anchor(random.pick(Anchor.Attribute.allCases), target)
    }
  }
}
