public import StatusQuoAppearanceModel

extension Observation {
  /// The same observation with the names that `rename` gives.
  public func renamed(_ rename: (Name) -> Name) -> Observation {
    var observation = self
    observation.provenance = provenance?.renamed(rename)
    for index in calls.indices {
      observation.calls[index].controller = rename(calls[index].controller)
    }
    for index in styles.indices { observation.styles[index].node = rename(styles[index].node) }
    for index in traitChanges.indices {
      observation.traitChanges[index].node = rename(traitChanges[index].node)
    }
    observation.systemGestures?.homeIndicatorAnswer = systemGestures?.homeIndicatorAnswer?
      .renamed(rename)
    observation.systemGestures?.screenEdgesAnswer = systemGestures?.screenEdgesAnswer?
      .renamed(rename)
    for index in (safeArea ?? []).indices {
      observation.safeArea![index].controller = rename(safeArea![index].controller)
    }
    guard let geometry else { return observation }
    observation.geometry?.safeAreaTop = geometry.safeAreaTop.map {
      Geometry.SafeAreaTop(controller: rename($0.controller), top: $0.top)
    }
    observation.geometry?.covers = geometry.covers.map {
      Geometry.Cover(controller: rename($0.controller), height: $0.height, visible: $0.visible)
    }
    return observation
  }
}

extension Provenance {
  fileprivate func renamed(_ rename: (Name) -> Name) -> Provenance {
    var provenance = self
    provenance.window = window.map(rename)
    provenance.style = style?.renamed(rename)
    provenance.hidden = hidden?.renamed(rename)
    return provenance
  }
}

extension Provenance.Answer {
  fileprivate func renamed(_ rename: (Name) -> Name) -> Provenance.Answer {
    Provenance.Answer(
      answeredBy: rename(answeredBy),
      chain: chain.map {
        Provenance.Hop(controller: rename($0.controller), reason: $0.reason)
      },
      stop: Provenance.Stop(
        at: rename(stop.at), notAsked: stop.notAsked.map(rename), reason: stop.reason))
  }
}
