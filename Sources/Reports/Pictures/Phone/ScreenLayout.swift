package import StatusQuoAppearanceModel

/// Puts the windows and controllers of a snapshot onto the screen of its device.
package struct ScreenLayout {
  private let index: SnapshotIndex
  private let names: Names
  private let styles: ShownStyles
  private let frame: PhoneFrame
  private let isBarHidden: Bool
  private var screen = Screen()
  /// Presented controllers still to be placed.
  private var presented: [(place: Int, over: Room)] = []

  /// Room for a controller's view.
  private struct Room {
    var box: Area
    /// Units at its top that bars above take.
    var top: Double
    var radius = 0.0
    /// Presentations below it.
    var level = 0
    /// Containers around it.
    var depth = 0
  }

  /// Containers within containers that are drawn; deeper ones are not told apart on a picture.
  private static let deepest = 12
  /// Views side by side that are drawn.
  private static let maxTiles = 6

  package static func screen(
    of snapshot: Snapshot, _ names: Names, styles: ShownStyles, bar: DisplayedBar,
    in frame: PhoneFrame
  ) -> Screen {
    var layout = ScreenLayout(
      index: SnapshotIndex(snapshot), names: names, styles: styles, frame: frame,
      isBarHidden: bar.hidden)
    layout.placeWindows()
    return layout.screen
  }

  // MARK: Windows

  private mutating func placeWindows() {
    var isFirst = true
    for name in index.snapshot.visibleWindows.suffix(8) {
      guard let window = index.snapshot.windows.first(where: { $0.name == name }) else { continue }
      var box = frame.screen
      if !window.coversScreen {
        box = box.inset(14, 0).dropTop(box.height * 0.62).dropBottom(box.height * 0.1)
      } else if !isFirst {
        box = box.inset(7, 7)
      }
      if let root = index.root(of: name) { place(root, ofWindowIn: box) }
      if !isFirst || !window.coversScreen {
        screen.panels.append(
          Panel(kind: .windowEdge(name: names.text(name)), box: box, radius: 8))
      }
      if window.coversScreen { isFirst = false }
    }
    placeWhatReplacedRootsPresent()
  }

  /// Places the presentations of replaced roots, which stay on screen without their presenters (W-10).
  private mutating func placeWhatReplacedRootsPresent() {
    for (place, controller) in index.snapshot.controllers.enumerated() where index.isOnScreen[place]
    {
      guard case .presented(let name) = controller.place, let presenter = index[name],
        !index.isOnScreen[presenter], index.isDetached(presenter)
      else { continue }
      presented.append((place, Room(box: frame.screen, top: top(of: frame.screen))))
      placeAllPresented(in: frame.screen)
    }
  }

  private mutating func place(_ root: Int, ofWindowIn box: Area) {
    placeTree(root, in: Room(box: box, top: top(of: box)), window: box)
    placeAllPresented(in: box)
  }

  /// Places the presentations that were met, and those that these bring.
  private mutating func placeAllPresented(in box: Area) {
    var next = 0
    while next < presented.count {
      placePresented(presented[next].place, over: presented[next].over, window: box)
      next += 1
    }
    presented.removeAll()
  }

  /// The status bar's part of a box.
  private func top(of box: Area) -> Double {
    box.y == frame.screen.y ? frame.topInset(isBarHidden: isBarHidden) : 0
  }

  // MARK: Presentations

  /// A tree, a little smaller where a card lies on it.
  private mutating func placeTree(_ top: Int, in slot: Room, window: Area) {
    var slot = slot
    if let card = index.presented[top], isCard(card) {
      if slot.level == 0 { screen.panels.append(Panel(kind: .backdrop, box: slot.box)) }
      slot.box = slot.box.dropTop(slot.level == 0 ? frame.barHeight * 0.8 : 0)
      slot.box.x += 9
      slot.box.width -= 18
      slot.radius = 9
      slot.top = 0
    }
    placeContent(top, in: slot)
  }

  /// A sheet that leaves the top of its presenter in sight, as phones have it from iOS 13.
  private func isCard(_ place: Int) -> Bool {
    guard !frame.device.isPad, frame.iOS >= 13, let style = index.presentation[place]?.style,
      index.controller(place).kind != .alert
    else { return false }
    switch style {
    case .pageSheet, .formSheet, .automatic: return true
    case .fullScreen, .overFullScreen, .custom, .popover, .currentContext, .overCurrentContext:
      return false
    }
  }

  private mutating func placePresented(_ place: Int, over presenter: Room, window: Area) {
    guard let presentation = index.presentation[place], presenter.level < Self.deepest else {
      return
    }
    if index.controller(place).kind == .alert { return placeAlert(place, in: window) }
    var slot = slot(of: place, presentation.style, over: presenter, window)
    if presentation.isBeingDismissed { slot.box = slot.box.dropTop(slot.box.height * 0.3) }
    let leavesPresenter = !presentation.removesPresenter
    if leavesPresenter { screen.panels.append(Panel(kind: .shade, box: window)) }
    let first = screen.panels.count
    placeTree(place, in: slot, window: window)
    switch presentation.style {
    case .overFullScreen, .overCurrentContext, .custom:
      if first < screen.panels.count { screen.panels[first].isTranslucent = true }
    case .fullScreen, .currentContext, .pageSheet, .formSheet, .automatic, .popover: break
    }
  }

  private func slot(
    of place: Int, _ style: ModalPresentationStyle, over presenter: Room, _ window: Area
  ) -> Room {
    let level = presenter.level + 1
    switch style {
    case .fullScreen, .overFullScreen, .custom:
      return Room(box: window, top: top(of: window), level: level)
    case .currentContext, .overCurrentContext:
      return Room(box: presenter.box, top: top(of: presenter.box), level: level)
    case .popover:
      let box = window.dropTop(window.height * 0.14)
      return Room(
        box: box.inset(window.width * 0.2, window.height * 0.2), top: 0, radius: 9, level: level)
    case .pageSheet, .formSheet, .automatic:
      if isCard(place) {
        let edge = frame.barHeight * 0.8 + 10 + 8 * Double(presenter.level)
        return Room(box: window.dropTop(edge), top: 0, radius: 9, level: level)
      }
      let (across, down) = style == .formSheet ? (0.2, 0.2) : (0.1, 0.08)
      let box = window.inset(window.width * across, window.height * down)
      return Room(box: box, top: 0, radius: 9, level: level)
    }
  }

  private mutating func placeAlert(_ place: Int, in window: Area) {
    let controller = index.controller(place)
    screen.panels.append(Panel(kind: .shade, box: window))
    let (width, height) = (min(144, window.width * 0.75), 78.0)
    let box = Area(
      x: window.midX - width / 2, y: window.midY - height / 2, width: width, height: height)
    screen.frames.append((controller.name, box))
    screen.panels.append(
      Panel(
        kind: .alert(title: names.text(controller.name)), box: box,
        isDark: styles.isDark(controller.name), radius: 12))
    if let next = index.presented[place] { presented.append((next, Room(box: box, top: 0))) }
  }

  // MARK: Controllers and their children

  private mutating func placeContent(_ place: Int, in slot: Room) {
    let controller = index.controller(place)
    screen.frames.append((controller.name, slot.box))
    let children = index.activeChildren(of: place)
    let isLeaf = children.isEmpty && index.popped(from: place) == nil
    screen.panels.append(
      Panel(
        kind: .view(label: isLeaf ? names.text(controller.name) : nil), box: slot.box,
        isDark: styles.isDark(controller.name), radius: slot.radius))
    if slot.depth < Self.deepest {
      placeChildren(children, of: place, in: slot)
      placeBars(of: place, in: slot)
    }
    if let next = index.presented[place] { presented.append((next, slot)) }
  }

  private mutating func placeChildren(_ children: [Int], of place: Int, in slot: Room) {
    let controller = index.controller(place)
    var inner = slot
    inner.depth += 1
    if controller.kind == .navigation, !controller.isNavigationBarHidden {
      inner.top += frame.navigationBarHeight
    }
    let shown = children.prefix(Self.maxTiles)
    let isSideBySide = controller.kind == .split && frame.isWide
    for (number, child) in shown.enumerated() {
      inner.box = slot.box.tile(number, of: shown.count, sideBySide: isSideBySide)
      if inner.box.y > slot.box.y { inner.top = 0 }
      if shown.count > 1 { inner.radius = 0 }
      placeContent(child, in: inner)
    }
    guard let popped = index.popped(from: place) else { return }
    inner.box.x += slot.box.width * 0.55
    inner.box.width *= 0.45
    placeContent(popped, in: inner)
    screen.panels.append(Panel(kind: .movingEdge, box: inner.box))
  }

  private mutating func placeBars(of place: Int, in slot: Room) {
    let controller = index.controller(place)
    switch controller.kind {
    case .navigation: if !controller.isNavigationBarHidden { placeNavigationBar(place, slot) }
    case .tab: placeTabBar(place, slot)
    case .page:
      let box = slot.box.dropTop(slot.box.height - 26).dropBottom(14)
      screen.panels.append(
        Panel(kind: .pageDots, box: box, isDark: styles.isDark(controller.name)))
    case .plain, .split, .alert: break
    }
  }

  private mutating func placeNavigationBar(_ place: Int, _ slot: Room) {
    let controller = index.controller(place)
    let stack = index.children[place]
    let title = stack.last.map { names.text(index.controller($0).name) } ?? ""
    var box = slot.box
    box.height = slot.top + frame.navigationBarHeight
    screen.panels.append(
      Panel(
        kind: .navigationBar(title: title, back: stack.count > 1), box: box,
        isDark: controller.barStyle != .default || styles.isDark(controller.name),
        radius: slot.radius))
  }

  private mutating func placeTabBar(_ place: Int, _ slot: Room) {
    let controller = index.controller(place)
    let children = index.children[place]
    let selected = controller.selected.flatMap { index[$0] }.flatMap { children.firstIndex(of: $0) }
    let first = max(0, min((selected ?? 0) - 2, children.count - 5))
    let items = children.dropFirst(first).prefix(5).map { names.text(index.controller($0).name) }
    screen.panels.append(
      Panel(
        kind: .tabBar(items: items, selected: selected.map { $0 - first }),
        box: slot.box.dropTop(slot.box.height - frame.tabBarHeight),
        isDark: styles.isDark(controller.name)))
  }
}

extension Area {
  /// One of some equal parts.
  fileprivate func tile(_ number: Int, of count: Int, sideBySide: Bool) -> Area {
    guard count > 1 else { return self }
    let share = Double(number) / Double(count)
    return sideBySide
      ? Area(x: x + width * share, y: y, width: width / Double(count), height: height)
      : Area(x: x, y: y + height * share, width: width, height: height / Double(count))
  }
}
