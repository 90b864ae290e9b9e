import StatusQuoAppearanceModel
import StatusQuoSeededBugs

extension SeededBug {
  /// The rules that the bug breaks, by what the rules' texts say; empty where none of them says it, or many do.
  ///
  /// Kept apart from what findings cite: one of them has to be in the list of a finding.
  var guilty: [RuleID] { Self.guilty[id] ?? [] }

  private static let guilty: [String: [RuleID]] =
    structureAndForwarding
    .merging(presentationAndStyles) { $1 }.merging(readsAndCalls) { $1 }
    .merging(windowsAndVersions) { $1 }.merging(geometryAndOutcomes) { $1 }

  private static let structureAndForwarding: [String: [RuleID]] = [
    "structure-pop-keeps-bar": [.t3],
    "structure-pop-to-root-keeps-hidden": [.t3],
    "structure-push-keeps-style": [.t3],
    "structure-set-root-keeps-bar": [.t1],
    "structure-third-tab-is-first": [.w8, .sb24],
    "structure-child-forgets-its-view": [.tr9],
    "structure-finished-pop-returns": [.l6, .t6],
    "structure-split-is-never-collapsed": [.w8],
    "forwarding-hidden-asks-child-for-style": [.sb10, .sb11],
    "forwarding-navigation-keeps-system-gestures": [.sg3],
    "forwarding-gestures-are-up-to-date": [.sg5, .sg6],
    "forwarding-select-keeps-chain": [.t11],
    "forwarding-miss-is-kept": [.sb11],
    "forwarding-link-before-attach-is-dropped": [.sb11],
    "forwarding-visible-is-top": [.sb23, .w5],
    "forwarding-hidden-bar-is-not-noticed": [.t21, .sb21],
    "forwarding-presented-is-forgotten": [.sb11],
  ]

  private static let presentationAndStyles: [String: [RuleID]] = [
    "presentation-dismiss-keeps-bar": [.t9],
    "presentation-never-captures": [.sb25],
    "presentation-second-is-not-followed": [.sb10, .sb25],
    "presentation-popover-is-a-form-sheet": [.w7, .w14],
    "presentation-context-is-not-looked-up": [.w4],
    "presentation-cancelled-dismissal-ends": [.l6, .t10],
    "presentation-first-style-counts": [.w7],
    "presentation-alert-is-full-screen": [.sb24],
    "styles-unset-is-not-sent-down": [.tr4, .tr8, .tr9, .tr13],
    "styles-same-as-inherited-is-dropped": [.tr3, .tr4, .tr5],
    "styles-hook-for-children-is-not-called": [.tr8, .tr10],
    "styles-given-to-a-child-are-lost": [.tr8, .tr10],
    "styles-system-skips-detached": [.tr14],
    "styles-background-tells-once": [.tr23],
    "styles-end-four-levels-down": [.tr4],
    "styles-presentation-controller-is-not-asked": [.tr7],
    "styles-view-is-not-heard": [.tr5],
    "styles-views-are-not-told": [.tr13],
    "styles-cache-misses-new-places": [.tr13],
    "styles-dark-presented-from-dark": [.tr6],
    "styles-remembered-until-foreground": [.tr13, .tr23],
    "styles-second-canceled-pop-updates-the-first": [.tr8, .tr13],
    "styles-views-of-detached-follow-their-controller": [.tr15],
    "styles-taken-back-while-detached-is-gone": [.tr14],
  ]

