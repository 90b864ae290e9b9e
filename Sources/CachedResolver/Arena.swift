public import AppearanceModel

/// Where a controller is: all handles, so that taking it elsewhere writes a few numbers. And its
/// kind, by which ways through the trees go on.
struct Links {
  let kind: Controller.Kind
  var parent = ControllerID.none
  var firstChild = ControllerID.none
  /// Of a navigation controller the top.
  var lastChild = ControllerID.none
  /// The siblings; of a presented controller, which has none, its window's other presentations.
  var previous = ControllerID.none
  var next = ControllerID.none
  /// What it presents itself.
  var presented = ControllerID.none
  /// Who presents it.
  var presenter = ControllerID.none
  /// The window whose root it is or in which it is presented.
  var window = WindowID.none
  /// Of a tab controller.
  var selected = ControllerID.none
  /// The parent's view that holds its root view.
  var seat = ViewID.none
  var rootView = ViewID.none

  init(_ kind: Controller.Kind) { self.kind = kind }
}

/// All controllers and views, column by column.
///
/// A controller takes a row of each column, a view a row of `views`. Both are declared up front
/// and stay, so handles never dangle; only links change.
@usableFromInline struct Arena {
  var names = Column<ControllerID, Name>()
  var links = Column<ControllerID, Links>()
  var settings = Column<ControllerID, Settings>()
  var marks = Column<ControllerID, Marks>()
  var views = Column<ViewID, ViewCell>()
  @usableFromInline var plane: StylePlane

  var rarities = ContiguousArray<Rarity>()
  var childTraits = ContiguousArray<ChildTraitsEntry>()
  var actions = ContiguousArray<Action>()

  /// By `Name.slot`.
  @usableFromInline var nodes = ContiguousArray<NodeRef>()

  /// Nobody yet, with room for so many controllers, each with its root view.
  init(count: Int) {
    plane = StylePlane(count: count)
    names.values.reserveCapacity(count)
    links.values.reserveCapacity(count)
    settings.values.reserveCapacity(count)
    marks.values.reserveCapacity(count)
    views.values.reserveCapacity(count)
  }

  @inline(__always) var count: Int { links.count }

  @inline(__always) func hasChanged(_ controller: ControllerID, in step: Int) -> Bool {
    controller.exists && plane.hasChanged(controller, in: step)
  }

  /// The handles of all controllers, in declaration order.
  @inline(__always) var controllers: LazyMapSequence<Range<Int32>, ControllerID> {
    (0..<Int32(links.count)).lazy.map { ControllerID(row: $0) }
  }

  /// The controller of this name, without the detour over what else it may stand for.
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
    let next = Int(controller.row) + 1
    let end = next < count ? links.values[next].rootView.row : Int32(views.count)
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

  @inline(__always) func rarity(_ controller: ControllerID) -> Rarity? {
    let row = settings[controller].rarity
    return row < 0 ? nil : rarities[Int(row)]
  }

  mutating func changeRarity(_ controller: ControllerID, _ change: (inout Rarity) -> Void) {
    if settings[controller].rarity < 0 {
      settings[controller].rarity = Int32(rarities.count)
      rarities.append(Rarity())
    }
    change(&rarities[Int(settings[controller].rarity)])
  }

  /// The class whose methods a swizzling exchanges: its own, unless it was declared.
  @inline(__always) func className(_ controller: ControllerID) -> Name {
    rarity(controller)?.className ?? names[controller]
  }
}
