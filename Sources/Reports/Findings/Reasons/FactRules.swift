package import StatusQuoAppearanceModel
import StatusQuoHarness

/// The rules behind a fact: what sentences about it cite.
///
/// This file is the only place that says which they are; `PartingTests` holds it against the reference
/// with rules negated.
package struct FactRules {
  /// The rules that decide it always.
  package let always: [RuleID]
  /// The rules that also decide it where the step used them.
  package let ifUsed: [RuleID]

  /// The rules that decide it where the step used none of these.
  let otherwise: [RuleID]

  init(_ always: RuleID..., ifUsed: [RuleID] = [], otherwise: [RuleID] = []) {
    self.always = always
    self.ifUsed = ifUsed
    self.otherwise = otherwise
  }

  /// The rule that says a fact in a sentence of its own.
  package static func of(_ fact: Fact) -> FactRules { FactRules(fact.rule) }

  /// The rules in a step that used some.
  package func rules(in step: RuleSet) -> [RuleID] {
    let used = ifUsed.filter(step.contains)
    return always + (used.isEmpty ? otherwise : used)
  }
}

extension Moment {
  /// True if controllers below the one that answered are not asked.
  var leavesChildrenUnasked: Bool { rules.contains(.sb38) }

  /// True if the step was about controllers of another scene.
  var isInAnotherScene: Bool { rules.contains(.sc3) }
}

extension FactRules {
  package static let applicationDecides = FactRules(.sb1, .sb5)
  package static let stale = FactRules(.sb18, .t16)
  package static let launchBarStays = FactRules(.w9, ifUsed: [.sc1, .sc2])
  package static let launchBar = FactRules(.sb2, ifUsed: [.sb3, .sb15])
  package static let launchColor = FactRules(.sb2, ifUsed: [.sb16, .tr18, .tr2])
  package static let noController = FactRules(.sb34, ifUsed: [.sb14])
  package static let nothingPresented = FactRules(.sb10, ifUsed: [.w10, .l6])
  package static let otherPresenter = FactRules(.sb10, .w4)
  package static let lightBehindCard = FactRules(.sb27, ifUsed: [.w7, .l6])
  /// No card is up before what fills the window, though something is presented.
  package static let noCard = FactRules(ifUsed: [.sb27])
  package static let colorOfSetter = FactRules(.sb5, .sb16)
  package static let colorOfDefault = FactRules(.sb16, .tr18, ifUsed: [.t19])
  package static let animation = FactRules(.sb12, .sb13)
  /// Which animation, and whether there is one.
  package static let whoseAnimation = animation
  package static let isAnimated = FactRules(.sb13, .sb12)
  package static let unchanged = FactRules(.sb13, .sb12)
  package static let traitChange = FactRules(.tr13)
  package static let statusBarHeight = FactRules(.ge4)
  package static let systemGestures = FactRules(.sg1, .sg2, ifUsed: [.sg3, .sg4, .sg7])
  package static let systemGesturesTogether = FactRules(.sg1, .sg2)
  package static let systemGesturesAsked = FactRules(.sg6, .sg5)
  /// When the questions are asked.
  package static let systemGesturesUpdate = FactRules(
    ifUsed: [.sg6, .sg5], otherwise: [.sg5, .sg6])
  package static let ownGestures = FactRules(.sg2)
  package static let noGestures = FactRules(.sg1)
  package static let cover = FactRules(.w13, .ge2)
  /// A step is not applied.
  package static let refusal = FactRules(.w2, ifUsed: [.t17, .sg6])
  /// The nodes that exist, and their places.
  package static let structure = FactRules(ifUsed: [.w3, .w4, .w6, .w10, .l6], otherwise: [.w3])
  package static let loading = FactRules(.l1, ifUsed: [.sc5])
}

// What people ask about: a cause cites the same rules after any step.
extension FactRules {
  package static let keyValueCoding = FactRules(.sb39, .ge13)
  package static let traitOverrides = FactRules(.tr11)
  package static let traitsOfScene = FactRules(.sc4)
  package static let width = FactRules(.sc5)
  package static let viewInsets = FactRules(.ge21)
  /// The bars of iOS 26.
  package static let newBars = FactRules(.ge5)
  package static let swiftUI = FactRules(.sb24)
  package static let extensions = FactRules(.sb20)
  package static let barAppearance = FactRules(.sb40)
  package static let hiddenInLandscape = FactRules(.sb14)
  package static let adapts = FactRules(.w7)
  package static let barsOnSwipe = FactRules(.t22)
  package static let presentationContext = FactRules(.w4)
  package static let changeUnheard = FactRules(.t15, .t16)
  /// Lifecycle methods set values after the getters were asked.
  package static let askedBefore = FactRules(.sb19, .t15)
  package static let styleOfView = FactRules(.tr5, .tr9)
  package static let windowsApart = FactRules(.tr3, .tr20)
  package static let hiddenInset = FactRules(.ge7)
  package static let keptInset = FactRules(.ge18)
  package static let insetBelowBar = FactRules(.ge1, .ge3, .ge6)
  package static let insetOfLaunch = FactRules(.ge18, .ge1)
  package static let insetOfPad = FactRules(.ge1, .ge7)
  package static let tunedInset = FactRules(.ge11)
}
