package import StatusQuoAppearanceModel

/// The displayed bar, what displayed it, and the bar that an update would display.
struct MemoBar {
  var displayed = DisplayedBar()
  /// The answers to the last update.
  var last = MemoAnswers()
  /// The answers to an update now, unless `isDirty`.
  var current = MemoAnswers()
  var isDirty = true
}

/// The answers to an update: the two chains and the answers of their last members.
struct MemoAnswers {
  struct AskedWay {
    var hops: [Provenance.Hop] = []
    var stop: Provenance.Stop?
    unowned var answerer: MemoController?
  }

  var style = AskedWay()
  var hidden = AskedWay()
  var preferredStyle = StatusBarStyle.default
  var isHidden = false
  var isLightBehindCard = false

  /// Copies the elements, so that both keep storage of their own.
  mutating func copy(_ other: MemoAnswers) {
    style.copy(other.style)
    hidden.copy(other.hidden)
    preferredStyle = other.preferredStyle
    isHidden = other.isHidden
    isLightBehindCard = other.isLightBehindCard
  }
}

extension MemoAnswers.AskedWay {
  fileprivate mutating func copy(_ other: Self) {
    hops.removeAll(keepingCapacity: true)
    hops.append(contentsOf: other.hops)
    stop = other.stop
    answerer = other.answerer
  }
}

extension MemoizingObjects {
  /// The bar that an update would display now.
  ///
  /// - Complexity: constant unless something changed that the bar might follow; then the lengths of
  ///   its chains.
  package func upToDateBar() -> BarAppearance {
    findAnswers()
    return BarAppearance(hidden: bar.current.isHidden, content: content(of: bar.current))
  }

  func updateBar(animated: Bool) {
    findAnswers()
    if bar.current.isHidden != bar.displayed.hidden {
      bar.displayed.animation = .fade
      bar.displayed.animated = animated
    }
    bar.displayed.hidden = bar.current.isHidden
    bar.displayed.content = content(of: bar.current)
    bar.last.copy(bar.current)
  }

  /// T-19. An update colors the bar itself.
  func recolorBar() {
    guard bar.isDirty || hasStyleChanges, let answerer = bar.last.style.answerer,
      answerer.isInWindow
    else { return }
    bar.displayed.content = content(of: bar.last)
  }

  private func content(of answers: MemoAnswers) -> BarContent {
    if answers.isLightBehindCard { return .light }
    return switch answers.preferredStyle {
    case .lightContent: .light
    case .darkContent: .dark
    case .default: (answers.style.answerer?.style ?? systemStyle) == .dark ? .light : .dark
    }
  }

  private func findAnswers() {
    guard bar.isDirty, let root else { return }
    bar.isDirty = false
    walk(from: root, forStyle: true, into: &bar.current.style)
    walk(from: root, forStyle: false, into: &bar.current.hidden)
    bar.current.preferredStyle = bar.current.style.answerer?.preferredStatusBarStyle ?? .default
    bar.current.isHidden = bar.current.hidden.answerer?.prefersStatusBarHidden ?? false
    bar.current.isLightBehindCard = root.presented != nil
  }

  private func walk(
    from root: MemoController, forStyle: Bool, into chain: inout MemoAnswers.AskedWay
  ) {
    chain.hops.removeAll(keepingCapacity: true)
    chain.hops.append(Provenance.Hop(controller: root.name, reason: .root))
    var stop: Provenance.Stop?
    var node = root
    while true {
      if let card = node.presented {
        stop =
          stop
          ?? Provenance.Stop(at: node.name, notAsked: card.name, reason: .presentedDoesNotTakeOver)
      }
      guard let next = node.forwarded(forStyle: forStyle) else { break }
      chain.hops.append(
        Provenance.Hop(
          controller: next.name,
          reason: node.kind == .tab ? .forwardedByTab : .forwardedByNavigation))
      node = next
    }
    chain.stop = stop ?? Provenance.Stop(at: node.name, notAsked: nil, reason: node.end(forStyle))
    chain.answerer = node
  }
}

extension MemoController {
  fileprivate func end(_ forStyle: Bool) -> Provenance.StopReason {
    switch kind {
    case .navigation:
      forStyle && !isNavigationBarHidden ? .navigationBarVisible : .navigationIsEmpty
    case .tab: .nothingSelected
    case .plain, .split, .page, .alert: .doesNotForward
    }
  }
}
