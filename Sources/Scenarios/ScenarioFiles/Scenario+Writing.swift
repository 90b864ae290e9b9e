import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON

extension Scenario {
  /// Writes the members that a document has for a scenario. Default values are left out, but the
  /// version of iOS is always there: nothing can be understood without it.
  func write(to json: inout JSONBuilder) {
    json.add(Scenario.members.filter { $0.key != "geometry" }, of: self, names)
    writeTrees(to: &json)
    json.key("steps")
    json.array { json in
      for step in steps { step.write(to: &json, names) }
    }
    json.add(Scenario.members.filter { $0.key == "geometry" }, of: self, names)
  }

  private func writeTrees(to json: inout JSONBuilder) {
    var rest = controllers[...]
    json.key("windows")
    json.array { json in
      for window in windows {
        json.object { json in
          json.member("name", names.text(window.name))
          json.add(Window.members, of: window, names)
          guard rest.first?.place == .root(of: window.name) else { return }
          json.key("root")
          writeTree(from: &rest, to: &json)
        }
      }
    }
    json.key("controllers")
    json.array { json in
      while !rest.isEmpty { writeTree(from: &rest, to: &json) }
    }
  }

  /// A controller whose object is begun and not ended.
  private struct OpenController {
    var name: Name
    var hasChildren = false
  }

  /// Writes the first controller of `rest` and all below it, and takes them out. What is begun is
  /// on a stack, so any depth will do.
  private func writeTree(from rest: inout ArraySlice<Controller>, to json: inout JSONBuilder) {
    var open: [OpenController] = []
    repeat {
      let controller = rest.removeFirst()
      switch controller.place {
      case .root, .detached: break
      case .child(let parent):
        close(&open, upTo: parent, &json)
        if !open.isEmpty, !open[open.count - 1].hasChildren {
          open[open.count - 1].hasChildren = true
          json.key("children")
          json.beginArray()
        }
      case .presented(let presenter):
        close(&open, upTo: presenter, &json)
        if let last = open.last {
          if last.hasChildren { json.end() }
          open[open.count - 1].hasChildren = false
        }
        json.key("presented")
      }
      json.beginObject()
      controller.write(to: &json, names)
      open.append(OpenController(name: controller.name))
    } while rest.first?.place.above != nil
    close(&open, upTo: nil, &json)
  }

  private func close(
    _ open: inout [OpenController], upTo name: Name?, _ json: inout JSONBuilder
  ) {
    while let last = open.last, last.name != name {
      if last.hasChildren { json.end() }
      json.end()
      open.removeLast()
    }
  }
}

extension Controller {
  /// Writes everything but children and what is presented, which come last in the object: so what
  /// a controller is and overrides is read before what is below it.
  fileprivate func write(to json: inout JSONBuilder, _ names: Names) {
    json.member("name", names.text(name))
    json.add(Controller.members, of: self, names)
    if !views.isEmpty {
      json.member("views") { json in
        json.array { json in
          for view in views { view.write(to: &json, names) }
        }
      }
    }
    if !actions.isEmpty { json.member("actions", JSON(actions, names)) }
  }
}

extension View {
  fileprivate func write(to json: inout JSONBuilder, _ names: Names) {
    json.object { json in
      json.member("name", names.text(name))
      json.member("superview", names.text(superview))
      json.add(View.members, of: self, names)
    }
  }
}
