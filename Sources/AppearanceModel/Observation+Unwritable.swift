// A resolver may fill in anything that Swift allows. What no document can hold is no answer.

extension Observation {
  /// The reason why no document can hold it, in words; nil where one can.
  ///
  /// - Parameter slots: the `Names.slotCount` of the scenario.
  package func unwritable(slots: Int) -> String? {
    var reason: String?
    if step < 0 { reason = "step is \(step)" }
    forEachValue { place, value in
      if reason != nil { return }
      let names = value.names + (place.node.map { [$0] } ?? [])
      if names.contains(where: { $0.slot >= slots }) {
        reason = "\(place.kind.rawValue) has a name that is not in the scenario"
      } else if value.numbers.contains(where: { !$0.isFinite }) {
        reason = "\(place.kind.rawValue) has a number that is not finite"
      }
    }
    return reason
  }
}

extension Observation.Value {
  /// The names in it.
  fileprivate var names: [Name] {
    switch self {
    case .name(let name): [name]
    case .chain(let hops): hops.map { $0.controller }
    case .stop(let stop): stop.names
    case .call(let call): [call.controller]
    case .answer(_, let way): way?.names ?? []
    case .nodes(let nodes): nodes
    case .present, .flag, .number, .points, .outcome, .bar, .content, .animation, .style, .change,
      .cover, .insets:
      []
    }
  }

  /// The numbers in it that may be broken.
  fileprivate var numbers: [Double] {
    switch self {
    case .points(let points): [points]
    case .cover(let height, _): [height]
    case .insets(let left, let bottom, let right): [left, bottom, right].compactMap { $0 }
    case .present, .flag, .number, .outcome, .bar, .content, .animation, .name, .chain, .stop,
      .call, .style, .change, .answer, .nodes:
      []
    }
  }
}

extension Provenance.Answer {
  fileprivate var names: [Name] { [answeredBy] + chain.map { $0.controller } + stop.names }
}

extension Provenance.Stop {
  fileprivate var names: [Name] { [at] + (notAsked.map { [$0] } ?? []) }
}
