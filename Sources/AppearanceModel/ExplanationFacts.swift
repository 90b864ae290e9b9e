/// The facts behind an observation, which explain why the bar and the screens look as they do.
package struct ExplanationFacts: Hashable, Sendable {
  /// The party that decides the bar at all (SB-1).
  package enum Mode: Hashable, Sendable {
    /// Controllers. The key says YES or is missing.
    case controllers(keyIsMissing: Bool)
    /// The application object. Linked with SDK 27 its setters do nothing (SB-6).
    case application(isFrozen: Bool)
  }

  /// The reason why a window does or does not control the bar (SB-34).
  package enum WindowVerdict: String, NamedCase {
    case controls, isHidden, isInAnotherScene, hasNoScene, doesNotCoverScreen, hasLowerLevel,
      wasShownEarlier
  }

  /// A window and its verdict.
  package struct WindowAccount: Hashable, Sendable {
    /// The window.
    package var window: Name
    /// The answer to whether it controls the bar, with the reason.
    package var verdict: WindowVerdict
    /// True if there is a root to ask.
    package var hasRoot: Bool

    /// A window and its verdict.
    package init(window: Name, verdict: WindowVerdict, hasRoot: Bool) {
      self.window = window
      self.verdict = verdict
      self.hasRoot = hasRoot
    }
  }

  /// The origin of the value that a getter returned.
  package enum GetterSource: String, NamedCase {
    /// The app's override, with a constant.
    case override
    /// The app's override, with the controller's stored value.
    case stored
    /// The app's override, with the app-wide shared value.
    case shared
    /// UIKit's: the override in an extension is not called (SB-20).
    case overrideInExtensionIsNotCalled
    /// UIKit's: of a navigation controller, by its bar's style (SB-21).
    case navigationBarStyle
    /// UIKit's: of a navigation controller whose black bar has an appearance (SB-40).
    case navigationBarAppearance
    /// The class is swizzled (W-12).
    case swizzledClass
    /// UIKit's: hidden in compact height (SB-14).
    case compactHeight
    /// UIKit's default (SB-9).
    case defaultValue
  }

  /// The rules by which the answer to a question was found.
  package struct Grounds: Hashable, Sendable {
    /// Those that decided, at each controller of the way, whether another one is asked.
    package var way: [RuleSet]
    /// Those that decided what the last one answers.
    package var answer: RuleSet

    /// The rules of a way, and of the answer at its end.
    package init(way: [RuleSet] = [], answer: RuleSet = RuleSet()) {
      self.way = way
      self.answer = answer
    }

    /// All of them.
    package var all: RuleSet { way.reduce(into: answer) { $0.formUnion($1) } }
  }

  /// One read: the controllers that it asked, their answers, and the origins of these.
  package struct UpdateAccount: Hashable, Sendable {
    /// The controllers that it asked.
    package var provenance: Provenance
    /// The style value that was answered.
    package var style: StatusBarStyle
    /// The origin of the answer for the style.
    package var styleSource: GetterSource
    /// The origin of the answer for hidden.
    package var hiddenSource: GetterSource
    /// The answer for hidden, before SB-15.
    package var prefersHidden: Bool
    /// The animation of a change of hidden.
    package var animation: StatusBarAnimation
    /// The rules by which the style was found.
    package var groundsOfStyle: Grounds
    /// The rules by which hidden was found.
    package var groundsOfHidden: Grounds

    /// An account of one update.
    package init(
      provenance: Provenance, style: StatusBarStyle, styleSource: GetterSource,
      hiddenSource: GetterSource, prefersHidden: Bool, animation: StatusBarAnimation,
      groundsOfStyle: Grounds, groundsOfHidden: Grounds
    ) {
      self.provenance = provenance
      self.style = style
      self.styleSource = styleSource
      self.hiddenSource = hiddenSource
      self.prefersHidden = prefersHidden
      self.animation = animation
      self.groundsOfStyle = groundsOfStyle
      self.groundsOfHidden = groundsOfHidden
    }

    /// The rules by which an answer was found.
    package func grounds(of question: BarQuestion) -> Grounds {
      question == .style ? groundsOfStyle : groundsOfHidden
    }
  }

  /// The origin of the style that a controller holds.
  package enum StyleOrigin: Hashable, Sendable {
    /// Its own override: of a controller (TR-4), a window (TR-3), a view (TR-5).
    case own, ownOfWindow, ownOfView
    /// Its own `traitOverrides` (TR-11).
    case traitOverrides
    /// The system, of a controller in no window (TR-14).
    case system
    /// The system, of a window (TR-1), and of a view whose controller is in none (TR-15).
    case systemOfWindow, systemOfLooseView
    /// The traits of its scene (SC-4).
    case scene
    /// An override that was taken back before the view was loaded (TR-14).
    case overrideTakenBack
    /// `UIUserInterfaceStyle` (TR-2).
    case infoPlist
    /// Before iOS 13 and its SDK the only style is light (TR-2).
    case noStylesYet
    /// A root or presented one: its window (TR-3, TR-6).
    case window(Name)
    /// Its presentation controller's override (TR-7).
    case presentationController
    /// The parent's value for this child (TR-8).
    case parentsValueForChild(Name)
    /// The parent (TR-8).
    case parent(Name)
    /// The view that its root view sits in (TR-9).
    case superview(Name)
    /// A root view: its controller (TR-1).
    case controller(Name)
    /// A view: the one that it is in (TR-5).
    case viewAbove(Name)
    /// Left over from a canceled swipe-back, out of date.
    case canceledPop

    /// The node that holds the same style and hands it down, if one does.
    package var handedDownBy: Name? {
      switch self {
      case .window(let node), .parent(let node), .superview(let node), .controller(let node),
        .viewAbove(let node):
        node
      case .own, .ownOfWindow, .ownOfView, .traitOverrides, .system, .systemOfWindow,
        .systemOfLooseView, .scene, .overrideTakenBack, .infoPlist, .noStylesYet,
        .presentationController, .parentsValueForChild, .canceledPop:
        nil
      }
    }

    /// The node that it comes from, if it comes from one: also a parent that gives a child another style.
    package var node: Name? {
      if case .parentsValueForChild(let parent) = self { parent } else { handedDownBy }
    }
  }

  /// A node's style and where it comes from.
  package struct StyleAccount: Hashable, Sendable {
    /// The window, controller or view.
    package var node: Name
    /// The style that it holds.
    package var style: UserInterfaceStyle
    /// The origin of that style.
    package var origin: StyleOrigin
    /// Its presenter, if it is presented.
    package var presenter: Name?
    /// The style in which it appears, if it is presented (W-7).
    package var presentedAs: ModalPresentationStyle?
    /// The rules that decided the origin.
    package var grounds: RuleSet

    /// A node's style.
    package init(
      node: Name, style: UserInterfaceStyle, origin: StyleOrigin, presenter: Name? = nil,
      presentedAs: ModalPresentationStyle? = nil, grounds: RuleSet
    ) {
      self.node = node
      self.style = style
      self.origin = origin
      self.presenter = presenter
      self.presentedAs = presentedAs
      self.grounds = grounds
    }
  }

  /// A part of an inset of a controller: what is there above its parent's, or taken away from that.
  package struct InsetTerm: Hashable, Sendable {
    /// The origin of a part of an inset.
    package enum Origin: Hashable, Sendable {
      /// The screen, or the place on it of what is presented.
      case screen
      /// A container: its bar, or the place that it gives to a column.
      case container(Name)
      /// The place of the view in the parent's.
      case place(Name)
      /// The controller's own additional insets.
      case additional(Name)
    }

    /// The origin.
    package var origin: Origin
    /// The inset with it; what is below the part before is taken away.
    package var inset: Double
    /// The rules that decided it.
    package var grounds: RuleSet

    /// A part of an inset.
    package init(_ origin: Origin, inset: Double, grounds: RuleSet) {
      (self.origin, self.inset, self.grounds) = (origin, inset, grounds)
    }
  }

  /// The rules by which heights and insets were measured.
  package struct Measures: Hashable, Sendable {
    /// Those of the bar's height.
    package var bar: RuleSet
    /// The parts of the top inset of each controller on screen that has one, from the window down.
    package var tops: [Name: [InsetTerm]]
    /// The parts of the bottom inset of each controller on screen that has one, from the window down.
    package var bottoms: [Name: [InsetTerm]] = [:]
    /// Those of the insets at the sides and at the bottom, of each controller on screen.
    package var sides: [Name: RuleSet]
    /// Those of each cover.
    package var covers: [Name: RuleSet]

    /// The rules of measures.
    package init(
      bar: RuleSet = RuleSet(), tops: [Name: [InsetTerm]] = [:], sides: [Name: RuleSet] = [:],
      covers: [Name: RuleSet] = [:]
    ) {
      (self.bar, self.tops, self.sides, self.covers) = (bar, tops, sides, covers)
    }

    /// The rules of the top inset of a controller: those of what it adds to its parent's first.
    package func rules(ofTop name: Name) -> [RuleID] {
      (tops[name] ?? []).reversed().flatMap { $0.grounds.rules }.eachOnce
    }
  }

  /// The rules of the lifecycle calls of a step, those of the step itself first.
  package struct CallGrounds: Hashable, Sendable {
    /// The things that a rule of a step decides.
    package struct Facts: OptionSet, Sendable {
      /// The controllers that come to the screen, those that leave it, and the order of all calls.
      package static let (coming, leaving, order) = (
        Facts(rawValue: 1), Facts(rawValue: 2), Facts(rawValue: 4)
      )
      /// The controllers that are called, and these with the order.
      package static let (members, all) = (Facts(rawValue: 3), Facts(rawValue: 7))

      package let rawValue: UInt8

      package init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// The rules by which controllers come to the screen, or stay off it.
    package private(set) var coming: [RuleID] = []
    /// The rules by which controllers leave it, or stay.
    package private(set) var leaving: [RuleID] = []
    /// The rules of the order, and of the methods that are called.
    package private(set) var order: [RuleID] = []

    /// The rules of a step that calls nothing.
    package init() {}

    /// Adds a rule, unless it is there.
    package mutating func add(_ rule: RuleID, for facts: Facts) {
      if facts.contains(.coming), !coming.contains(rule) { coming.append(rule) }
      if facts.contains(.leaving), !leaving.contains(rule) { leaving.append(rule) }
      if facts.contains(.order), !order.contains(rule) { order.append(rule) }
    }
  }

  /// The readings of the sources under which they hold.
  package var readings: Readings
  /// The party that decides the bar at all.
  package var mode: Mode
  /// The windows in order of addition.
  package var windows: [WindowAccount]
  /// True if the launch or the last step updated the bar.
  package var didUpdateBar: Bool
  /// The rules that say so; none where it was not updated.
  package var rulesOfUpdate: RuleSet
  /// The rules of the lifecycle calls.
  package var groundsOfCalls: CallGrounds
  /// The update whose result is displayed; nil before the first and in app mode.
  package var lastUpdate: UpdateAccount?
  /// The result of an update now; nil in app mode.
  package var updateNow: UpdateAccount?
  /// The answers about the system's gestures that an update now would get; nil where they are not
  /// observed.
  package var gesturesNow: SystemGestures?
  /// The rules by which the answers about the system's gestures were found.
  package var groundsOfGestures: [SystemGesture: Grounds]
  /// True in app mode if compact height hides the bar (SB-7).
  package var isHiddenByCompactHeight: Bool
  /// Every controller, in declaration order.
  package var styles: [StyleAccount]
  /// Every window, root view and further view.
  package var otherStyles: [StyleAccount]
  /// The controllers on screen, outermost first (W-8).
  package var onScreen: [Name]
  /// The rules by which heights and insets were measured.
  package var measures: Measures

  /// The facts behind an observation.
  package init(
    readings: Readings, mode: Mode, windows: [WindowAccount], didUpdateBar: Bool,
    rulesOfUpdate: RuleSet, groundsOfCalls: CallGrounds, lastUpdate: UpdateAccount?,
    updateNow: UpdateAccount?, gesturesNow: SystemGestures?,
    groundsOfGestures: [SystemGesture: Grounds], isHiddenByCompactHeight: Bool,
    styles: [StyleAccount], otherStyles: [StyleAccount],
    onScreen: [Name], measures: Measures
  ) {
    self.readings = readings
    self.mode = mode
    self.windows = windows
    self.didUpdateBar = didUpdateBar
    self.rulesOfUpdate = rulesOfUpdate
    self.groundsOfCalls = groundsOfCalls
    self.lastUpdate = lastUpdate
    self.updateNow = updateNow
    self.gesturesNow = gesturesNow
    self.groundsOfGestures = groundsOfGestures
    self.isHiddenByCompactHeight = isHiddenByCompactHeight
    self.styles = styles
    self.otherStyles = otherStyles
    self.onScreen = onScreen
    self.measures = measures
  }
}

extension ExplanationFacts {
  /// The way to the answer that an update now would get; nil where no controller would be asked.
  package func answerNow(to question: ChainQuestion) -> Provenance.Answer? {
    switch question {
    case .bar(let bar): updateNow?.provenance.answer(to: bar)
    case .gesture(let gesture): gesturesNow?[wayOf: gesture]
    }
  }
}
