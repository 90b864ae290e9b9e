import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReading
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
      let around = first.map { containers[$0, default: []] } ?? []
      let kind = outline.nodes[node].kind
      let found = known ?? around.filter { set.scene($0).controller.kind == kind }
      guard let scene = found.first else { continue }
      scenes[node] = scene
      shown.formUnion(found)
      apply(found.map { set.scene($0) }, of: set.storyboards[scene.storyboard].name, to: node)
    }
    setPresentationStyles()
  }

  /// The containers of UIKit's own classes, by the scene of their first child.
  private var containersByFirstChild: [StoryboardSet.Reference: [StoryboardSet.Reference]] {
    var containers: [StoryboardSet.Reference: [StoryboardSet.Reference]] = [:]
    for reference in set.references where !set.scene(reference).hasCustomClass {
      guard let first = set.scene(reference).segues.first(where: { $0.kind == .child }),
        case .scene(let child)? = try? set.destination(of: first, from: reference)
      else { continue }
      containers[child, default: []].append(reference)
    }
    return containers
  }

  /// Sets what all scenes that a controller may come from agree on.
  private mutating func apply(_ scenes: [Storyboard.Scene], of storyboard: String, to node: Int) {
    let name = outline.nodes[node].name
    for property in Controller.properties where property.name != "kind" {
      let value = property.literal(scenes[0].controller)
      guard !property.isDefault(scenes[0].controller),
        property.isDefault(outline.nodes[node].controller),
        scenes.allSatisfy({ property.literal($0.controller) == value }),
        property.assign(&outline.nodes[node].controller, value)
      else { continue }
      let other = property.values.first { $0 != value && $0 != .null } ?? .null
      assumptions.add(
        .inferred, "\(property.name) of \(name) is \(value.text)",
        why: "its scene in \(storyboard) says so", at: scenes[0].place,
        overrule: option("--set", "\(name).\(property.name)=\(other.text)"))
    }
  }

  /// Sets the styles of controllers that a dump shows as presented without saying how.
  private mutating func setPresentationStyles() {
    var styles: [StoryboardSet.Reference: (ModalPresentationStyle, SourcePlace)] = [:]
    for reference in set.references {
      for segue in set.scene(reference).segues {
        guard case .presentation(let style?) = segue.kind,
          case .scene(let destination)? = try? set.destination(of: segue, from: reference)
        else { continue }
        styles[destination] = (style, segue.place)
      }
    }
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      guard case .presented = outline.nodes[node].link,
        outline.nodes[node].controller.modalPresentationStyle == nil,
        let (style, place) = scenes[node].flatMap({ styles[$0] })
      else { continue }
      outline.nodes[node].controller.modalPresentationStyle = style
      let name = outline.nodes[node].name
      assumptions.add(
        .inferred, "\(name) is presented \(style.rawValue)", why: "a segue to it says so",
        at: place, overrule: setting(.modalPresentationStyle, "fullScreen", of: name))
    }
  }
}

extension Literal {
  /// A value that names nothing, as it is typed after an equals sign.
  var text: String {
    switch self {
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): "\(number)"
    case .word(let word): word
    case .version(let version): version.text
    case .null, .name, .controller, .styles: "null"
    }
  }
}
