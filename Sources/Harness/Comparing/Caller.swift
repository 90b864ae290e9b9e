import StatusQuoAppearanceModel
import StatusQuoCatalog

/// The part that a controller has in a step: what stands for its name where divergences are compared.
package enum Caller: String, NamedCase {
  /// The step names it as what it moves: `B` of `N.push(B)`.
  case named
  /// The step is called on it: `N` of `N.push(B)`.
  case receiver
  /// It is below one that is called, or that the step names.
  case child
  /// It contains one that is called, or that the step names.
  case parent
  /// It presents one that is called, or that the step names, or what contains that.
  case presenter
  /// None of these: what a step uncovers, or takes away.
  case other
}

extension Caller {
  /// The parts of the controllers that are called in a step, in the world behind it.
  ///
  /// The first part that fits, in the order of the cases; the ones that are called are among those that a
  /// step is about.
  static func parts(
    of called: Set<Name>, in step: Step?, _ world: Snapshot
  ) -> [Name: Caller] {
    let named = step?.callers ?? [:]
    let about = called.union(named.keys)
    var places: [Name: Controller.Place] = [:]
    for controller in world.controllers { places[controller.name] = controller.place }
    var (children, parents, presenters) = (Set<Name>(), Set<Name>(), Set<Name>())
    for name in about {
      var isPresented = false
      var above = name
      while let place = places[above], let next = place.above {
        if case .presented = place { isPresented = true }
        above = next
        if isPresented {
          presenters.insert(above)
        } else {
          parents.insert(above)
          if about.contains(above) { children.insert(name) }
        }
      }
    }
    var parts: [Name: Caller] = [:]
    for name in called {
      parts[name] =
        named[name]
        ?? (children.contains(name)
          ? .child
          : parents.contains(name) ? .parent : presenters.contains(name) ? .presenter : .other)
    }
    return parts
  }
}

extension Step {
  /// The controllers that its call names, each with its part.
  fileprivate var callers: [Name: Caller] {
    let (form, values) = (form, values)
    var callers: [Name: Caller] = [:]
    for (place, argument) in form.arguments.enumerated() {
      let part: Caller = form.call.hasPrefix("{\(argument.key)}.") ? .receiver : .named
      switch values[place] {
      case .name(let name): callers[name] = callers[name] ?? part
      case .names(let names): for name in names { callers[name] = callers[name] ?? part }
      case .window(_, let root): if let root { callers[root] = part }
      case .none, .literal, .property, .value, .anchors: break
      }
    }
    return callers
  }
}
