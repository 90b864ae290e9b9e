import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Step {
  /// Steps that do something like it, the simplest first: of simpler kinds, with an argument left
  /// out, with a simpler value. Names stay.
  var simpler: [Step] {
    let values = values
    let others = form.simpler.flatMap { kind in steps(of: kind, from: values) }
    return others
      + form.arguments.indices.flatMap { place in
        form.arguments[place].simpler(than: values[place], in: self).map { value in
          var simpler = values
          simpler[place] = value
          return Step(kind, simpler)
        }
      }
  }

  /// The steps of another kind that take their names from the arguments of this one.
  private func steps(of other: Kind, from values: StepValues) -> [Step] {
    var made = [StepValues()]
    for (place, argument) in StepForm.of(other).arguments.enumerated() {
      let choices = names(for: argument, of: other, from: values)
      made = made.flatMap { begun in
        choices.map { name in
          var next = begun
          next[place] = .name(name)
          return next
        }
      }
    }
    return made.map { Step(other, $0) }
  }

  /// The names of an argument with the same key, else of one with the same role.
  private func names(
    for argument: StepForm.Argument, of other: Kind, from values: StepValues
  ) -> [Name] {
    let arguments = form.arguments
    if let same = arguments.firstIndex(where: { $0.key == argument.key }) {
      return values[same].allNames
    }
    let taken = StepForm.of(other).arguments.map { $0.key }
    for place in arguments.indices where !taken.contains(arguments[place].key) {
      switch (argument.role, arguments[place].role) {
      case (.controller, .controllers), (.controller, .controller), (.window, .newWindow):
        return values[place].allNames
      case (_, _): continue
      }
    }
    return []
  }
}

extension StepForm.Argument {
  /// Simpler values, the simplest first.
  fileprivate func simpler(than value: StepValue, in step: Step) -> [StepValue] {
    let none: [StepValue] = isOptional && value != .none ? [.none] : []
    switch (role, value) {
    case (.literal(_, let simplest), .literal(let literal)):
      return simplest.prefix { $0 != literal }.map { .literal($0) }
    case (.controllers, .names(let names)):
      return names.indices.map { .names(names.without($0)) }
    case (.anchors, .anchors(let anchors)):
      return none + anchors.indices.map { .anchors(anchors.without($0)) }
    case (.newWindow, .window(let window, let root)):
      let rootless: [StepValue] = root == nil ? [] : [.window(window, root: nil)]
      return rootless + window.simpler.map { .window($0, root: root) }
    case (.value, .value(let value)):
      guard case .set(let property, _, _) = step else { return [] }
      return property.commonValues.filter { $0 != value }.map { .value($0) }
    case (_, _): return none
    }
  }
}

extension StepValue {
  fileprivate var allNames: [Name] {
    switch self {
    case .name(let name): [name]
    case .names(let names): names
    case .window(let window, _): [window.name]
    case .none, .literal, .property, .value, .anchors: []
    }
  }
}

extension PropertyName {
  /// The values that it is mostly set to, the simplest first.
  var commonValues: [PropertyValue] {
    switch self {
    case .known(let known): known.commonValues
    case .unknown: [.null]
    }
  }
}

extension Window {
  /// The window with one simpler value.
  fileprivate var simpler: [Window] {
    Window.properties.flatMap { property in
      (0..<property.rank(self)).map { rank in
        var simpler = self
        property.setRank(&simpler, rank)
        return simpler
      }
    }
  }
}

extension Array {
  func without(_ index: Int) -> [Element] {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}
