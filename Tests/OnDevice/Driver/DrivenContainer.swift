import StatusQuoAppearanceModel

/// The container that ships, with the commands that its documents have: the stage makes it with the children of a
/// document, and runs on it what the document asks of it. Never run on an Apple system yet.
///
/// Its blocks are those of `expectContainer`:
///
///     DrivenContainer { Drawer(content: $0[0], menu: $0[1]) } commands: {
///       [.call("open") { $0.open() }, .gesture("pan") { $0.pan($1) }]
///     }
@MainActor public struct DrivenContainer {
  private let makeContainer: ([UIViewController]) -> UIViewController
  private let call: (String, UIViewController) -> Bool
  private let gesture: (String, UIGestureRecognizer.State, UIViewController) -> Bool

  /// A container and what can be asked of it.
  public init<Container: UIViewController>(
    _ make: @escaping @MainActor ([UIViewController]) -> Container,
    commands: () -> [DrivenCommand<Container>]
  ) {
    let commands = commands()
    func command(
      _ name: String, _ controller: UIViewController
    ) -> (DrivenCommand<Container>, Container)? {
      guard let container = controller as? Container,
        let command = commands.first(where: { $0.name == name })
      else { return nil }
      return (command, container)
    }
    makeContainer = make
    call = { name, controller in
      guard let (command, container) = command(name, controller), let run = command.run else {
        return false
      }
      run(container)
      return true
    }
    gesture = { name, state, controller in
      guard let (command, container) = command(name, controller), let move = command.gesture else {
        return false
      }
      move(container, state)
      return true
    }
  }

  /// The container with its children.
  func make(_ children: [UIViewController]) -> UIViewController { makeContainer(children) }

  /// Does what is asked of it. What the run loop does by itself, as the end of an animation, is waited for.
  func play(_ event: ContainerEvent, on container: UIViewController) throws(Undrivable) {
    let isKnown =
      switch event {
      case .command(let name): call(name, container)
      case .gesture(let name, let phase): gesture(name, phase.uiKit, container)
      case .animationEnds(finished: true): true
      case .animationEnds(finished: false):
        throw Undrivable("UIKit alone ends an animation before its time")
      }
    guard isKnown else { throw Undrivable("\(event.text) is not among the commands") }
  }
}

/// Something that can be asked of a container.
@MainActor public struct DrivenCommand<Container: UIViewController> {
  let name: String
  let run: (@MainActor (Container) -> Void)?
  let gesture: (@MainActor (Container, UIGestureRecognizer.State) -> Void)?

  /// A call of the app; which one it takes back is of no significance here.
  public static func call(
    _ name: String, undoing undone: String? = nil, _ run: @escaping @MainActor (Container) -> Void
  ) -> Self {
    Self(name: name, run: run, gesture: nil)
  }

  /// A gesture, which begins, and then ends or is canceled.
  public static func gesture(
    _ name: String, _ run: @escaping @MainActor (Container, UIGestureRecognizer.State) -> Void
  ) -> Self {
    Self(name: name, run: nil, gesture: run)
  }
}

extension ContainerEvent.GesturePhase {
  fileprivate var uiKit: UIGestureRecognizer.State {
    switch self {
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
