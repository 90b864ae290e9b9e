/// A world and what happens to it: the unit that is generated, run, shrunk and reported.
///
/// Pure data. Controllers are a flat list in *declaration order*: the windows' trees one after the
/// other, then the detached trees; within a tree a controller comes before its children, all its
/// children (with what is below them) before what it presents. So trees of any depth work, and
/// any subset of the steps is a scenario again.
public struct Scenario: Hashable, Sendable {
  /// The texts of all names below.
  public var names: Names
  /// The system, the device, the app.
  public var environment: Environment
  /// The windows in order of addition.
  public var windows: [Window]
  /// The controllers in declaration order.
  public var controllers: [Controller]
  /// The events after launch.
  public var steps: [Step]
  /// The parts that observations have besides those that all have.
  public var observes: Set<ObservedPart>
  /// The bits of the widest counters that come round before the last step: something is changed to and fro
  /// often enough, and nothing is observed meanwhile. The law says that it comes to the same.
  package var idling: Int
  /// The change that is made to and fro.
  package var idlingBy: IdleChange

  /// A scenario; `problem` says whether it is valid.
  public init(
    names: Names = Names(), environment: Environment = Environment(), windows: [Window] = [],
    controllers: [Controller] = [], steps: [Step] = [], observes: Set<ObservedPart> = [],
    idling: Int = 0, idlingBy: IdleChange = .style
  ) {
    self.names = names
    self.environment = environment
    self.windows = windows
    self.controllers = controllers
    self.steps = steps
    self.observes = observes
    self.idling = idling
    self.idlingBy = idlingBy
  }
}
