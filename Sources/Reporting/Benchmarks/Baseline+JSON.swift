public import StatusQuoBenchmarking
public import StatusQuoScenarioFiles

extension BenchmarkBaseline {
  /// {report: "bench-baseline", version, name, machine, arguments, figures}.
  public var json: JSON {
    [
      "report": "bench-baseline", "version": 1, "name": JSON(name), "machine": machine.json,
      "arguments": JSON(arguments.map { JSON($0) }), "figures": JSON(figures.map(\.json)),
    ]
  }

  /// The baseline in a document; throws what is wrong with it.
  public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    guard let json = try? JSON(parsing: bytes), json["report"]?.string == "bench-baseline",
      json["version"]?.number == 1, let name = json["name"]?.string,
      let machine = json["machine"].flatMap(MachineState.init),
      let arguments = json["arguments"]?.elements?.compactMap(\.string),
      let elements = json["figures"]?.elements
    else {
      throw DocumentError(
        file: file, found: "something else",
        expected: "a baseline that 'bench --save-baseline' wrote")
    }
    let figures = elements.compactMap(Figure.init)
    guard figures.count == elements.count else {
      throw DocumentError(
        file: file, found: "a figure that can't be read",
        expected: "a baseline that 'bench --save-baseline' wrote")
    }
    self.init(name: name, machine: machine, arguments: arguments, figures: figures)
  }
}
