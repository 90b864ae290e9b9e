import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension StoryboardImport {
  /// Finds the scenes of the controllers that a dump shows, and adds what the storyboard says of
  /// them: the dump says which controllers there are, the storyboard what it can't print.
  mutating func matchDump() {
    let byClass = Dictionary(
      grouping: set.references.filter { set.scene($0).hasCustomClass },
      by: { set.scene($0).className.short })
    let containers = containersByFirstChild
    let children = outline.children
    for node in outline.nodes.indices.reversed() where !outline.nodes[node].isDropped {
      let known = byClass[outline.nodes[node].className.short]
      let first = children[node].first.flatMap { scenes[$0] }
      let found =
        known
        ?? first.map { containers[$0, default: []] }?.filter {
          set.scene($0).kind == outline.nodes[node].kind
        }
      guard let scene = found?.first else { continue }
      scenes[node] = scene
      shown.formUnion(found ?? [])
      apply(found ?? [], to: node)
    }
    setPresentationStyles()
  }

  /// The containers of UIKit's own classes, by the scene of their first child.
  private var containersByFirstChild: [StoryboardSet.Reference: [StoryboardSet.Reference]] {
    var containers: [StoryboardSet.Reference: [StoryboardSet.Reference]] = [:]
    for reference in set.references where !set.scene(reference).hasCustomClass {
      guard let first = set.scene(reference).segues.first(where: { $0.kind.isChild }),
        case .scene(let child)? = try? set.destination(of: first, from: reference)
      else { continue }
      containers[child, default: []].append(reference)
    }
    return containers
  }

  /// Sets what all scenes that a controller may come from agree on.
  private mutating func apply(_ found: [StoryboardSet.Reference], to node: Int) {
    for setting in set.scene(found[0]).settings {
      guard !outline.has(setting.key, on: node), case .json(let value) = setting.value,
        found.allSatisfy({ set.scene($0).says(setting.key, value) })
      else { continue }
      outline.set(setting.key, setting.value, on: node)
      let name = outline.nodes[node].name
      assumptions.append(
        Assumption(
          .inferred, "\(setting.key) of \(name) is \(value.compactText)",
          why: "its scene in \(set.storyboards[found[0].storyboard].name) says so",
          at: set.scene(found[0]).place,
          overrule: option("--set", "\(name).\(setting.key)=\(value.other)")))
    }
  }

  /// The styles of controllers that a dump shows as presented without saying how.
  private mutating func setPresentationStyles() {
    var styles: [StoryboardSet.Reference: (ModalPresentationStyle, SourcePlace)] = [:]
    for reference in set.references {
      for segue in set.scene(reference).segues {
        guard let style = segue.presentationStyle,
          case .scene(let destination)? = try? set.destination(of: segue, from: reference)
        else { continue }
        styles[destination] = (style, segue.place)
      }
    }
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      guard case .presented = outline.nodes[node].link,
        !outline.has("modalPresentationStyle", on: node),
        let (style, place) = scenes[node].flatMap({ styles[$0] })
      else { continue }
      outline.set("modalPresentationStyle", JSON(style.rawValue), on: node)
      let name = outline.nodes[node].name
      assumptions.append(
        Assumption(
          .inferred, "\(name) is presented \(style.rawValue)", why: "a segue to it says so",
          at: place, overrule: option("--set", "\(name).modalPresentationStyle=fullScreen")))
    }
  }
}

extension Storyboard.Scene {
  fileprivate func says(_ key: String, _ value: JSON) -> Bool {
    settings.contains { setting in
      guard setting.key == key, case .json(let other) = setting.value else { return false }
      return other == value
    }
  }
}

extension Storyboard.Segue {
  /// The style that a segue gives what it presents; nil where the destination's own counts.
  var presentationStyle: ModalPresentationStyle? {
    switch kind {
    case .presentation: modalPresentationStyle
    case .popover: .popover
    case .relationship, .embed, .show, .showDetail, .custom, .unwind: nil
    }
  }
}

extension JSON {
  /// A value that says otherwise, for an example.
  fileprivate var other: String {
    if let bool { return bool ? "false" : "true" }
    switch string {
    case "fullScreen": return "pageSheet"
    case "light": return "dark"
    case "dark": return "light"
    case "black", "blackTranslucent": return "default"
    case .some, .none: return "fullScreen"
    }
  }
}
