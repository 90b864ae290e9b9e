import StatusQuoAppearanceModel
import StatusQuoDriver
import StatusQuoImitatedUIKit
import StatusQuoScenarioFiles
import Testing

/// A container's own class, played by the commands of a document. The imitation updates the bar only when it is asked.
@MainActor @Suite struct DrivenContainerTests {
  /// A drawer, which says who decides.
  final class Drawer: UIViewController {
    private let content: UIViewController, menu: UIViewController
    private let forgets: Bool
    private var isOpen = false

    init(_ content: UIViewController, _ menu: UIViewController, forgets: Bool) {
      (self.content, self.menu, self.forgets) = (content, menu, forgets)
      super.init()
      addChild(content)
      addChild(menu)
    }

    override var childForStatusBarStyle: UIViewController? { isOpen ? menu : content }
    override var childForStatusBarHidden: UIViewController? { isOpen ? menu : content }

    func open() { show(true) }
    func close() { show(false) }

    private func show(_ isOpen: Bool) {
      self.isOpen = isOpen
      if !forgets { setNeedsStatusBarAppearanceUpdate() }
    }
  }

  private static func container(forgets: Bool) -> DrivenContainer {
    DrivenContainer {
      Drawer($0[0], $0[1], forgets: forgets)
    } commands: {
      [
        .call("open") { $0.open() }, .call("close", undoing: "open") { $0.close() },
        .gesture("pan") { if $1 == .ended { $0.open() } },
      ]
    }
  }

  /// Plays events on a drawer whose menu hides the bar.
  private static func moments(
    _ events: [String], forgets: Bool = false, known: Bool = true
  ) async throws -> [DrivenMoment] {
    let steps = events.map {
      #"{"do": "set", "on": "Container", "property": "\#($0)", "value": null}"#
    }
    let text = #"""
      {"version": 1, "windows": [{"name": "W", "root": {"name": "Container", "kind": "plain"}}],
       "controllers": [{"name": "A", "kind": "plain"},
                       {"name": "B", "kind": "plain", "prefersStatusBarHidden": true}],
       "steps": [\#(steps.joined(separator: ", "))]}
      """#
    let scenario = try ScenarioDocument(parsing: text, file: "text").scenario
    let stage = Stage(
      scenario, on: UIWindowScene(), container: known ? container(forgets: forgets) : nil,
      nextTurn: { await Task.yield() })
    return await stage.play()
  }

  /// `hidden`, `visible`, or why nothing was seen; with `!` where to ask again changes that.
  private static func bars(_ moments: [DrivenMoment]) -> [String] {
    moments.map { moment in
      switch moment {
      case .missing(let why): why
      case .observed(let seen):
        (seen["bar"]?["hidden"]?.bool == true ? "hidden" : "visible")
          + (seen["stale"] == nil ? "" : "!")
      }
    }
  }

  @Test func `a right container is as it promises after each command and gesture`() async throws {
    let moments = try await Self.moments(["open", "close", "pan.began", "pan.ended"])
    #expect(Self.bars(moments) == ["visible", "hidden", "visible", "visible", "hidden"])
  }

  @Test func `one that forgets to ask is out of date where it forgot`() async throws {
    let moments = try await Self.moments(["open", "close"], forgets: true)
    #expect(Self.bars(moments) == ["visible", "visible!", "hidden!"])
  }

  @Test func `what is no command, and a container that is not there, is said`() async throws {
    let unknown = try await Self.moments(["turn"])
    #expect(Self.bars(unknown) == ["visible", "can't be driven: turn is not among the commands"])
    let absent = try await Self.moments(["open"], known: false)
    #expect(
      Self.bars(absent).last == "can't be driven: the driver was built without the container")
  }
}
