import StatusQuoAppearanceModel
import Testing

/// The small values that both models decide by.
@Suite struct SharedValueTests {
  @Test(arguments: [
    (Version(9), Version(10), true), (Version(8, 3), Version(8, 10), true),
    (Version(12, 9), Version(13), true), (Version(13), Version(13), false),
    (Version(26, 1), Version(26), false),
  ])
  func `versions compare by major, then by minor number`(
    _ one: Version, _ other: Version, isLess: Bool
  ) {
    #expect((one < other) == isLess)
  }

  @Test(arguments: [
    (Version(18), Version(12), Version(12)), (Version(12), Version(18), Version(12)),
    (Version(17), Version(17), Version(17)),
  ])
  func `the older of system and SDK is effective`(
    iOS: Version, linkedSDK: Version, effective: Version
  ) {
    #expect(Environment(iOS: iOS, linkedSDK: linkedSDK).effectiveVersion == effective)
  }

  @Test func `a root view is named after its controller`() {
    var names = Names()
    let controller = names["A"]
    #expect(names["A.view"] == controller.rootView)
    #expect(controller.rootView.withoutView == controller)
    #expect(names.text(controller.rootView) == "A.view")
    #expect(controller.rootView.slot != controller.slot)
    #expect(names[".view"] != controller.rootView)
  }

  @Test func `what Unicode ignores by default, controls and separates with is invisible`() {
    let missed = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
      .filter { scalar in
        let isHidden =
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: true
          default:
            scalar.properties.isDefaultIgnorableCodePoint
              || scalar.properties.isNoncharacterCodePoint
          }
        return isHidden && !scalar.isInvisible
      }
    #expect(missed.map(\.notation) == [])
  }
}
