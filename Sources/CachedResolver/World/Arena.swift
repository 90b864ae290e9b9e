public import StatusQuoAppearanceModel

/// The place of a controller, as handles, so that moving it writes a few numbers; and its kind,
/// which decides how paths through the trees continue.
package struct Links: BitwiseCopyable {
  let kind: Controller.Kind
  var parent = ControllerID.none
  var firstChild = ControllerID.none
  /// The top of a navigation controller.
  var lastChild = ControllerID.none
  /// The siblings; of a presented controller, which has none, its window's other presentations.
  var previous = ControllerID.none
  var next = ControllerID.none
  /// The controller that it presents itself.
  var presented = ControllerID.none
  /// The controller that presents it.
  var presenter = ControllerID.none
  /// The window of which it is the root or in which it is presented.
  package var window = WindowID.none
  /// A tab controller's selection.
  var selected = ControllerID.none
  /// The parent's view that contains its root view.
  var containerView = ViewID.none
  package var rootView = ViewID.none

  init(_ kind: Controller.Kind) { self.kind = kind }
}

/// All controllers and views, column by column.
///
/// A controller takes a row of each column, a view a row of `views`. Both are declared up front
/// and stay, so handles never dangle; only links change.
///
/// A handle is a row. Columns that a step looks at together lie in one block of memory, as large as
/// the scenario says: it never grows. Copies of a resolver share the block until one of them plays
/// a step (`makeUnique`, once per step); then it is copied in one piece, and each column
/// moves its start by the same distance. Rare settings are in lists of their own, by number.
///
/// Invariants: links agree both ways (parent and children, presenter and presented, siblings), and a
/// controller hangs on one thing at most. `Invariants` checks them.
///
/// Rejected: class objects, whose reference counts cost more than the work; an array for each
/// column, which every store asks whether it is shared; rows that are freed and used again, which would
/// need generations in handles.
@usableFromInline package struct Arena {
  var names: Column<ControllerID, Name>
  package var links: Column<ControllerID, Links>
  package var settings: Column<ControllerID, Settings>
  package var flags: Column<ControllerID, Flags>
  @usableFromInline package var views: Column<ViewID, ViewCell>
  @usableFromInline package var plane: StylePlane
  private var memory: Memory

  /// W-8: whether a split view controller shows its first child only.
  var collapsesSplits: Bool
  /// W-8: whether it shows the first of three columns, too.
  var hasRoomForThreeColumns = false
  /// The split view controllers in a column style.
  var columns: [ControllerID] = []

  /// Invariant: set if a view has a style of its own.
  var hasViewStyles = false
  /// Invariant: set if a controller has one in `traitOverrides`.
  var hasTraitOverrides = false

  var rareSettings = ContiguousArray<RareSettings>()
  /// True if a view lies at a distance from an edge (GE-21).
  var hasViewInsets = false
  var childTraits = ContiguousArray<ChildTraitsEntry>()
  var actions = ContiguousArray<Action>()

  /// By `Name.slot`.
  @usableFromInline var nodes = ContiguousArray<NodeRef>()

  /// Empty, with room for these numbers of controllers and views.
  init(controllers: Int, views: Int, collapsesSplits: Bool) {
    self.collapsesSplits = collapsesSplits
    memory = Memory(
      size: Column<ControllerID, Name>.bytes(controllers)
        + Column<ControllerID, Links>.bytes(controllers)
        + Column<ControllerID, Settings>.bytes(controllers)
        + Column<ControllerID, Flags>.bytes(controllers)
        + Column<ViewID, ViewCell>.bytes(views) + StylePlane.bytes(controllers))
    var free = memory.start
    names = Column(capacity: controllers, &free)
    links = Column(capacity: controllers, &free)
    settings = Column(capacity: controllers, &free)
    flags = Column(capacity: controllers, &free)
    self.views = Column(capacity: views, &free)
    plane = StylePlane(count: controllers, &free)
    precondition(free == memory.start + memory.size)
  }

  @inline(__always) var count: Int { links.count }

  @inline(__always) func hasChanged(_ controller: ControllerID, in step: Int) -> Bool {
    controller.exists && plane.hasChanged(controller, in: step)
  }

  /// The handles of all controllers, in declaration order.
  @inline(__always) var controllers: LazyMapSequence<Range<Int32>, ControllerID> {
    (0..<Int32(links.count)).lazy.map { ControllerID(row: $0) }
  }

  /// The controller of this name; faster than `node` where other nodes don't matter.
  @inlinable func controller(_ name: Name) -> ControllerID? {
    name.slot < nodes.count ? nodes[name.slot].controller : nil
  }

  @inline(__always) func node(_ name: Name) -> Node {
    name.slot < nodes.count ? nodes[name.slot].node : .nothing
  }

  mutating func name(_ name: Name, standsFor node: NodeRef) {
    while nodes.count <= name.slot { nodes.append(.nothing) }
    nodes[name.slot] = node
  }

  /// Its views, root view first.
  @inline(__always) func views(of controller: ControllerID) -> Range<Int32> {
    let next = ControllerID(row: controller.row + 1)
    let end = links.holds(next) ? links[next].rootView.row : Int32(views.count)
    return links[controller].rootView.row..<end
  }

  @inline(__always) func kind(_ controller: ControllerID) -> Controller.Kind {
    links[controller].kind
  }

  /// Makes one that hangs on nothing the last child of `parent`.
  @inline(__always) mutating func append(_ child: ControllerID, to parent: ControllerID) {
    let last = links[parent].lastChild
    links[child].parent = parent
    links[child].previous = last
    if last.exists {
      links[last].next = child
    } else {
      links[parent].firstChild = child
    }
    links[parent].lastChild = child
    plane.join(child, under: parent, links)
  }

  @inline(__always) func rareSettings(of controller: ControllerID) -> RareSettings? {
    let row = settings[controller].rareRow
    return row < 0 ? nil : rareSettings[Int(row)]
  }

  mutating func changeRareSettings(
    _ controller: ControllerID, _ change: (inout RareSettings) -> Void
  ) {
    if settings[controller].rareRow < 0 {
      settings[controller].rareRow = Int32(rareSettings.count)
      rareSettings.append(RareSettings())
    }
    change(&rareSettings[Int(settings[controller].rareRow)])
  }

  /// The class that swizzling changes: its own, unless another is declared.
  @inline(__always) func className(_ controller: ControllerID) -> Name {
    rareSettings(of: controller)?.className ?? names[controller]
  }
}

extension Arena {
  /// Owns the memory of the columns, which copies of a resolver share until one of them changes.
  private final class Memory {
    let start: UnsafeMutableRawPointer
    let size: Int

    init(size: Int) {
      start = .allocate(byteCount: size, alignment: 16)
      self.size = size
    }

    deinit { start.deallocate() }
  }

  /// Call before anything changes.
  @inline(__always) mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&memory) { copyMemory() }
  }

  private mutating func copyMemory() {
    let copy = Memory(size: memory.size)
    copy.start.copyMemory(from: memory.start, byteCount: memory.size)
    let distance = copy.start - memory.start
    names.move(by: distance)
    links.move(by: distance)
    settings.move(by: distance)
    flags.move(by: distance)
    views.move(by: distance)
    plane.move(by: distance)
    memory = copy
  }
}
