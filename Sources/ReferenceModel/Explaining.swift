import StatusQuoAppearanceModel

// The facts behind an observation. No rule is applied here: each is asked where it is stated.
extension World {
  var explanation: ExplanationFacts {
    ExplanationFacts(
      mode: isAppMode
        ? .application(isFrozen: environment.linkedSDK >= 27)
        : .controllers(
          keyIsMissing: environment.infoPlist.viewControllerBasedStatusBarAppearance == nil),
      windows: hierarchy.windows.indices.map(account(ofWindow:)),
      didUpdateBar: didUpdateBar, lastRead: lastUpdate?.account,
      readNow: isAppMode ? nil : statusBarUpdate().account,
      isHiddenByCompactHeight: isAppMode && isHiddenByCompactHeight,
      styles: hierarchy.all.map(account(ofStyle:)),
      onScreen: onScreen().map { hierarchy[$0].name })
  }

  private func account(ofWindow index: Int) -> ExplanationFacts.WindowAccount {
    let window = hierarchy.windows[index]
    return ExplanationFacts.WindowAccount(
      window: window.settings.name, verdict: verdict(onWindow: index),
      hasRoot: window.root != nil)
  }

  private func verdict(onWindow index: Int) -> ExplanationFacts.WindowVerdict {
    let window = hierarchy.windows[index].settings
    if window.isHidden { return .isHidden }
    if !window.coversScreen { return .doesNotCoverScreen }
    guard let controlling = controllingWindow, controlling != index else { return .controls }
    let level = hierarchy.windows[controlling].settings.level
    return window.level < level ? .hasLowerLevel : .wasShownEarlier
  }

  private func account(ofStyle id: ControllerID) -> ExplanationFacts.StyleAccount {
    let node = hierarchy[id]
    let origin: ExplanationFacts.StyleOrigin
    if hasStyles, ownStyle(of: id) != .unspecified {
      origin = .own
    } else if keptTraits[id] != nil {
      origin = .cancelledPop
    } else if hasStyles {
      let top = top(systemStyle: deliveredSystemStyle)
      origin = inheritedStyle(to: id, in: held, top: top)?.origin ?? top.origin
    } else {
      origin = .noStylesYet
    }
    return ExplanationFacts.StyleAccount(
      controller: node.name, style: held[node.name] ?? .light, origin: origin,
      presenter: node.presentation.map { hierarchy[$0.presenter].name },
      presentedAs: effectiveStyle(of: id))
  }
}

extension StatusBarUpdate {
  fileprivate var account: ExplanationFacts.ReadAccount {
    ExplanationFacts.ReadAccount(
      provenance: provenance, style: style.value, styleSource: style.source,
      hiddenSource: prefersHidden.source, prefersHidden: prefersHidden.value,
      animation: animation)
  }
}
