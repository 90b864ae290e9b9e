extension RuleID {
  /// The rules of which others measured a part on simulators, and where, in the order of the cases.
  /// `MeasuredTests` writes this file from `Tests/Conformance/measured`.
  // swift-format-ignore
  static let measured: [(rule: RuleID, on: [String])] = [
    (.w1, ["iOS 26.1 (iPhone 16)"]),
    (.w2, ["iOS 26.1 (iPhone 16)"]),
    (.w6, ["iOS 13.3 (iPhone 11)", "iOS 16.4 (iPhone 11)"]),
    (.w7, ["iOS 13.3 (iPhone 11)", "iOS 16.4 (iPhone 11)"]),
    (.w8, ["iOS 26.1 (iPad (no home button))"]),
    (.l0, ["iOS 13.3 (iPhone 11)", "iOS 16.4 (iPhone 11)", "iOS 18.6 (iPhone 16)", "iOS 26.1 (iPad (no home button), iPhone 16)", "iOS 26.2 (iPhone 17)"]),
    (.l1, ["iOS 13.3 (iPhone 11)", "iOS 16.4 (iPhone 11)", "iOS 26.1 (iPad (no home button), iPhone 16)"]),
    (.l3, ["iOS 13.3 (iPhone 11)", "iOS 16.4 (iPhone 11)"]),
    (.sb1, ["iOS 26.1 (iPhone SE (3rd))"]),
    (.sb4, ["iOS 26.1 (iPhone SE (3rd))"]),
    (.sb9, ["iOS 26.1 (iPhone SE (3rd))"]),
    (.sb14, ["iOS 26.1 (iPhone SE (3rd))"]),
    (.t18, ["iOS 26.1 (iPhone SE (3rd))"]),
    (.tr1, ["iOS 26.1 (iPhone 16)"]),
    (.tr3, ["iOS 15.2 (iPhone 13 Pro)"]),
    (.tr4, ["iOS 26.1 (iPhone 16)"]),
    (.tr5, ["iOS 18.0 (iPhone 16)", "iOS 26.0 (iPhone 16)"]),
    (.tr7, ["iOS 26.1 (iPhone SE (3rd))"]),
    (.tr13, ["iOS 15.2 (iPhone 13 Pro)", "iOS 18.0 (iPhone 16)", "iOS 26.0 (iPhone 16)", "iOS 26.1 (iPhone 16)"]),
    (.tr14, ["iOS 18.0 (iPhone 16)", "iOS 26.0 (iPhone 16)"]),
    (.tr15, ["iOS 17.0 (iPhone 15)", "iOS 18.0 (iPhone 16)", "iOS 26.0 (iPhone 16)", "iOS 26.1 (iPhone 16)"]),
    (.tr28, ["iOS 26.1 (iPhone 16, iPhone SE (3rd))"]),
    (.ge1, ["Mac Catalyst 26.1"]),
    (.ge3, ["iOS 26.1 (iPad (no home button), iPhone 16, iPhone SE (3rd))"]),
    (.ge5, ["iOS 26.1 (iPhone 16, iPhone SE (3rd))"]),
    (.ge6, ["iOS 26.1 (iPad (no home button), iPhone 16, iPhone SE (3rd))"]),
    (.ge7, ["iOS 26.1 (iPhone SE (3rd))", "iOS 26.5 (iPhone SE (3rd))"]),
    (.ge8, ["iOS 26.1 (iPhone 16)", "iOS 26.5 (iPhone 16 Plus, iPhone 16 Pro, iPhone 17)"]),
    (.ge9, ["iOS 26.1 (iPad (no home button), iPhone SE (3rd))", "iOS 26.5 (iPad (no home button))", "iOS 27.0 (iPad (home button))"]),
    (.ge12, ["iOS 26.1 (iPhone 16, iPhone SE (3rd))"]),
    (.ge19, ["iOS 18.2 (iPad (no home button))", "iOS 26.1 (iPad (no home button), iPhone 16)", "iOS 26.5 (iPad (no home button), iPhone 16 Plus, iPhone 16 Pro, iPhone 17)"]),
    (.ge20, ["iOS 26.1 (iPhone SE (3rd), iPad (no home button), iPhone 16)"]),
  ]
}
