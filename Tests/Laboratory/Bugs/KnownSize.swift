package import StatusQuoSeededBugs

/// The size of the smallest scenario known to show something.
package struct KnownSize: Hashable, Sendable {
  /// The number of steps.
  package let steps: Int
  /// The number of controllers.
  package let controllers: Int
  /// True if enumeration has played all smaller scenarios; else no shrinking has ever ended smaller.
  package let isEnumerated: Bool

  /// The size of a scenario than which enumeration found no smaller one.
  static func enumerated(_ steps: Int, _ controllers: Int) -> KnownSize {
    KnownSize(steps: steps, controllers: controllers, isEnumerated: true)
  }

  /// The size of the smallest scenario that shrinking has come to.
  static func shrunk(_ steps: Int, _ controllers: Int) -> KnownSize {
    KnownSize(steps: steps, controllers: controllers, isEnumerated: false)
  }
}

extension SeededBug {
  /// The size of the smallest scenario known to show it.
  ///
  /// - Precondition: the bug is one of `planted`.
  package var shortest: KnownSize { knownSizes[id]! }
}

/// By the ids of bugs: steps and controllers.
private let knownSizes: [String: KnownSize] = [
  "structure-child-forgets-its-view": .shrunk(1, 2),
  "structure-finished-pop-returns": .shrunk(3, 3),
  "structure-pop-keeps-bar": .shrunk(1, 3),
  "structure-pop-to-pops-all": .shrunk(1, 4),
  "structure-pop-to-root-keeps-hidden": .shrunk(1, 3),
  "structure-push-keeps-style": .shrunk(1, 2),
  "structure-same-top-is-no-change": .shrunk(2, 3),
  "structure-set-root-keeps-bar": .enumerated(1, 1),
  "structure-split-is-never-collapsed": .shrunk(0, 3),
  "structure-third-tab-is-first": .shrunk(1, 4),
  "forwarding-gestures-are-up-to-date": .shrunk(1, 1),
  "forwarding-hidden-asks-child-for-style": .enumerated(0, 1),
  "forwarding-hidden-bar-is-not-noticed": .enumerated(1, 1),
  "forwarding-link-before-attach-is-dropped": .shrunk(0, 2),
  "forwarding-miss-is-kept": .shrunk(1, 2),
  "forwarding-navigation-keeps-system-gestures": .shrunk(0, 1),
  "forwarding-presented-is-forgotten": .enumerated(0, 1),
  "forwarding-select-keeps-chain": .shrunk(1, 3),
  "forwarding-visible-is-top": .shrunk(1, 2),
  "presentation-alert-is-full-screen": .enumerated(0, 2),
  "presentation-cancelled-dismissal-ends": .shrunk(2, 2),
  "presentation-context-is-not-looked-up": .shrunk(1, 3),
  "presentation-dismiss-keeps-bar": .shrunk(1, 2),
  "presentation-first-style-counts": .shrunk(3, 2),
  "presentation-never-captures": .enumerated(0, 2),
  "presentation-popover-is-a-form-sheet": .shrunk(0, 3),
  "presentation-second-is-not-followed": .shrunk(1, 3),
  "styles-background-tells-once": .enumerated(1, 0),
  "styles-cache-misses-new-places": .shrunk(1, 2),
  "styles-dark-presented-from-dark": .shrunk(1, 2),
  "styles-end-four-levels-down": .shrunk(0, 4),
  "styles-given-to-a-child-are-lost": .enumerated(0, 2),
  "styles-hook-for-children-is-not-called": .shrunk(0, 2),
  "styles-presentation-controller-is-not-asked": .shrunk(0, 2),
  "styles-remembered-until-foreground": .shrunk(2, 0),
  "styles-same-as-inherited-is-dropped": .shrunk(2, 0),
  "styles-second-canceled-pop-updates-the-first": .shrunk(4, 6),
  "styles-system-skips-detached": .shrunk(1, 1),
  "styles-taken-back-while-detached-is-gone": .shrunk(1, 1),
  "styles-unset-is-not-sent-down": .enumerated(1, 1),
  "styles-view-is-not-heard": .shrunk(1, 1),
  "styles-views-are-not-told": .enumerated(1, 1),
  "styles-views-of-detached-follow-their-controller": .shrunk(0, 1),
  "reads-animated-flag-is-lost": .shrunk(1, 2),
  "reads-animation-is-of-the-first-read": .shrunk(2, 0),
  "reads-bar-appearance-cancels-nothing": .shrunk(0, 1),
  "reads-bar-style-does-not-read": .shrunk(1, 1),
  "reads-rotate-does-not-read": .enumerated(1, 0),
  "reads-second-change-is-missed": .shrunk(2, 1),
  "reads-second-request-is-coalesced": .shrunk(3, 1),
  "reads-stale-is-kept-by-shared": .enumerated(1, 1),
  "reads-stale-looks-at-hidden-only": .shrunk(0, 0),
  "reads-stored-value-is-read-at-once": .shrunk(1, 1),
  "lifecycle-cancelled-pop-is-silent": .shrunk(2, 3),
  "lifecycle-collapse-is-silent": .shrunk(1, 3),
  "lifecycle-did-appear-comes-last-when-presenting": .shrunk(1, 2),
  "lifecycle-hidden-window-goes-innermost-first": .enumerated(1, 1),
  "lifecycle-loads-twice": .shrunk(2, 2),
  "lifecycle-removed-child-is-told-once": .shrunk(1, 2),
  "lifecycle-forwarding-by-hand-is-unheard": .shrunk(0, 2),
  "lifecycle-child-without-view-is-shown": .shrunk(0, 2),
  "lifecycle-end-by-hand-is-silent": .shrunk(2, 1),
  "lifecycle-viewDidLoad-adds-nothing": .shrunk(0, 2),
  "lifecycle-replaced-child-is-gone-first": .shrunk(1, 3),
  "lifecycle-same-tab-appears-again": .shrunk(1, 2),
  "windows-all-scenes-share-a-bar": .shrunk(0, 0),
  "windows-cover-is-read-once": .shrunk(1, 0),
  "windows-hidden-one-keeps-bar": .enumerated(1, 0),
  "windows-levels-are-bytes": .shrunk(0, 0),
  "windows-levels-are-floats": .shrunk(0, 0),
  "windows-levels-are-whole-numbers": .shrunk(0, 0),
  "windows-override-cannot-be-taken-back": .shrunk(1, 0),
  "windows-pad-is-always-wide": .shrunk(0, 1),
  "windows-presented-below-a-new-root-is-stuck": .shrunk(2, 2),
  "windows-removal-is-not-read": .enumerated(1, 0),
  "windows-resized-scene-keeps-bar": .shrunk(1, 0),
  "windows-scene-override-is-of-the-app": .shrunk(0, 0),
  "windows-shown-again-loads-again": .shrunk(2, 1),
  "windows-shown-one-waits": .enumerated(1, 0),
  "versions-13.4-begins-with-13.3": .shrunk(0, 1),
  "versions-17-is-16": .shrunk(0, 0),
  "versions-26-is-25": .shrunk(0, 0),
  "versions-8.3-is-8.0": .shrunk(0, 2),
  "versions-linked-sdk-is-ignored": .shrunk(0, 0),
  "identity-answers-are-kept-by-name": .enumerated(1, 1),
  "identity-child-that-returns-keeps-style": .shrunk(2, 2),
  "identity-shared-style-is-per-scenario": .shrunk(2, 1),
  "identity-swizzling-is-by-controller": .shrunk(0, 2),
  "identity-window-name-brings-old-settings": .shrunk(2, 0),
  "geometry-26.0-insets-follow-the-bar": .shrunk(0, 1),
  "geometry-additional-inset-at-the-top-only": .shrunk(0, 1),
  "geometry-bar-is-hidden-without-layout": .shrunk(1, 2),
  "geometry-bar-of-26-starts-at-the-inset": .shrunk(0, 2),
  "geometry-bottom-bar-is-never-hidden": .shrunk(0, 2),
  "geometry-hidden-bar-has-a-height": .enumerated(1, 0),
  "geometry-landscape-has-no-sides": .shrunk(0, 1),
  "geometry-no-cover-below-a-hidden-bar": .shrunk(1, 1),
  "geometry-stacks-have-no-insets": .shrunk(0, 1),
  "geometry-tab-bar-is-hidden-without-layout": .shrunk(1, 2),
  "geometry-tab-bar-is-never-hidden": .shrunk(0, 2),
  "geometry-the-12-mini-is-a-12": .shrunk(0, 0),
  "geometry-toolbar-is-shown-without-layout": .shrunk(1, 2),
  "geometry-views-outside-have-more": .shrunk(0, 2),
  "outcomes-active-is-looked-at-before-receiver": .shrunk(1, 1),
  "outcomes-already-there-raises": .shrunk(1, 1),
  "outcomes-bad-value-is-accepted": .shrunk(1, 0),
  "outcomes-pop-to-a-stranger-always-raises": .shrunk(1, 1),
  "outcomes-popover-needs-no-source": .shrunk(1, 2),
  "outcomes-presenting-is-looked-at-before-window": .shrunk(1, 1),
  "outcomes-transition-is-not-noticed": .shrunk(2, 2),
  "outcomes-wrong-kind-is-unknown": .shrunk(1, 0),
  "provenance-capture-is-full-screen": .enumerated(0, 2),
  "provenance-card-is-not-told": .enumerated(0, 2),
  "provenance-cycle-is-not-seen": .shrunk(0, 1),
  "provenance-has-room-for-three": .shrunk(0, 4),
  "provenance-not-asked-is-lost": .shrunk(0, 1),
  "provenance-window-is-of-the-first-read": .enumerated(1, 0),
  "invariants-spare-bar-misses-rotation": .enumerated(1, 0),
  "invariants-spare-insets-miss-the-bars": .shrunk(1, 1),
  "invariants-spare-styles-miss-the-foreground": .shrunk(3, 0),
  "work-geometry-for-every-observation": .shrunk(1, 0),
  "work-moves-walk-both": .shrunk(1, 3),
  "work-safe-area-for-every-observation": .shrunk(1, 0),
  "work-everything-once-per-window": .enumerated(1, 1),
  "work-refused-steps-walk": .enumerated(1, 0),
  "work-request-walks-always": .enumerated(1, 1),
  "work-same-link-walks": .shrunk(2, 1),
  "work-same-value-restyles-all": .shrunk(1, 0),
  "memory-an-entry-for-every-rotation": .shrunk(5, 2),
  "memory-removed-windows-are-kept": .enumerated(1, 0),
]
