import Foundation
import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import Testing

@Suite struct DeepDocumentTests {
  static let depth = 3_000

  private var chain: Scenario {
    var names = Names()
    let window = names["W"]
    var controllers = [Controller(.plain, names["C0"], at: .root(of: window))]
    for level in 1..<Self.depth {
      let above = names["C\(level - 1)"]
      controllers.append(
        Controller(
          .plain, names["C\(level)"],
          at: level.isMultiple(of: 3) ? .presented(by: above) : .child(of: above)))
    }
    return Scenario(names: names, windows: [Window(window)], controllers: controllers)
  }

  /// Runs `body` on a thread with the small stack that secondary threads have.
  private func onSmallStack<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test func `a tree of many levels is written and read with a small stack`() async {
    let scenario = chain
    let (again, isStable) = await onSmallStack {
      let text = ScenarioDocument(scenario).text
      let again = try? ScenarioDocument(parsing: text, file: "deep.json")
      return (again?.scenario, again?.text == text)
    }
    #expect(again?.controllers == scenario.controllers)
    #expect(isStable)
  }

  @Test func `an error deep in a tree is reported with a short path`() async {
    let text = ScenarioDocument(chain).text.replacing(
      #""C\#(Self.depth - 1)", "kind": "plain""#, with: #""C0", "kind": "plain""#)
    let error = await onSmallStack { documentError(in: text) }
    let path = """
      windows[0].root.children[0].children[0].presented.children[0].children…(4981 levels)…\
      .presented.children[0].children[0].presented.children[0].children[0].name
      """
    #expect(error?.keyPath == path)
  }

  @Test func `any value is kept in a step, however deep`() async {
    let deep = String(repeating: "[", count: 15_000) + String(repeating: "]", count: 15_000)
    let text =
      #"{"version":1,"steps":[{"do":"set","on":"A","property":"level","value":\#(deep)}]}"#
    let kept = await onSmallStack {
      let document = try? ScenarioDocument(parsing: text, file: "deep.json")
      return document?.json["steps"]?.elements?[0]["value"]?.compactText
    }
    #expect(kept == deep)
  }
}
