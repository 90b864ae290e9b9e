import AppearanceModel

/// What a read asks controllers for. Either has its own chain (SB-10).
enum Question {
  case style, hidden

  @inline(__always) var memberMark: Marks { self == .style ? .onStyleChain : .onHiddenChain }

  @inline(__always) var refusedMark: Marks { self == .style ? .refusedForStyle : .refusedForHidden }
}

struct Hop: Hashable {
  var controller: ControllerID
  var reason: Provenance.HopReason
}

/// A link that a walk did not follow.
struct Stop: Hashable {
  var at: ControllerID
  var notAsked: ControllerID
  var reason: Provenance.StopReason
}

/// The way from a window's root to the controller that answers, as the last walk found it.
///
/// Invariant: while `isValid`, a walk from `start` would find the same hops and the same stop.
/// Members carry `Question.memberMark`, controllers refused for how they are presented its
/// `refusedMark`, and nobody else does. Whatever a walk looks at belongs to a marked controller,
/// so only a change at one of those (`touch`) can change the chain; or, when a link was followed
/// or refused for where a controller hangs, any move (`dependsOnPlacement`).
/// What members answer is not kept: that is one look at the last of them.
struct Chain {
  var hops = ContiguousArray<Hop>()
  var refused = ContiguousArray<ControllerID>()
  var stop: Stop?
  var isValid = false
  var dependsOnPlacement = false
  /// The number of the walk that found it.
  var walk = 0

  @inline(__always) var start: ControllerID { hops.first?.controller ?? .none }

  @inline(__always) var answerer: ControllerID { hops.last?.controller ?? .none }

  /// Only the first link that is not followed counts.
  mutating func stop(
    at controller: ControllerID, notAsked: ControllerID, _ reason: Provenance.StopReason
  ) {
    if stop == nil { stop = Stop(at: controller, notAsked: notAsked, reason: reason) }
  }
}

struct Chains {
  var style = Chain()
  var hidden = Chain()
  /// Grows with every controller that changes places: while it stays, nobody left a window.
  var placement = 0

  subscript(question: Question) -> Chain {
    get { question == .style ? style : hidden }
    _modify {
      if question == .style { yield &style } else { yield &hidden }
    }
  }
}

extension CachedResolver {
  /// Something that a walk looks at changed at a controller.
  mutating func touch(_ controller: ControllerID) {
    let marks = arena.marks[controller]
    if marks.isDisjoint(with: .onSomeWalk) { return }
    barMayChange()
    if !marks.isDisjoint(with: [.onStyleChain, .refusedForStyle]) { chains.style.isValid = false }
    if !marks.isDisjoint(with: [.onHiddenChain, .refusedForHidden]) {
      chains.hidden.isValid = false
    }
    if marks.contains(.onCardWalk) { cardWalk.isValid = false }
  }

  /// Something that only the walk for one question looks at changed.
  mutating func touch(_ controller: ControllerID, for question: Question) {
    guard arena.marks[controller].contains(question.memberMark) else { return }
    chains[question].isValid = false
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

  /// The size classes changed, on which it depends who takes over.
  mutating func forgetChains() {
    chains.style.isValid = false
    chains.hidden.isValid = false
    cardWalk.isValid = false
  }

  /// Makes the chain from `root` known.
  mutating func follow(_ question: Question, from root: ControllerID) {
    if chains[question].isValid, chains[question].start == root {
      counters.chainHits += 1
      return
    }
    // Taken out, so that the walk can read the arena while it writes the chain.
    var chain = Chain()
    swap(&chain, &chains[question])
    forget(&chain, question)
    walk(&chain, question, from: root)
    swap(&chain, &chains[question])
  }

  private mutating func forget(_ chain: inout Chain, _ question: Question) {
    for hop in chain.hops { arena.marks[hop.controller].remove(question.memberMark) }
    for controller in chain.refused { arena.marks[controller].remove(question.refusedMark) }
    chain.hops.removeAll(keepingCapacity: true)
    chain.refused.removeAll(keepingCapacity: true)
    chain.stop = nil
    chain.dependsOnPlacement = false
  }
}
