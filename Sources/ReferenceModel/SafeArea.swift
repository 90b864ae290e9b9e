import AppearanceModel

// GE-1 to GE-11: heights and insets at the top.
extension World {
  /// Replaces `geometry` by everything that can be measured now.
  func measure(into geometry: inout Geometry) {
    let tops = safeAreaTops()
    geometry.statusBarHeight = statusBarHeight.roundedToThousandths
    geometry.safeAreaTop.removeAll(keepingCapacity: true)
    geometry.covers.removeAll(keepingCapacity: true)
    for id in hierarchy.all {
      let (name, top) = (hierarchy[id].name, tops[id])
      geometry.safeAreaTop.append(
        Geometry.SafeAreaTop(controller: name, top: top.roundedToThousandths))
      guard let anchors = covers[id] else { continue }
      geometry.covers.append(cover(anchors, of: id, safeAreaTop: top))
    }
  }

  /// SB-8: of the displayed bar; nothing while hidden.
  var statusBarHeight: Double {
    mark(.sb8)
    mark(.ge4)
    return bar.hidden || hasNoBar ? 0 : metrics.statusBarHeight
  }

  /// The top inset of every controller's root view; none off screen (GE-12) and before iOS 11.
  private func safeAreaTops() -> PerController<Double> {
    var tops = PerController<Double>(repeating: 0, count: settings.count)
    guard iOS >= 11 else { return tops }
    mark(.ge1)
    mark(.ge11)
    mark(.ge12)
    for id in hierarchy.onScreen() {
      let inherited =
        if let parent = hierarchy[id].parent {
          contentTop(of: parent, top: tops[parent])
        } else {
          inheritedTop(of: id)
        }
      tops[id] = inherited + settings[id].additionalSafeAreaInsetsTop
    }
    return tops
  }

  /// GE-1: sheets and popovers lie below the bar; anything else presented, and a root, meets it.
  private func inheritedTop(of id: ControllerID) -> Double {
    switch effectiveStyle(of: id) {
    case .pageSheet, .formSheet, .popover: 0
    case .fullScreen, .overFullScreen, .automatic, .custom, .currentContext,
      .overCurrentContext, nil:
      deviceTop
    }
  }

  /// The screen's own inset. Without a notch it goes with the displayed bar
  /// (GE-7, GE-9).
  private var deviceTop: Double {
    switch metrics.notch {
    case .none:
      mark(bar.hidden ? .ge7 : .ge9)
      return statusBarHeight
    case .notch, .island:
      mark(.ge8)
      return orientation == .portrait ? metrics.safeAreaTop : metrics.landscapeSafeAreaTop
    }
  }

  /// The inset that a container hands to its children: a navigation bar adds to its own.
  private func contentTop(of id: ControllerID, top: Double) -> Double {
    guard hierarchy[id].kind == .navigation, !settings[id].isNavigationBarHidden else {
      return top
    }
    mark(.ge6)
    let isUnderIsland =
      metrics.notch == .island && orientation == .portrait && top == deviceTop
    if isUnderIsland { mark(.ge5) }
    return (isUnderIsland ? metrics.navigationBarTop : top) + navigationBarHeight
  }

  /// GE-6.
  private var navigationBarHeight: Double {
    if environment.device.isPad { return iOS < 12 ? 44 : 50 }
    return isCompactHeight ? 32 : 44
  }
}
