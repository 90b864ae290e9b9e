import StatusQuoAppearanceModel
import StatusQuoCatalog
import Testing

/// Controllers of Apple's frameworks as data.
@Suite struct SystemControllerTests {
  @Test(arguments: SystemController.allCases)
  func `each has a source, and answers that are values of its properties`(
    _ system: SystemController
  ) {
    var names = Names()
    var controller = Controller(.plain, names["A"])
    system.apply(to: &controller, on: 17)
    #expect(controller.kind == system.kind)
    #expect(!system.source.isEmpty)
    for answer in system.answers(on: 17) {
      #expect(answer.property.literal(controller) == answer.value)
    }
  }

  static let preferences: [(HostedPreference, Literal, @Sendable (Controller) -> Bool)] = [
    (.statusBarHidden, .bool(true), { $0.prefersStatusBarHidden == .constant(true) }),
    (.statusBarHidden, .bool(false), { $0.prefersStatusBarHidden == .constant(false) }),
    (.preferredColorScheme, .word("dark"), { $0.overrideUserInterfaceStyle == .dark }),
    (
      .toolbarColorScheme, .word("dark"), { $0.preferredStatusBarStyle == .constant(.lightContent) }
    ),
    (
      .toolbarColorScheme, .word("light"), { $0.preferredStatusBarStyle == .constant(.darkContent) }
    ),
  ]

  @Test func `a hosting controller answers for its content`() {
    for (preference, value, holds) in Self.preferences {
      var names = Names()
      var controller = Controller(.plain, names["A"])
      preference.apply(value, to: &controller)
      #expect(holds(controller), "\(preference)")
    }
  }
}