  private static let readsAndCalls: [String: [RuleID]] = [
    "reads-rotate-does-not-read": [.t18],
    "reads-bar-style-does-not-read": [.t20],
    "reads-bar-appearance-cancels-nothing": [.sb40],
    "reads-second-request-is-coalesced": [.t16, .sb18],
    "reads-second-change-is-missed": [.t15, .t16],
    "reads-animated-flag-is-lost": [.sb13],
    "reads-animation-is-of-the-first-read": [.sb12],
    "reads-stored-value-is-read-at-once": [.t15],
    "lifecycle-did-appear-comes-last-when-presenting": [.l3],
    "lifecycle-cancelled-pop-is-silent": [.l6],
    "lifecycle-loads-twice": [.l1],
    "lifecycle-hidden-window-goes-innermost-first": [.l0],
    "lifecycle-replaced-child-is-gone-first": [.l8],
    "lifecycle-collapse-is-silent": [.sc6, .w8],
    "lifecycle-removed-child-is-told-once": [.l5],
    "lifecycle-forwarding-by-hand-is-unheard": [.l11],
    "lifecycle-child-without-view-is-shown": [.l9],
    "lifecycle-end-by-hand-is-silent": [.l10],
    "lifecycle-viewDidLoad-adds-nothing": [.l12],
  ]

  private static let windowsAndVersions: [String: [RuleID]] = [
    "windows-hidden-one-keeps-bar": [.t1, .sb36],
    "windows-all-scenes-share-a-bar": [.sc1],
    "windows-pad-is-always-wide": [.sc5],
    "windows-resized-scene-keeps-bar": [.sc6, .t18],
    "windows-scene-override-is-of-the-app": [.sc4],
    "windows-levels-are-whole-numbers": [.sb34],
    "windows-levels-are-floats": [.sb34],
    "windows-levels-are-bytes": [.sb34],
    "windows-cover-is-read-once": [.sb34, .sb35],
    "windows-override-cannot-be-taken-back": [.tr3],
    "windows-removal-is-not-read": [.t1],
    "windows-shown-one-waits": [.t1, .sb34, .sb36],
    "windows-shown-again-loads-again": [.l1],
    "windows-presented-below-a-new-root-is-stuck": [.w6, .w10],
    "versions-13.4-begins-with-13.3": [.sb20],
    "versions-8.3-is-8.0": [.sb26],
    "versions-26-is-25": [.sb16],
    "versions-17-is-16": [.tr5, .tr9, .tr11, .tr15],
    "identity-child-that-returns-keeps-style": [.tr8, .tr9, .tr13],
    "identity-swizzling-is-by-controller": [.w12],
    "identity-shared-style-is-per-scenario": [.t16, .sb9, .sb18],
  ]

  private static let geometryAndOutcomes: [String: [RuleID]] = [
    "geometry-no-cover-below-a-hidden-bar": [.w13],
    "geometry-hidden-bar-has-a-height": [.sb8],
    "geometry-the-12-mini-is-a-12": [.ge4, .ge1],
    "geometry-stacks-have-no-insets": [.ge1],
    "geometry-bar-is-hidden-without-layout": [.ge12],
    "geometry-26.0-insets-follow-the-bar": [.ge18],
    "geometry-bar-of-26-starts-at-the-inset": [.ge5],
    "geometry-landscape-has-no-sides": [.ge19],
    "geometry-toolbar-is-shown-without-layout": [.ge12, .ge20],
    "geometry-bottom-bar-is-never-hidden": [.ge22],
    "geometry-tab-bar-is-never-hidden": [.ge29],
    "geometry-tab-bar-is-hidden-without-layout": [.ge12, .ge29],
    "geometry-additional-inset-at-the-top-only": [.ge1],
    "geometry-views-outside-have-more": [.ge21],
    "outcomes-already-there-raises": [.w2],
    "outcomes-active-is-looked-at-before-receiver": [.w2],
    "outcomes-wrong-kind-is-unknown": [.w2],
    "outcomes-transition-is-not-noticed": [.w11],
    "outcomes-bad-value-is-accepted": [.w2],
    "outcomes-presenting-is-looked-at-before-window": [.w2],
    "outcomes-popover-needs-no-source": [.w14],
    "outcomes-pop-to-a-stranger-always-raises": [.w2],
    "provenance-cycle-is-not-seen": [.sb10],
    "provenance-capture-is-full-screen": [.sb25],
    "provenance-card-is-not-told": [.sb27],
    "provenance-window-is-of-the-first-read": [.sb34],
  ]
}
