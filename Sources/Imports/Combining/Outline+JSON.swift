import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension Outline {
  /// Writes `windows` and `controllers` of a document.
  func write(to json: inout JSONBuilder) {
    let links = Links(children: children, presented: presented)
    var roots = [Int?](repeating: nil, count: windows.count)
    for (index, node) in nodes.enumerated() where !node.isDropped {
      if case .root(let window) = node.link { roots[window] = index }
    }
    json.member("windows") { json in
      json.array { json in
        for (index, window) in windows.enumerated() {
          json.object { json in
            json.member("name", window.name)
            write(window.settings, to: &json)
            guard let root = roots[index] else { return }
            json.member("root") { write(root, links, to: &$0) }
          }
        }
      }
    }
    json.member("controllers") { json in
      json.array { json in
        for (index, node) in nodes.enumerated() where node.link == .detached && !node.isDropped {
          write(index, links, to: &json)
        }
      }
    }
  }

  private struct Links {
    let children: [[Int]]
    let presented: [Int?]
  }

  /// Writes a controller with all below it; the depth of an outline is limited.
  private func write(_ index: Int, _ links: Links, to json: inout JSONBuilder) {
    let node = nodes[index]
    json.object { json in
      json.member("name", node.name)
      json.member("kind", node.kind.rawValue)
      if node.className.full != node.name { json.member("class", node.className.full) }
      if let selected = node.selected, node.kind == .tab,
        nodes[selected].link == .child(of: index)
      {
        json.member("selected", nodes[selected].name)
      }
      write(node.settings, to: &json)
      if !links.children[index].isEmpty {
        json.member("children") { json in
          json.array { json in
            for child in links.children[index] { write(child, links, to: &json) }
          }
        }
      }
      if let presented = links.presented[index] {
        json.member("presented") { write(presented, links, to: &$0) }
      }
    }
  }

  /// Writes members; `stored.style` and others with a dot go into an object.
  private func write(_ settings: [Setting], to json: inout JSONBuilder) {
    var written: Set<Substring> = []
    for setting in settings {
      let parts = setting.key.split(separator: ".", maxSplits: 1)
      guard parts.count == 2 else {
        json.member(setting.key, value(of: setting))
        continue
      }
      guard written.insert(parts[0]).inserted else { continue }
      json.member(String(parts[0])) { json in
        json.object { json in
          for part in settings where part.key.hasPrefix("\(parts[0]).") {
            json.member(String(part.key.dropFirst(parts[0].count + 1)), value(of: part))
          }
        }
      }
    }
  }

  private func value(of setting: Setting) -> JSON {
    switch setting.value {
    case .json(let json): json
    case .controller(let index): ["controller": JSON(nodes[index].name)]
    }
  }
}
