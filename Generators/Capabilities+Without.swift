package import StatusQuoAppearanceModel

extension Capabilities {
  /// The capabilities without some things, where something is left.
  package func without(
    _ needs: Set<Need>, versions: ClosedRange<Version>
  ) -> Capabilities {
    func rest<Element>(_ known: Set<Element>, _ need: (Element) -> Need) -> Set<Element> {
      known.filter { !needs.contains(need($0)) }
    }
    let devices = rest(devices) { .device($0) }
    let fewest = needs.reduce(windows) { most, need in
      if case .windows(let count) = need { min(most, count - 1) } else { most }
    }
    return Capabilities(
      versions: versions, linkedSDK: needs.contains(.linkedSDK) ? .same : linkedSDK,
      devices: devices.isEmpty ? self.devices : devices,
      infoPlist: rest(infoPlist) { .infoPlist($0) },
      environment: rest(environment) { .environment($0) },
      windows: max(fewest, fewestWindows, 1), fewestWindows: fewestWindows,
      windowProperties: rest(windowProperties) { .window($0) }, kinds: rest(kinds) { .kind($0) },
      parents: rest(parents) { .children(of: $0) }.filter {
        !needs.contains(.addedChildren(of: $0))
      },
      emptyContainers: emptyContainers
        && !Controller.Kind.allCases.contains { needs.contains(.emptyContainer($0)) },
      presentedAtLaunch: presentedAtLaunch && !needs.contains(.presentedAtLaunch),
      movesChildren: movesChildren && !needs.contains(.movedChild),
      unknownNames: unknownNames && !needs.contains(.unknownName),
      steps: rest(steps) { .step($0) }, refused: rest(refused) { .refusal($0) },
      properties: rest(properties) { .property($0) }, values: valuesWithout(needs),
      always: always, calls: calls, actions: rest(actions) { .action($0) }, readings: readings)
  }

  /// The same capabilities of a resolver that follows some readings.
  package func following(_ readings: Readings) -> Capabilities {
    var following = self
    following.readings = readings
    return following
  }

  /// The words that are left of each property that loses some.
  private func valuesWithout(_ needs: Set<Need>) -> [PropertyName.Known: Set<PropertyValue.Word>] {
    needs.reduce(into: values) { values, need in
      guard case .value(let property, let word) = need else { return }
      values[property, default: Set(PropertyValue.Word.allCases)].remove(word)
    }
  }
}
