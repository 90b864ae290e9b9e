package import StatusQuoAppearanceModel

extension Capabilities {
  /// The most environments that are tried for one scenario.
  private static let mostEnvironments = 64

  /// The environments that are known, the nearest to another one first: its device, then its version.
  package func environments(near environment: Environment) -> [Environment] {
    var environments: [Environment] = []
    for device in devices(near: environment.device) {
      for version in versions(near: environment.iOS) {
        // The linked SDK mostly goes with it.
        let isSame = linkedSDK == .same || environment.linkedSDK == environment.iOS
        let others = linkedSDK == .same ? [] : [environment.linkedSDK]
        for sdk in isSame ? [version] + others : others + [version] {
          var moved = environment
          (moved.device, moved.iOS, moved.linkedSDK) = (device, version, sdk)
          for key in EnvironmentKey.allCases where !self.environment.contains(key) {
            key.reset(&moved)
          }
          if !environments.contains(moved) { environments.append(moved) }
          if environments.count == Self.mostEnvironments { return environments }
        }
      }
    }
    return environments
  }

  /// The places of the steps that are known.
  package func knownSteps(of scenario: Scenario) -> [Int] {
    let kinds = scenario.kindsByName
    let strange = unknownNames ? [] : scenario.stepsWithUnknownNames
    return scenario.steps.indices.filter {
      scenario.steps[$0].needs(kinds).allSatisfy(include) && !changesAlways(scenario.steps[$0])
        && !strange.contains($0)
    }
  }

  /// That device alone where it is known, else all that are.
  private func devices(near device: Device) -> [Device] {
    devices.contains(device) ? [device] : Device.allCases.filter(devices.contains)
  }

  /// That version alone where it is known, else the nearest one, then those that begin a major version.
  private func versions(near version: Version) -> [Version] {
    if versions.contains(version) { return [version] }
    let bounds = [versions.lowerBound, versions.upperBound]
    return (version < versions.lowerBound ? bounds : bounds.reversed())
      + (versions.lowerBound.major...versions.upperBound.major).map { Version($0) }
      .filter(versions.contains)
  }
}
