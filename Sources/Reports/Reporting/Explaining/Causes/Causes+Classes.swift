import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// What the class of a controller keeps an app from saying.
extension ExplainedScenario {
  var causesInClasses: [Explanation.Cause] {
    [schemeWithoutABar ?? swiftUI, overrideOfUIKitsClass, overrideOfAClosedClass].compactMap { $0 }
  }

  /// The controller that answers for the bar by an override in a class of Apple's that UIKit may not ask.
  var closedAnswerer: (name: Name, base: ClosedClass)? {
    let update = now.explanation.lastUpdate?.provenance
    let names = AppNames(scenario: scenario)
    for (name, says) in [
      (update?.style?.answeredBy, saysStyle), (update?.hidden?.answeredBy, saysHidden),
    ] {
      if let name, let base = names.closedClass(name), says(name) { return (name, base) }
    }
    return nil
  }

  private var overrideOfAClosedClass: Explanation.Cause? {
    guard let (name, base) = closedAnswerer else { return nil }
    let report = base.reported.map { " (\($0))" } ?? ""
    return .init(
      .overrideOfClosedClass,
      [
        .here: text(name), .value: base.rawValue,
        .other: "\(base.reason): whether UIKit uses that is not known\(report)",
      ],
      fixes: [
        .init("To be sure, present it as overFullScreen: then its presenter decides.")
      ]
    ).asNote(base != .safari)
  }

  /// A host of SwiftUI that answers for the bar, or asks for a color scheme, which may reach further
  /// than it does here.
  var unmodeledHost: Name? {
    let update = now.explanation.lastUpdate?.provenance
    let names = AppNames(scenario: scenario)
    let answerers = [update?.style?.answeredBy, update?.hidden?.answeredBy].compactMap { $0 }
    let colored = controllersNow.filter { asksForAScheme($0) && allOnScreen.contains($0.name) }
    return (answerers + colored.map { $0.name }).first { names.maker($0) == .swiftUI }
  }

  private func asksForAScheme(_ controller: Controller) -> Bool {
    controller.overrideUserInterfaceStyle != .unspecified
      || controller.preferredStatusBarStyle != nil
  }

  /// The host that answers by `.toolbarColorScheme` below a navigation controller that hides its bar: that counts only
  /// while the background of one shows. The stack, and the text of the bar without that answer.
  var schemeWithoutItsBar: (host: Name, stack: Name, text: String)? {
    guard let host = now.explanation.lastUpdate?.provenance.style?.answeredBy,
      let controller = controllerNow(host), let stack = stackWithoutABar(around: host),
      controller.preferredStatusBarStyle != nil, now.observation.stale == nil,
      !now.observation.bar.hidden
    else { return nil }
    let names = AppNames(scenario: scenario)
    // A class of the app's may override the getter itself.
    guard names.maker(host) == .swiftUI, !names.isDerivedHost(host) else { return nil }
    if scenario.environment.iOS >= 26 { return (host, stack, "text that goes with the content") }
    guard let demand = demand(of: .default, host), wish(demand).isBroken(in: now) else {
      return nil
    }
    return (host, stack, demand == .bar(.light) ? "light text" : "dark text")
  }

  /// The navigation controller around a host that hides its bar; nil where a bar shows in the host itself.
  private func stackWithoutABar(around host: Name) -> Name? {
    guard let stack = stack(around: host), stack.isNavigationBarHidden else { return nil }
    let showsABar = controllersNow.contains { controller in
      controller.kind == .navigation && !controller.isNavigationBarHidden
        && way(up: controller.name).contains(host)
    }
    return showsABar ? nil : stack.name
  }

  private var schemeWithoutABar: Explanation.Cause? {
    guard let (host, stack, seen) = schemeWithoutItsBar else { return nil }
    let isLight = controllerNow(host)?.preferredStatusBarStyle == .constant(.darkContent)
    let scheme = isLight ? "light" : "dark"
    return .init(
      .schemeWithoutBar, [.here: text(host), .above: text(stack), .value: seen],
      fixes: [
        "Put .preferredColorScheme(.\(scheme)) on its content, which makes the whole window or sheet \(scheme).",
        ofAHost(isLight ? .darkContent : .lightContent), Self.withABackground,
      ].map { .init($0) })
  }

  private func ofAHost(_ answer: StatusBarStyle) -> String {
    """
    Let a subclass of UIHostingController show it, which answers: override var preferredStatusBarStyle: \
    UIStatusBarStyle { .\(answer.rawValue) }
    """
  }

  private static let withABackground = """
    Show a navigation bar with its background: .toolbarBackground(.visible, for: .navigationBar).
    """

  private var swiftUI: Explanation.Cause? {
    guard let host = unmodeledHost else { return nil }
    let controller = controllerNow(host)
    var words = "shows SwiftUI, which answers by its modifiers. They are not modeled,"
    var modifiers = Self.modifiers
    if AppNames(scenario: scenario).isDerivedHost(host), controller?.overridesAGetter == true {
      words = "shows SwiftUI. What its class overrides counts here; modifiers are not modeled,"
    } else if controller.map(asksForAScheme) == true {
      words = """
        shows SwiftUI. The color scheme that its modifiers ask for counts here for it alone; it may \
        reach the window, or a navigation bar around it,
        """
    } else if case .presented? = controller?.place {
      words = """
        is presented and takes the bar over: only modifiers of its own content count. They are not \
        modeled,
        """
      modifiers.swapAt(0, 1)
    }
    // Without a bar there is no background with which the scheme of one would count.
    if stackWithoutABar(around: host) != nil { modifiers.removeAll { $0 == Self.modifiers[0] } }
    return .init(
      .modifiersUnmodeled, [.here: text(host), .value: words],
      fixes: modifiers.map { .init($0) }
    ).asNote()
  }

  private static let modifiers = [
    """
    Light text on a screen of a NavigationStack: .toolbarColorScheme(.dark, for: .navigationBar), which \
    counts while the bar's background shows (add .toolbarBackground(.visible, for: .navigationBar)).
    """,
    "Light text everywhere: .preferredColorScheme(.dark), which makes the whole window or sheet dark.",
    "A hidden bar: .statusBarHidden().",
  ]

  /// The classes of UIKit themselves can be overridden in an extension only.
  private var overrideOfUIKitsClass: Explanation.Cause? {
    let names = AppNames(scenario: scenario)
    let since = Version(13, 4)
    return scenario.controllers.first { controller in
      controller.overriddenIn == .subclass && controller.kind != .plain
        && controller.preferredStatusBarStyle != nil && scenario.environment.iOS >= since
        && names.maker(controller.name) == .uiKit
        && !SystemController.allCases.contains {
          $0.className == names.className(controller.name)
        }
    }.map { controller in
      .init(
        .overrideOfUIKitsClass, [.value: names.className(controller.name)],
        fixes: [
          .init(
            "Override it in a subclass; \"overriddenIn\": \"extension\" says that it is in an extension."
          )
        ]
      ).asNote()
    }
  }
}
