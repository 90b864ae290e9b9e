/// Where figures were measured. Times of different machines are not compared.
public struct MachineState: Hashable, Sendable {
  /// The processor.
  public var processor: String
  /// How many cores it shows.
  public var cores: Int
  /// The system and its version.
  public var system: String
  /// How the clock of the processor is governed, where the system reports that.
  public var governor: String?
  /// How many processes wanted to run in the last minute, on average.
  public var load: Double?
  /// "release" or "debug", and the compiler.
  public var build: String

  /// A state.
  public init(
    processor: String, cores: Int, system: String, governor: String? = nil, load: Double? = nil,
    build: String
  ) {
    self.processor = processor
    self.cores = cores
    self.system = system
    self.governor = governor
    self.load = load
    self.build = build
  }

  /// Whether times measured here and there can be compared.
  public func isComparable(to other: MachineState) -> Bool {
    processor == other.processor && cores == other.cores && system == other.system
      && governor == other.governor
  }
}

/// Figures that were kept under a name.
public struct BenchmarkBaseline: Sendable {
  /// What it is called.
  public let name: String
  /// Where it was measured.
  public let machine: MachineState
  /// The options it was measured with.
  public let arguments: [String]
  /// The subject's figures.
  public let figures: [Figure]

  /// A baseline.
  public init(name: String, machine: MachineState, arguments: [String], figures: [Figure]) {
    self.name = name
    self.machine = machine
    self.arguments = arguments
    self.figures = figures
  }
}
