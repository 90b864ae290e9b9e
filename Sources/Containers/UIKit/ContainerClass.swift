package import StatusQuoAppearanceModel
package import StatusQuoGenerators
package import StatusQuoHarness

/// Something that can be asked of a container under test.
@MainActor public struct ContainerCommand<Container: UIViewController> {
  let name: String
  let undone: String?
  let run: (@MainActor (Container) -> Void)?
  let gesture: (@MainActor (Container, UIGestureRecognizer.State) -> Void)?

  /// A call of the app.
  ///
  /// - Parameter undone: the name of the call that it takes back, which then has to look as before.
  public static func call(
    _ name: String, undoing undone: String? = nil, _ run: @escaping @MainActor (Container) -> Void
  ) -> Self {
    Self(name: name, undone: undone, run: run, gesture: nil)
  }

  /// A gesture, which begins, and then ends or is canceled.
  public static func gesture(
    _ name: String, _ run: @escaping @MainActor (Container, UIGestureRecognizer.State) -> Void
  ) -> Self {
    Self(name: name, undone: nil, run: nil, gesture: run)
  }
}

/// The promises of a container while nothing is under way: who decides, and who is shown.
@MainActor public struct ContainerState {
  let style: UIViewController?, hidden: UIViewController?
  let shown: [UIViewController]

  /// One controller decides all of the bar; `nil` is the container itself.
  public init(decides decider: UIViewController?, shown: [UIViewController]) {
    self.init(style: decider, hidden: decider, shown: shown)
  }

  /// One decides the style, and one whether the bar is hidden; `nil` is the container itself.
  public init(
    style: UIViewController?, hidden: UIViewController?, shown: [UIViewController]
  ) {
    (self.style, self.hidden, self.shown) = (style, hidden, shown)
  }
}

/// A class as a container under test.
@MainActor package struct ContainerClass<Container: UIViewController>: Sendable {
  private let make: @MainActor ([UIViewController]) -> Container
  private let commands: [ContainerCommand<Container>]
  private let states: @MainActor (Container) -> ContainerState
  /// Called before and after code of the class runs.
  package var note: @Sendable (_ isRunning: Bool) -> Void = { _ in }

  /// A class, what can be asked of it, and what it promises.
  package init(
    _ make: @escaping @MainActor ([UIViewController]) -> Container,
    commands: [ContainerCommand<Container>],
    states: @escaping @MainActor (Container) -> ContainerState
  ) {
    (self.make, self.commands, self.states) = (make, commands, states)
  }

  /// The declaration of it.
  package func declaration(
    children: Int, notPromised: [ContainerPromise: String],
    alsoDuring: Set<ContainerPromise> = []
  ) -> ContainerDeclaration {
    ContainerDeclaration(
      children: children, commands: commands.filter { $0.run != nil }.map { $0.name },
      gestures: commands.filter { $0.gesture != nil }.map { $0.name },
      undoes: commands.compactMap { command in
        command.undone.map { ContainerDeclaration.Undoing(there: $0, back: command.name) }
      },
      notPromised: ContainerPromise.allCases.compactMap { promise in
        notPromised[promise].map { ContainerDeclaration.Exception(promise, because: $0) }
      }, alsoDuring: ContainerPromise.allCases.filter(alsoDuring.contains))
  }

  fileprivate func stage(_ children: [ContainerChild]) -> Stage {
    Stage(
      children.map { wants in
        let child = UIViewController()
        child.wants = (wants.style.map(UIStatusBarStyle.init), wants.hidden)
        return child
      }, make)
  }

  fileprivate func run(_ name: String, on stage: Stage) {
    guard let container = stage.container as? Container else { return }
    commands.first { $0.name == name }?.run?(container)
  }

  fileprivate func gesture(
    _ name: String, _ phase: ContainerEvent.GesturePhase, on stage: Stage
  ) {
    guard let container = stage.container as? Container else { return }
    let state: UIGestureRecognizer.State =
      switch phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
    commands.first { $0.name == name }?.gesture?(container, state)
  }

  fileprivate func promised(on stage: Stage) -> ContainerPromised? {
    guard let container = stage.container as? Container else { return nil }
    let state = states(container)
    func index(_ controller: UIViewController) -> Int? {
      stage.children.firstIndex { $0 === controller }
    }
    func decider(_ controller: UIViewController?) -> ContainerPromised.Decider? {
      guard let controller, controller !== container else { return .container }
      return index(controller).map { .child($0) }
    }
    return ContainerPromised(
      style: decider(state.style), hidden: decider(state.hidden),
      shown: Set(state.shown.compactMap(index)))
  }
}

/// A container of a class in play. All of it happens on the main actor.
package struct ContainerInstance<Container: UIViewController>: ContainerCode {
  private let type: ContainerClass<Container>
  private var stage: Stage?

  /// None yet.
  package init(_ type: ContainerClass<Container>) { self.type = type }

  /// Makes it.
  package mutating func launch(
    iOS: Version, _ children: [ContainerChild]
  ) throws(Skip) -> ContainerReply {
    let type = type
    type.note(true)
    stage = MainActor.assumeIsolated { type.stage(children) }
    type.note(false)
    return try playing { _ in }
  }

  /// Calls a lifecycle method.
  package func called(_ method: LifecycleMethod) throws(Skip) -> ContainerReply {
    try playing { $0.call(method) }
  }

  /// Runs a command.
  package func command(_ name: String) throws(Skip) -> ContainerReply {
    let type = type
    return try playing { type.run(name, on: $0) }
  }

  /// Runs a state of a gesture.
  package func gesture(
    _ name: String, _ phase: ContainerEvent.GesturePhase
  ) throws(Skip) -> ContainerReply {
    let type = type
    return try playing { type.gesture(name, phase, on: $0) }
  }

  /// Runs a completion.
  package func animationEnded(_ number: Int, finished: Bool) throws(Skip) -> ContainerReply {
    try playing { $0.endAnimation(number, finished: finished) }
  }

  /// Has a child want something else.
  package func changed(child: Int, _ now: ContainerChild) throws(Skip) -> ContainerReply {
    try playing { $0.children[child].wants = (now.style.map(UIStatusBarStyle.init), now.hidden) }
  }

  private func playing(
    _ happens: @MainActor (Stage) -> Void
  ) throws(Skip) -> ContainerReply {
    guard let stage else { throw Skip("a container that was not launched") }
    let type = type
    type.note(true)
    defer { type.note(false) }
    // Typed errors do not pass through.
    let result: Result<ContainerReply, Skip> = MainActor.assumeIsolated {
      do throws(Skip) {
        let work = try stage.work { happens(stage) }
        return .success(ContainerReply(work, promising: type.promised(on: stage)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
