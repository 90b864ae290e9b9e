package import StatusQuoAppearanceModel

/// The questions that go from controller to controller. The two about the bar have chains that are
/// kept (SB-10), those about the system's gestures are walked each time (SG-2).
enum Question: Hashable {
  case style, hidden
  case gesture(SystemGesture)

  /// Its name, for messages.
  var name: String {
    switch self {
    case .style: "style"
    case .hidden: "hidden"
    case .gesture(let gesture): gesture.rawValue
    }
  }

  /// SG-7: a presentation that covers less is asked about the vertical bar on its own.
  func follows(_ reason: Provenance.HopReason) -> Bool {
    self != .gesture(.verticalBarConfiguration) || reason == .presentedFullScreen
  }

  var memberFlag: Flags {
    switch self {
    case .style: .onStyleChain
    case .hidden: .onHiddenChain
    case .gesture: .onGestureWalk
    }
  }

  var refusedFlag: Flags {
    switch self {
    case .style: .refusedForStyle
    case .hidden: .refusedForHidden
    case .gesture: .refusedForGesture
    }
  }
}

package struct Hop: Hashable {
  var controller: ControllerID
  var reason: Provenance.HopReason
}

/// A link that a walk did not follow.
package struct Stop: Hashable {
  var at: ControllerID
  var notAsked: ControllerID
  package var reason: Provenance.StopReason
}

extension Arena {
  /// A hop as it is observed.
  @inline(__always) func named(_ hop: Hop) -> Provenance.Hop {
    Provenance.Hop(controller: names[hop.controller], reason: hop.reason)
  }

  /// A stop as it is observed.
  @inline(__always) func named(_ stop: Stop) -> Provenance.Stop {
    Provenance.Stop(
      at: names[stop.at], notAsked: stop.notAsked.exists ? names[stop.notAsked] : nil,
      reason: stop.reason)
  }
}

/// The way from a window's root to the controller that answers, as found by the last walk.
///
/// Invariant: while `isValid`, a walk from `start` would find the same hops and the same stop.
/// Members have `Question.memberFlag`, controllers refused for how they are presented its
/// `refusedFlag`, and no others do. All that a walk looks at belongs to a flagged controller, so only
/// a change at one of those (`touch`) can change the chain; or any move, if a link was followed or
/// refused for where a controller hangs (`dependsOnPlacement`). What members answer is not cached.
///
/// A walk starts at the root of the controlling window, follows the link of each controller that has
/// one, and flags all that it looks at. An update asks the answerer of a valid chain without
/// walking. A step that changes a getter, a child or a presentation calls `touch` with the controllers
/// it changed: if none is flagged, the chain stands.
///
/// Rejected: forgetting the chain after each step, since most steps are elsewhere; caching the answer
/// as well, since getters return stored and shared values that actions change without touching a
/// controller; a counter of changes for each controller, which a question would have to compare
/// along the whole chain.
package struct Chain {
  let question: Question
  package var hops = StepList<Hop>()
  var refused = StepList<ControllerID>()
  package var stop: Stop?
  var isValid = false
  var dependsOnPlacement = false
  /// The number of the walk that found it.
  var walk = 0

  init(_ question: Question) { self.question = question }

  var start: ControllerID { hops.first?.controller ?? .none }

  /// Invariant: while `isValid`, the last of `hops`.
  var answerer = ControllerID.none

  mutating func removeAll() {
    hops.removeAll()
    refused.removeAll()
    stop = nil
    dependsOnPlacement = false
  }

  /// Notes a link that is not followed, if it is the first.
  mutating func stop(
    at controller: ControllerID, notAsked: ControllerID, _ reason: Provenance.StopReason
  ) {
    if stop == nil { stop = Stop(at: controller, notAsked: notAsked, reason: reason) }
  }
}

package struct Chains {
  package var style = Chain(.style)
  package var hidden = Chain(.hidden)
  /// Counts moves: while it is the same, no controller has left a window.
  var placement = 0
}

extension CachedResolver {
  /// Call where anything about a controller changed that a walk looks at.
  mutating func touch(_ controller: ControllerID) {
    let flags = arena.flags[controller]
    if flags.isDisjoint(with: .onSomeWalk) { return }
    barMayChange()
    if !flags.isDisjoint(with: [.onStyleChain, .refusedForStyle]) { chains.style.isValid = false }
    if !flags.isDisjoint(with: [.onHiddenChain, .refusedForHidden]) {
      chains.hidden.isValid = false
    }
    if flags.contains(.onCardWalk) { cardWalk.isValid = false }
  }

  /// Call where that matters to the walk for one question only.
  mutating func touch(_ controller: ControllerID, for question: Question) {
    guard arena.flags[controller].contains(question.memberFlag) else { return }
    switch question {
    case .style: chains.style.isValid = false
    case .hidden: chains.hidden.isValid = false
    case .gesture: break
    }
    barMayChange()
  }

  /// A controller came to another place, or left one.
  mutating func placementChanged(_ controller: ControllerID) {
    chains.placement += 1
    barMayChange()
    touch(controller)
    if chains.style.dependsOnPlacement { chains.style.isValid = false }
    if chains.hidden.dependsOnPlacement { chains.hidden.isValid = false }
  }

  /// The size classes changed, on which takeovers depend.
  mutating func forgetChains() {
    chains.style.isValid = false
    chains.hidden.isValid = false
    cardWalk.isValid = false
  }
}
