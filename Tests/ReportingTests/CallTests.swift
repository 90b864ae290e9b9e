import StatusQuoAppearanceModel
import StatusQuoReporting
import Testing

struct CallTests {
  /// A step, made with names of its own, and how it reads.
  struct Row: Sendable, CustomTestStringConvertible {
    let step: Step
    let call: String
    let names: Names

    init(_ call: String, _ make: (inout Names) -> Step) {
      var names = Names()
      step = make(&names)
      self.names = names
      self.call = call
    }

    var testDescription: String { call }
  }

  static let containers = [
    Row("N.push(A)") { .push($0["A"], on: $0["N"]) },
    Row("N.pop()") { .pop(on: $0["N"]) },
    Row("N.popToRoot()") { .popToRoot(on: $0["N"]) },
    Row("N.popTo(A)") { .popTo($0["A"], on: $0["N"]) },
    Row("N.setViewControllers([A, B])") { .setViewControllers([$0["A"], $0["B"]], on: $0["N"]) },
    Row("N.beginInteractivePop()") { .beginInteractivePop(on: $0["N"]) },
    Row("N.cancelInteractivePop()") { .cancelInteractivePop(on: $0["N"]) },
    Row("N.finishInteractivePop()") { .finishInteractivePop(on: $0["N"]) },
    Row("N.swipe(up)") { .swipe(.up, on: $0["N"]) },
    Row("T.select(A)") { .select($0["A"], on: $0["T"]) },
    Row("A.addChild(B)") { .addChild($0["B"], to: $0["A"], in: nil) },
    Row("A.addChild(B, in: V)") { .addChild($0["B"], to: $0["A"], in: $0["V"]) },
    Row("B.removeFromParent()") { .removeFromParent($0["B"]) },
    Row("A.addChild(B, withoutView)") { .addChildWithoutView($0["B"], to: $0["A"]) },
    Row("B.parent.view.addSubview(B.view)") { .addSubview($0["B"]) },
    Row("B.view.removeFromSuperview()") { .removeFromSuperview($0["B"]) },
    Row("B.beginAppearanceTransition(false)") {
      .beginAppearanceTransition($0["B"], isAppearing: false)
    },
    Row("B.endAppearanceTransition()") { .endAppearanceTransition($0["B"]) },
    Row("A.parent.transition(to: B)") { .transition(from: $0["A"], to: $0["B"]) },
  ]

  static let presentations = [
    Row("A.present(B)") { .present($0["B"], from: $0["A"]) },
    Row("A.dismiss()") { .dismiss(from: $0["A"]) },
    Row("B.beginInteractiveDismiss()") { .beginInteractiveDismiss($0["B"]) },
    Row("B.cancelInteractiveDismiss()") { .cancelInteractiveDismiss($0["B"]) },
    Row("B.finishInteractiveDismiss()") { .finishInteractiveDismiss($0["B"]) },
    Row("W.rootViewController = A") { .setRoot($0["A"], of: $0["W"]) },
    Row("W.rootViewController = nil") { .setRoot(nil, of: $0["W"]) },
    Row("addWindow(W)") { .addWindow(Window($0["W"]), root: nil) },
    Row("addWindow(W, level: 1.5, coversScreen: false, root: A)") {
      .addWindow(Window($0["W"], level: 1.5, coversScreen: false), root: $0["A"])
    },
    Row("removeWindow(W)") { .removeWindow($0["W"]) },
    Row("W.isHidden = false") { .showWindow($0["W"]) },
    Row("W.isHidden = true") { .hideWindow($0["W"]) },
    Row("W.makeKey()") { .makeKey($0["W"]) },
  ]

  static let properties = [
    Row("A.prefersStatusBarHidden = true") {
      .set(.known(.prefersStatusBarHidden), to: .bool(true), on: $0["A"])
    },
    Row("A.stored.style = lightContent") {
      .set(.known(.storedStyle), to: .word(.lightContent), on: $0["A"])
    },
    Row("A.childForStatusBarStyle = B") {
      .set(.known(.childForStatusBarStyle), to: .controller($0["B"]), on: $0["A"])
    },
    Row("A.setOverrideTraitCollection(dark, forChild: B)") {
      .set(.known(.setOverrideTraitCollection), to: .child($0["B"], .dark), on: $0["A"])
    },
    Row("A.color = 7") { .set(.unknown($0["color"]), to: .number(7), on: $0["A"]) },
    Row("A.prefersStatusBarHidden = null") {
      .set(.known(.prefersStatusBarHidden), to: .null, on: $0["A"])
    },
    Row("shared.style = darkContent") { _ in .setShared(.darkContent) },
    Row("A.swizzleHidden()") { .swizzleHidden(on: $0["A"]) },
    Row("A.unswizzleHidden()") { .unswizzleHidden(on: $0["A"]) },
    Row("A.installStatusBarCover()") { .installStatusBarCover($0["A"], anchors: nil) },
    Row("A.installStatusBarCover([top = view.top, height = 20])") {
      let anchors = [Anchor(.top, .attribute(.top, of: .view)), Anchor(.height, .constant(20))]
      return .installStatusBarCover($0["A"], anchors: anchors)
    },
  ]

  static let system = [
    Row("A.setNeedsUpdate(of: screenEdgesDeferringSystemGestures)") {
      .setNeedsUpdate(of: .screenEdgesDeferringSystemGestures, on: $0["A"])
    },
    Row("A.setNeedsStatusBarAppearanceUpdate()") {
      .setNeedsStatusBarAppearanceUpdate(on: $0["A"], animated: false)
    },
    Row("A.setNeedsStatusBarAppearanceUpdate(animated: true)") {
      .setNeedsStatusBarAppearanceUpdate(on: $0["A"], animated: true)
    },
    Row("application.setStatusBarStyle(lightContent)") { _ in .setStatusBarStyle(.lightContent) },
    Row("application.setStatusBarHidden(true, with: slide)") { _ in
      .setStatusBarHidden(true, .slide)
    },
    Row("readStatusBarByKVC()") { _ in .readStatusBarByKVC },
    Row("rotate(to: landscape)") { _ in .rotate(to: .landscape) },
    Row("resize(to: compact)") { _ in .resize(to: .compact) },
    Row("system.style = dark") { _ in .setSystemStyle(.dark) },
    Row("enterBackground()") { _ in .enterBackground },
    Row("enterForeground()") { _ in .enterForeground },
    Row("inCallStatusBar = true") { _ in .setInCallStatusBar(true) },
  ]

  static let rows = containers + presentations + properties + system

  @Test(arguments: rows) func `a step reads as a call`(_ row: Row) {
    #expect(row.step.call(row.names) == row.call)
  }

  @Test func `every kind of step is in the table`() {
    #expect(Set(Self.rows.map(\.step.kind)) == Set(Step.Kind.allCases))
  }
}
