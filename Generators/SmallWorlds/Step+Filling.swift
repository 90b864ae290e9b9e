package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Step {
  /// One step of each kind, and one for each value that its arguments mostly have, the simplest kinds
  /// first.
  package static let simplestOfAll: [Step] = StepForm.all.flatMap { form in
    form.kind == .set
      ? PropertyName.Known.allCases.flatMap { settings(of: $0) } : simplest(of: form)
  }

  /// Returns true if it differs from `other` in names and values at most.
  package func isLike(_ other: Step) -> Bool {
    if case .set(let property, _, _) = self, case .set(let otherProperty, _, _) = other {
      return property == otherProperty
    }
    return kind == other.kind
  }

  /// The step with each of these names in each place; in that of a root view with their views.
  func filledIn(with names: [Name]) -> [Step] {
    var places = 0
    _ = renamed { name in
      places += 1
      return name
    }
    guard places <= 4 else { return [self] }
    let count = (0..<places).reduce(1) { product, _ in product * names.count }
    return (0..<count).map { number in
      var rest = number
      return renamed { old in
        defer { rest /= names.count }
        let name = names[rest % names.count]
        return old.isRootView ? name.rootView : name
      }
    }
  }
}

// MARK: - The simplest steps of a form

extension Step {
  private static let (one, other) = (Name(index: 0), Name(index: 1))

  private static func simplest(of form: StepForm) -> [Step] {
    var made = [StepValues()]
    for (place, argument) in form.arguments.enumerated() {
      let choices = simplestValues(of: argument)
      made = made.flatMap { begun in
        choices.map { value in
          var next = begun
          next[place] = value
          return next
        }
      }
    }
    return made.map { Step(form.kind, $0) }
  }

  private static func simplestValues(of argument: StepForm.Argument) -> [StepValue] {
    switch argument.role {
    case .controller: argument.isOptional ? [.none, .name(one)] : [.name(one)]
    case .controllers: [.names([]), .names([one])]
    case .window, .node: [.name(one)]
    case .view: [.none, .name(one.rootView)]
    case .newWindow: newWindows
    case .literal(_, let simplest): simplest.map { .literal($0) }
    case .anchors: [.none, .anchors([Anchor(.bottom, .attribute(.bottom, of: .view))])]
    case .property, .value: []
    }
  }

  /// A window, one with a root, and one for each other value of its properties.
  private static let newWindows: [StepValue] =
    [.window(Window(one), root: nil), .window(Window(one), root: other)]
    + Window.properties.flatMap { property in
      (1..<property.values.count).map { rank in
        var window = Window(one)
        property.setRank(&window, rank)
        return .window(window, root: nil)
      }
    }

  private static func settings(of property: PropertyName.Known) -> [Step] {
    var values = property.commonValues
    if let listed = Controller.properties.first(where: { $0.setName == property }) {
      switch listed.form.reference {
      case .controller: values.append(.controller(other))
      case .styledControllers: values.append(.child(other, .dark))
      case .className, .child, .viewOfParent, nil: break
      }
    }
    return values.flatMap { value -> [Step] in
      let step = Step.set(.known(property), to: value, on: one)
      guard property.exists(on: .view) else { return [step] }
      return [step, Step.set(.known(property), to: value, on: one.rootView)]
    }
  }
}
