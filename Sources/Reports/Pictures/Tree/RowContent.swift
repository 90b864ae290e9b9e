import StatusQuoAppearanceModel
package import StatusQuoArticles

/// The content of a row of the tree at one moment.
package struct RowContent: Hashable, Sendable {
  /// A line below the first.
  struct Line: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case setting, changedSetting, right, wrong, hop, hop2
    }

    var text: String
    var kind: Kind
  }

  package var name: String
  /// Its kind and its part: `plain, top`.
  package var role: String
  /// True if it is neither a window nor a controller.
  var isHeading = false
  /// True if it is on screen.
  package var isOnScreen = false
  /// True if it is elsewhere than its place in the drawing.
  package var isAway = false
  /// True if it left with the step.
  package var isGone = false
  /// True if the step changed anything of it.
  var isChanged = false
  /// True if the two resolvers differ on it.
  var differs = false
  /// The style it holds; nil for what is not there.
  var isDark: Bool?
  /// Behind the role, on the first line.
  var notes: [Line] = []
  /// Below the first line.
  var lines: [Line] = []
}

/// A story with what is looked up in it repeatedly.
package struct IndexedStory {
  let story: Story
  package let homes: TreeHomes
  let indices: [SnapshotIndex]
  let right: [ShownStyles]
  let wrong: [ShownStyles?]

  package init(_ story: Story) {
    self.story = story
    homes = TreeHomes(story)
    indices = story.moments.map { SnapshotIndex($0.snapshot) }
    right = story.moments.map { ShownStyles($0.expected) }
    wrong = story.moments.map { $0.actual.map { ShownStyles($0) } }
  }

  func text(_ name: Name) -> String { story.names.text(name) }

  /// The place of the moment before, if it is part of the story.
  func before(_ place: Int) -> Int? { story.before(place) == nil ? nil : place - 1 }
}

extension IndexedStory {
  /// The content of a node's row at a moment.
  func content(of node: Int, at place: Int) -> RowContent {
    switch homes.nodes[node] {
    case .window(let name): windowContent(name, at: place)
    case .controller(let name): controllerContent(name, home: homes.parents[node], at: place)
    case .nowhere: RowContent(name: "in no window", role: "", isHeading: true)
    }
  }

  private func windowContent(_ name: Name, at place: Int) -> RowContent {
    let moment = story.moments[place]
    var content = RowContent(name: text(name), role: "window")
    let earlier = before(place).map { story.moments[$0] }
    let old = earlier?.snapshot.windows.firstIndex { $0.name == name }
    guard let number = moment.snapshot.windows.firstIndex(where: { $0.name == name }) else {
      content.isAway = true
      content.role = old == nil ? "window, not there" : "window, removed with this step"
      content.isChanged = old != nil
      return content
    }
    let window = moment.snapshot.windows[number]
    if window.isHidden { content.role += ", hidden" }
    if moment.snapshot.windows.count > 1, moment.snapshot.keyWindow == name {
      content.role += ", key"
    }
    content.isOnScreen = !window.isHidden
    content.isDark = right[place][name] == .dark
    content.isChanged = earlier != nil && old == nil
    let settings = old.map { earlier!.windowSettings[$0] }
    content.add(settings: moment.windowSettings[number], before: settings)
    addStyleDifferences(of: [name], at: place, to: &content)
    return content
  }

  private func controllerContent(_ name: Name, home: Int?, at place: Int) -> RowContent {
    let index = indices[place]
    guard let here = index[name] else { return RowContent(name: text(name), role: "") }
    let controller = index.controller(here)
    var content = RowContent(name: text(name), role: "")
    content.isOnScreen = index.isOnScreen[here]
    content.isAway = homes.isAway(controller, home)
    let old = before(place).flatMap { earlier in indices[earlier][name].map { (earlier, $0) } }
    let previous = old.map { indices[$0].controller($1).place }
    content.isGone = controller.place == .detached && previous.map { $0 != .detached } ?? false
    content.role = role(of: here, in: index, isAway: content.isAway, isGone: content.isGone)
    content.isChanged = previous.map { $0 != controller.place } ?? false
    content.isDark = right[place].isDark(name)
    content.add(
      settings: story.moments[place].settings[here],
      before: old.map { story.moments[$0].settings[$1] })
    let nodes = [name, name.rootView] + controller.views.map { $0.name }
    addStyleDifferences(of: nodes, at: place, to: &content)
    addInsetDifference(of: name, at: place, to: &content)
    return content
  }

