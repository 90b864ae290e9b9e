import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators
import Testing

/// Nothing that a scenario can say is missing in the lists of properties and steps.
@Suite struct CatalogTests {
  /// The names of a value's stored properties, with those inside of `stored` and `infoPlist`.
  private static func storedProperties(of value: Any) -> Set<String> {
    var names: Set<String> = []
    for child in Mirror(reflecting: value).children {
      guard let label = child.label else { continue }
      switch label {
      case "stored", "viewInsets":
        names.formUnion(storedProperties(of: child.value).map { "\(label).\($0)".joiningWords })
      case "infoPlist": names.formUnion(storedProperties(of: child.value))
      default: names.insert(label)
      }
    }
    return names
  }

  /// The stored properties that are not values: the identity, the place, and lists of parts.
  private static let parts: Set<String> = ["name", "place", "superview", "views", "actions"]

  @Test func `every stored property of controllers, windows, views and environments is listed`() {
    let name = Name(index: 0)
    #expect(
      Set(Controller.properties.map(\.swiftName))
        == Self.storedProperties(of: Controller(.plain, name)).subtracting(Self.parts))
    #expect(
      Set(Window.properties.map(\.swiftName))
        == Self.storedProperties(of: Window(name)).subtracting(Self.parts))
    #expect(
      Set(View.properties.map(\.swiftName))
        == Self.storedProperties(of: View(name, in: name.rootView)).subtracting(Self.parts))
    #expect(
      Set(Scenario.properties.map(\.swiftName))
        == Self.storedProperties(of: Environment()).union(ObservedPart.allCases.map(\.rawValue))
        .union([
          "idling", "idlingBy",
        ]))
  }

  @Test func `every property that steps can set is listed`() {
    let listed =
      Controller.properties.compactMap(\.setName) + Window.properties.compactMap(\.setName)
    #expect(Set(listed) == Set(PropertyName.Known.allCases))
  }

  @Test func `an owner that is given a listed value has it`() {
    func check<Owner: Equatable>(_ properties: [Property<Owner>], _ owner: Owner) {
      for property in properties {
        #expect(property.isDefault(owner), "\(property.name)")
        for (rank, literal) in property.values.enumerated() {
          var one = owner
          #expect(property.assign(&one, literal), "\(property.name)")
          // An SDK that is the version of iOS is none of its own.
          let isDefault = one == owner
          #expect(property.rank(one) == (isDefault ? 0 : rank), "\(property.name)")
          #expect(property.literal(one) == (isDefault ? property.values[0] : literal))
          var other = owner
          property.setRank(&other, rank)
          #expect(one == other, "\(property.name)")
        }
        for (place, literal) in property.samples.enumerated() {
          var (one, other) = (owner, owner)
          property.assignSample(&one, place)
          #expect(property.assign(&other, literal) && one == other, "\(property.name)")
        }
        #expect(
          property.settings
            == (property.setName == nil ? [] : property.samples.compactMap { PropertyValue($0) }))
      }
    }
    check(Controller.properties, Controller(.plain, Name(index: 0)))
    check(Window.properties, Window(Name(index: 0)))
    check(View.properties, View(Name(index: 0), in: Name(index: 0).rootView))
    check(Scenario.properties, Scenario())
  }

  @Test func `every kind of step has one form`() {
    #expect(StepForm.all.map(\.kind) == StepForm.simplestFirst, "each has a place in the order")
    #expect(StepForm.all.count == Step.Kind.allCases.count)
    #expect(Step.Kind.allCases.allSatisfy { StepForm.of($0).kind == $0 })
  }

  @Test func `steps taken apart and put together are the same`() {
    var kinds: Set<Step.Kind> = []
    for seed: UInt64 in 0..<400 {
      for step in Profile.errorHeavy.scenario(seed: seed).steps {
        kinds.insert(step.kind)
        #expect(Step(step.kind, step.values) == step)
        #expect(step.renamed { $0 } == step)
      }
    }
    #expect(kinds.count == Step.Kind.allCases.count)
  }

  @Test func `a step's form names its arguments in its texts`() {
    for form in StepForm.all {
      for argument in form.arguments {
        #expect(form.swift.contains("{\(argument.key)}"), "\(form.kind)")
        #expect(form.call.contains("{\(argument.key)}"), "\(form.kind)")
      }
    }
  }

  @Test func `every command has its form at its place`() {
    #expect(CommandForm.all.map(\.verb) == CommandForm.Verb.allCases)
    for controller in (0..<400).flatMap({ Profile.mixed.scenario(seed: $0).controllers }) {
      for action in controller.actions {
        #expect(Action.Command(action.command.parts) == action.command)
      }
    }
  }
}
