/// A place in one of the arena's columns. The handle `none` stands for nothing.
@usableFromInline package protocol Handle: BitwiseCopyable, Hashable {
  var row: Int32 { get }
  init(row: Int32)
}

extension Handle {
  static var none: Self { Self(row: -1) }

  var exists: Bool { row >= 0 }
}

/// A controller: its place in declaration order. Controllers are never added nor removed.
@usableFromInline package struct ControllerID: Handle {
  @usableFromInline package var row: Int32

  @inlinable package init(row: Int32) { self.row = row }
}

/// 64 controllers that follow one another in declaration order.
@usableFromInline struct WordID: Handle {
  @usableFromInline var row: Int32

  @inlinable init(row: Int32) { self.row = row }
}

/// A view. The views of a controller follow one another, root view first, then depth-first.
@usableFromInline package struct ViewID: Handle {
  @usableFromInline package var row: Int32

  @inlinable package init(row: Int32) { self.row = row }
}

/// A window's place, which a later window takes over once it is removed.
@usableFromInline package struct WindowID: Handle {
  @usableFromInline package var row: Int32

  @inlinable package init(row: Int32) { self.row = row }
}

/// A window, a controller or a view, in 32 bits: a controller as its row, which is looked for most,
/// all else as a negative number.
@usableFromInline struct NodeRef: Hashable, Sendable {
  @usableFromInline let bits: Int32

  private init(row: Int32, tag: Int32) { bits = ~(row << 2 | tag) }

  static let nothing = NodeRef(row: 0, tag: 0)

  init(_ controller: ControllerID) { bits = controller.row }

  init(_ view: ViewID) { self.init(row: view.row, tag: 1) }

  init(_ window: WindowID) { self.init(row: window.row, tag: 2) }

  /// The controller that it is, if it is one.
  @inlinable var controller: ControllerID? { bits >= 0 ? ControllerID(row: bits) : nil }

  var node: Node {
    if bits >= 0 { return .controller(ControllerID(row: bits)) }
    let row = ~bits >> 2
    return switch ~bits & 3 {
    case 1: .view(ViewID(row: row))
    case 2: .window(WindowID(row: row))
    default: .nothing
    }
  }
}

/// The node that a name stands for.
enum Node: Hashable {
  case nothing
  case controller(ControllerID)
  case view(ViewID)
  case window(WindowID)
}