  /// The kind of a controller, and its part.
  private func role(of place: Int, in index: SnapshotIndex, isAway: Bool, isGone: Bool) -> String {
    let controller = index.controller(place)
    var role = controller.kind.words
    if index.snapshot.interactivePops.contains(where: { $0.popped == controller.name }) {
      return role + ", being popped"
    }
    switch controller.place {
    case .root(let window): if isAway { role += ", root of " + text(window) }
    case .child(let parent):
      if isAway { role += ", now in " + text(parent) }
      role += part(of: controller.name, in: parent, index)
    case .presented(let presenter):
      role += ", presented"
      if isAway { role += " by " + text(presenter) }
      if let presentation = index.presentation[place] {
        role += " as " + presentation.style.rawValue
        if presentation.isBeingDismissed { role += ", being dismissed" }
      }
    case .detached: if isGone { role += ", left with this step" }
    }
    return role
  }

  private func part(of child: Name, in parent: Name, _ index: SnapshotIndex) -> String {
    guard let above = index[parent], index.children[above].count > 1 else { return "" }
    let isActive = index.activeChildren(of: above).contains { index.controller($0).name == child }
    switch index.controller(above).kind {
    case .navigation: return isActive ? ", top" : ""
    case .tab: return isActive ? ", selected" : ""
    case .plain, .split, .page, .alert: return ""
    }
  }
}

extension TreeHomes {
  /// Returns true if a controller is elsewhere than where it is drawn.
  fileprivate func isAway(_ controller: Controller, _ home: Int?) -> Bool {
    let node = home.map { nodes[$0] }
    switch controller.place {
    case .root(let window): return node != .window(window)
    case .child(let parent), .presented(let parent): return node != .controller(parent)
    case .detached: return node != .nowhere
    }
  }
}

extension RowContent {
  /// Settings; `before` has those of the moment before, if there is one.
  fileprivate mutating func add(settings: [String], before: [String]?) {
    for setting in settings {
      let isNew = before.map { !$0.contains(setting) } ?? false
      lines.append(Line(text: setting, kind: isNew ? .changedSetting : .setting))
      if isNew { isChanged = true }
    }
    if let before, before.contains(where: { !settings.contains($0) }) { isChanged = true }
  }
}

// MARK: - Where the two resolvers part

extension IndexedStory {
  private func addStyleDifferences(of nodes: [Name], at place: Int, to content: inout RowContent) {
    guard let wrong = wrong[place] else { return }
    let right = right[place]
    for (number, node) in nodes.enumerated() where right[node] != wrong[node] {
      // A root view that goes with its controller needs no line of its own.
      if number == 1, right[node] == right[nodes[0]], wrong[node] == wrong[nodes[0]] { continue }
      let what = node == nodes[0] ? "" : text(node) + " "
      content.lines += [
        .init(text: what + "should be " + right[node].word, kind: .right),
        .init(text: what + "is " + wrong[node].word, kind: .wrong),
      ]
      content.differs = true
    }
  }

  private func addInsetDifference(of controller: Name, at place: Int, to content: inout RowContent)
  {
    func top(_ observation: Observation?) -> Double? {
      observation?.geometry?.safeAreaTop.first { $0.controller == controller }?.top
    }
    let moment = story.moments[place]
    guard let right = top(moment.expected), let wrong = top(moment.actual), right != wrong else {
      return
    }
    var (first, second) = ("safe area top should be ", "safe area top is ")
    first.append(right)
    second.append(wrong)
    content.lines += [.init(text: first, kind: .right), .init(text: second, kind: .wrong)]
    content.differs = true
  }
}

extension UserInterfaceStyle? {
  fileprivate var word: String { self?.rawValue ?? "not mentioned" }
}

extension Controller.Kind {
  /// The words for people.
  var words: String {
    switch self {
    case .plain: "view controller"
    case .navigation: "navigation"
    case .tab: "tabs"
    case .split: "split view"
    case .page: "pages"
    case .alert: "alert"
    }
  }
}
