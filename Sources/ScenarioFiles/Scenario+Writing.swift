import AppearanceModel

extension Scenario {
  /// Writes the members that a document has for a scenario. Default values are left out, but the
  /// version of iOS is always there: nothing can be understood without it.
  func write(to json: inout JSONBuilder) {
    json.member("environment") { environment.write(to: &$0) }
    writeTrees(to: &json)
    json.key("steps")
    json.array { json in
      for step in steps { step.write(to: &json, names) }
    }
    if observesGeometry { json.member("geometry", true) }
  }

  private func writeTrees(to json: inout JSONBuilder) {
    var rest = controllers[...]
    json.key("windows")
    json.array { json in
      for window in windows {
        json.object { json in
          window.write(to: &json, names)
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
    } while rest.first.map(isBelowAnother) ?? false
    close(&open, upTo: nil, &json)
  }

  private func isBelowAnother(_ controller: Controller) -> Bool {
    switch controller.place {
    case .root, .detached: false
    case .child, .presented: true
    }
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

extension Window {
  /// Writes everything but the root.
  func write(to json: inout JSONBuilder, _ names: Names) {
    json.member("name", names.text(name))
    if level != 0 { json.member("level", level) }
    if !coversScreen { json.member("coversScreen", false) }
    if isHidden { json.member("isHidden", true) }
    json.member("overrideUserInterfaceStyle", overrideUserInterfaceStyle, unless: .unspecified)
  }
}

extension Environment {
  fileprivate func write(to json: inout JSONBuilder) {
    json.object { json in
      json.member("iOS", iOS.text)
      if linkedSDK != iOS { json.member("linkedSDK", linkedSDK.text) }
      json.member("device", device, unless: .iPhone15)
      json.member("orientation", orientation, unless: .portrait)
      json.member("systemStyle", systemStyle, unless: .light)
      if infoPlist != InfoPlist() { json.member("infoPlist") { infoPlist.write(to: &$0) } }
      if platformFallback { json.member("platformFallback", true) }
    }
  }
}

extension InfoPlist {
  fileprivate func write(to json: inout JSONBuilder) {
    json.object { json in
      let bools: [(Key, Bool?)] = [
        (.viewControllerBasedStatusBarAppearance, viewControllerBasedStatusBarAppearance),
        (.statusBarHidden, statusBarHidden), (.statusBarHiddenOnPad, statusBarHiddenOnPad),
      ]
      for case (let key, let value?) in bools { json.member(key.rawValue, value) }
      if let statusBarStyle {
        json.member(Key.statusBarStyle.rawValue, PlistBarStyle(statusBarStyle).rawValue)
      }
      if let userInterfaceStyle {
        json.member(
          Key.userInterfaceStyle.rawValue, PlistInterfaceStyle(userInterfaceStyle).rawValue)
      }
    }
  }
}

extension JSONBuilder {
  /// Adds a key with a word, unless it is the default.
  mutating func member<Word: Words & Equatable>(
    _ key: String, _ value: Word, unless standard: Word?
  ) {
    if value != standard { member(key, value.rawValue) }
  }
}
