import StatusQuoAppearanceModel

extension Observation {
  /// Gives everything another name.
  mutating func rename(_ rename: (Name) -> Name) {
    for index in calls.indices { calls[index].controller = rename(calls[index].controller) }
    for index in styles.indices { styles[index].node = rename(styles[index].node) }
    for index in traitChanges.indices {
      traitChanges[index].node = rename(traitChanges[index].node)
    }
    provenance?.rename(rename)
    geometry?.rename(rename)
  }
}

extension Provenance {
  fileprivate mutating func rename(_ rename: (Name) -> Name) {
    window = window.map(rename)
    style?.rename(rename)
    hidden?.rename(rename)
  }
}

extension Provenance.Answer {
  fileprivate mutating func rename(_ rename: (Name) -> Name) {
    answeredBy = rename(answeredBy)
    for index in chain.indices { chain[index].controller = rename(chain[index].controller) }
    stop.at = rename(stop.at)
    stop.notAsked = stop.notAsked.map(rename)
  }
}

extension Geometry {
  fileprivate mutating func rename(_ rename: (Name) -> Name) {
    for index in safeAreaTop.indices {
      safeAreaTop[index].controller = rename(safeAreaTop[index].controller)
    }
    for index in covers.indices { covers[index].controller = rename(covers[index].controller) }
  }
}
