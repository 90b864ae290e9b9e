import StatusQuoAppearanceModel
import Testing

@Suite struct ScenarioProblemTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var problem: @Sendable (inout Names) -> (controllers: [Controller], problem: ScenarioProblem?)
  }

  static let rows: [Row] = [
    Row(testDescription: "a root with a child is valid") { names in
      let (w, n, a) = (names["W"], names["N"], names["A"])
      return (
        [Controller(.navigation, n, at: .root(of: w)), Controller(.plain, a, at: .child(of: n))],
        nil
      )
    },
    Row(testDescription: "a name used twice") { names in
      let (w, a) = (names["W"], names["A"])
      return (
        [Controller(.plain, a, at: .root(of: w)), Controller(.plain, a)], .nameUsedTwice(a)
      )
    },
    Row(testDescription: "a navigation controller in a navigation controller") { names in
      let (n, m) = (names["N"], names["M"])
      return (
        [Controller(.navigation, n), Controller(.navigation, m, at: .child(of: n))],
        .navigationInNavigation(m)
      )
    },
    Row(testDescription: "a child of an alert") { names in
      let (n, m) = (names["N"], names["M"])
      return (
        [Controller(.alert, n), Controller(.plain, m, at: .child(of: n))], .childOfAlert(m)
      )
    },
    Row(testDescription: "a detached tree that presents") { names in
      let (n, m) = (names["N"], names["M"])
      return (
        [Controller(.plain, n), Controller(.plain, m, at: .presented(by: n))],
        .presentedInDetachedTree(m)
      )
    },
    Row(testDescription: "a child before its parent") { names in
      let (n, m) = (names["N"], names["M"])
      return (
        [Controller(.plain, m, at: .child(of: n)), Controller(.plain, n)], .outOfOrder(m)
      )
    },
    Row(testDescription: "a child after what its parent presents") { names in
      let (w, n, p, c) = (names["W"], names["N"], names["P"], names["C"])
      return (
        [
          Controller(.plain, n, at: .root(of: w)), Controller(.plain, p, at: .presented(by: n)),
          Controller(.plain, c, at: .child(of: n)),
        ], .outOfOrder(c)
      )
    },
    Row(testDescription: "two roots of one window") { names in
      let (w, a, b) = (names["W"], names["A"], names["B"])
      return (
        [Controller(.plain, a, at: .root(of: w)), Controller(.plain, b, at: .root(of: w))],
        .placeTaken(b)
      )
    },
    Row(testDescription: "a selected controller that is not a child") { names in
      let (w, t, a) = (names["W"], names["T"], names["A"])
      var tab = Controller(.tab, t, at: .root(of: w))
      tab.selected = a
      return ([tab, Controller(.plain, a)], .selectedIsNotAChild(a, of: t))
    },
    Row(testDescription: "a forwarding override that names nothing") { names in
      let (w, a, x) = (names["W"], names["A"], names["X"])
      var root = Controller(.plain, a, at: .root(of: w))
      root.childForStatusBarHidden = .controller(x)
      return ([root], .unknownName(x, in: a))
    },
    Row(testDescription: "two styles for one child") { names in
      let (w, n, a) = (names["W"], names["N"], names["A"])
      var parent = Controller(.plain, n, at: .root(of: w))
      parent.setOverrideTraitCollection = [
        ChildTraits(child: a, style: .dark), ChildTraits(child: a, style: .light),
      ]
      return (
        [parent, Controller(.plain, a, at: .child(of: n))], .stylesForOneChild(a, in: n)
      )
    },
    Row(testDescription: "an infinite inset") { names in
      let (w, a) = (names["W"], names["A"])
      var root = Controller(.plain, a, at: .root(of: w))
      root.additionalSafeAreaInsetsTop = .infinity
      return ([root], .numberOutOfRange(of: a))
    },
    Row(testDescription: "a root view put where the parent has no such view") { names in
      let (w, a, b) = (names["W"], names["A"], names["B"])
      var child = Controller(.plain, b, at: .child(of: a))
      child.containerView = b.rootView
      return (
        [Controller(.plain, a, at: .root(of: w)), child], .unknownName(b.rootView, in: b)
      )
    },
  ]

  @Test(arguments: rows) func `a scenario says what is wrong with it`(_ row: Row) {
    var names = Names()
    let window = Window(names["W"])
    let (controllers, problem) = row.problem(&names)
    let scenario = Scenario(names: names, windows: [window], controllers: controllers)
    #expect(scenario.problem == problem)
  }

  @Test func `a step's values have to be ones that a document can say`() {
    var names = Names()
    let w = names["W"]
    func problem(_ steps: Step...) -> ScenarioProblem? {
      Scenario(names: names, windows: [Window(w)], steps: steps).problem
    }
    #expect(problem(.set(.known(.level), to: .number(3), on: w)) == nil)
    #expect(problem(.set(.known(.level), to: .number(-1e9), on: w)) == nil)
    #expect(
      problem(.set(.known(.level), to: .number(1e9.nextUp), on: w)) == .numberOutOfRange(of: w))
    #expect(problem(.set(.known(.level), to: .number(.nan), on: w)) == .numberOutOfRange(of: w))
    #expect(problem(.addWindow(Window(w, level: .infinity), root: nil)) == .numberOutOfRange(of: w))
    #expect(
      problem(.installStatusBarCover(w, anchors: [Anchor(.width, .constant(.nan))]))
        == .numberOutOfRange(of: w))
    #expect(problem(.addWindow(Window(w.rootView), root: nil)) == .nameOfARootView(w.rootView))
    #expect(problem(.setSystemStyle(.dark)) == nil)
    #expect(problem(.setSystemStyle(.unspecified)) == .systemStyleUnspecified)
  }
}
