package import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoGenerators
package import StatusQuoHarness
import StatusQuoJSON
import StatusQuoScenarioFiles

/// A container that is a program: a line of JSON for each thing that happens to it, and a line that says what it does.
///
///     > {"launch": {"children": [{"name": "A"}, {"name": "B"}], "iOS": "17.5"}}
///     < {"now": {"style": "A", "hidden": "A", "shown": ["A"]}}
///     > {"called": "viewDidLoad"}
///     < {"do": [["addChild", "A"], ["addSubview", "A"], {"childForStatusBarStyle": "A"}]}
///     > {"command": "open"}
///     < {"do": [["animate", 1]], "now": {"style": "B", "hidden": "B", "shown": ["A", "B"]}}
///     > {"ended": 1, "finished": true}
///     < {"do": [["update"]]}
package struct ContainerProgram: ContainerCode {
  private let program: SubjectProgram
  private let children: [String]

  /// A program that has declared a container of as many children.
  package init(_ program: SubjectProgram, children: Int) {
    self.program = program
    self.children = (0..<children).map(ContainerEvent.child)
  }

  /// Has a new container.
  package func launch(
    iOS: Version, _ children: [ContainerChild]
  ) throws(Skip) -> ContainerReply {
    let named = children.enumerated().map { self.json($0.offset, $0.element) }
    return try ask(["launch": ["children": JSON(named), "iOS": JSON(iOS.text)]])
  }

  /// A child, and what it wants.
  private func json(_ child: Int, _ wants: ContainerChild) -> JSON {
    [
      "name": JSON(ContainerEvent.child(child)),
      "preferredStatusBarStyle": wants.style.map { JSON($0.rawValue) } ?? .null,
      "prefersStatusBarHidden": wants.hidden.map { JSON($0) } ?? .null,
    ]
  }

  /// Says that a method was called.
  package func called(_ method: LifecycleMethod) throws(Skip) -> ContainerReply {
    try ask(["called": JSON(method.rawValue)])
  }

  /// Calls a command.
  package func command(_ name: String) throws(Skip) -> ContainerReply {
    try ask(["command": JSON(name)])
  }

  /// Says what becomes of a gesture.
  package func gesture(
    _ name: String, _ phase: ContainerEvent.GesturePhase
  ) throws(Skip) -> ContainerReply {
    try ask(["gesture": JSON(name), "state": JSON(phase.rawValue)])
  }

  /// Says that an animation has ended.
  package func animationEnded(_ number: Int, finished: Bool) throws(Skip) -> ContainerReply {
    try ask(["ended": JSON(number), "finished": JSON(finished)])
  }

  /// Says that a child wants something else.
  package func changed(child: Int, _ now: ContainerChild) throws(Skip) -> ContainerReply {
    try ask(["changed": json(child, now)])
  }

  private func ask(_ question: JSON) throws(Skip) -> ContainerReply {
    let line = program.answer(to: question.compactText)
    do throws(JSONError) {
      return try reply(try JSON(parsing: line))
    } catch {
      program.refuse(error.explanation, line)
    }
  }

  // MARK: Reading answers

  private func reply(_ json: JSON) throws(JSONError) -> ContainerReply {
    var fields = try Fields(json, "an answer")
    var reply = ContainerReply()
    for item in try fields.list("do", of: "calls") ?? [] {
      if item.members != nil {
        reply.work += try answers(item)
      } else {
        try reply.work += call(item)
      }
    }
    if let forwards = fields.optional("forwards"), forwards.bool == false {
      reply.work.append(.forwardsItself)
    }
    if let now = fields.optional("now") { reply.promised = try promised(now) }
    try fields.end()
    return reply
  }

  private static let calls = """
    a call: ["addChild", child], "addSubview", "removeFromSuperview", "removeFromParent", "willMove", "didMove", \
    ["transition", child, child], ["begin", child, true or false], ["end", child], ["update"], ["update", child], \
    ["animate", number], \
    or what getters return from now on: {"childForStatusBarStyle": child}
    """

  /// The work of a call: none for what has no effect on the appearance.
  private func call(_ json: JSON) throws(JSONError) -> [ContainerWork] {
    guard let words = json.elements, let name = words.first?.string else {
      throw json.isNot(Self.calls)
    }
    func child(_ place: Int) throws(JSONError) -> Int {
      guard place < words.count else { throw json.isNot(Self.calls) }
      return try self.child(words[place])
    }
    switch (name, words.count) {
    case ("addChild", 2): return [.addChild(try child(1))]
    case ("addSubview", 2): return [.addSubview(try child(1))]
    case ("removeFromSuperview", 2): return [.removeFromSuperview(try child(1))]
    case ("removeFromParent", 2): return [.removeFromParent(try child(1))]
    case ("willMove", 2), ("didMove", 2):
      _ = try child(1)
      return []
    case ("transition", 3): return [.transition(from: try child(1), to: try child(2))]
    case ("begin", 3):
      guard let isAppearing = words[2].bool else { throw words[2].isNot("true or false") }
      return [.beginAppearanceTransition(try child(1), isAppearing: isAppearing)]
    case ("end", 2): return [.endAppearanceTransition(try child(1))]
    case ("update", 1): return [.setNeedsStatusBarAppearanceUpdate(nil)]
    case ("update", 2): return [.setNeedsStatusBarAppearanceUpdate(try child(1))]
    case ("animate", 2):
      guard let number = words[1].number.flatMap({ Int(exactly: $0) }) else {
        throw words[1].isNot("the number of an animation")
      }
      return [.animate(number)]
    default: throw json.isNot(Self.calls)
    }
  }

  private func answers(_ json: JSON) throws(JSONError) -> [ContainerWork] {
    var fields = try Fields(json, Self.calls)
    var work: [ContainerWork] = []
    for property in Self.getters {
      guard let value = fields.present(property.rawValue) else { continue }
      if property.rawValue.hasPrefix("childFor") {
        work.append(.returnsChild(property, value.isNull ? nil : try child(value)))
      } else if let word = value.string {
        work.append(.returns(property, .word(word)))
      } else if let bool = value.bool {
        work.append(.returns(property, .bool(bool)))
      } else if value.isNull {
        work.append(.returns(property, .null))
      } else {
        throw value.isNot("a word, true, false, or null for no override")
      }
    }
    try fields.end()
    return work
  }

  /// The getters that a container may override.
  private static let getters: [PropertyName.Known] = [
    .childForStatusBarStyle, .childForStatusBarHidden, .preferredStatusBarStyle,
    .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
  ]

  private func promised(_ json: JSON) throws(JSONError) -> ContainerPromised {
    var fields = try Fields(json, "what is promised: 'style', 'hidden', 'shown'")
    var promised = ContainerPromised()
    if let style = fields.present("style") { promised.style = try decider(style) }
    if let hidden = fields.present("hidden") { promised.hidden = try decider(hidden) }
    if let shown = try fields.list("shown", of: "children") {
      var children: Set<Int> = []
      for child in shown { children.insert(try self.child(child)) }
      promised.shown = children
    }
    try fields.end()
    return promised
  }

  /// A child, or null for the container itself.
  private func decider(_ json: JSON) throws(JSONError) -> ContainerPromised.Decider {
    json.isNull ? .container : .child(try child(json))
  }

  private func child(_ json: JSON) throws(JSONError) -> Int {
    guard let index = json.string.flatMap({ children.firstIndex(of: $0) }) else {
      throw json.isNot("a child: \(children.joined(separator: ", "))")
    }
    return index
  }
}

extension ContainerCheck where Code == ContainerProgram {
  /// Holds a program to the promises that it has declared, and notes where it is.
  package init(
    _ declaration: ContainerDeclaration, of program: SubjectProgram, _ breadcrumb: Breadcrumb,
    law make: @escaping @Sendable (Scenario) -> World
  ) {
    self.init(
      declaration, { ContainerProgram(program, children: declaration.children) }, law: make,
      breadcrumb.watchOfProgram)
  }
}
