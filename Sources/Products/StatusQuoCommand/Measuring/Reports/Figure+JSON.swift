package import StatusQuoBenchmarking
package import StatusQuoJSON
import StatusQuoScenarioFiles

extension Figure {
  /// {figure, measure, column, unit, value, samples}: the figure is named as in baselines (`push/app-60`), the
  /// value is the median of the samples.
  static let jsonForm = JSONForm(
    "a figure", Figure("", .time, of: "", samples: [0]), isOpen: true
  ) { form in
    form.field("figure", .text, { $0.name }, { $0.name = $1 })
    form.field("measure", .word, { $0.measure }, { $0.measure = $1 })
    form.field("column", .text, { $0.column }, { $0.column = $1 })
    form.field("unit", .text) { $0.measure.unit }
    form.field("value", .number) { $0.value }
    form.field("samples", samplesForm, { $0.samples }, { $0.samples = $1 })
  }

  /// The figures of a benchmark that `bench --format json` wrote; nil where it is of another version.
  package static func all(in report: JSON) -> [Figure]? {
    guard report["report"] == "bench", report["version"] == JSON(Benchmark.jsonVersion) else {
      return nil
    }
    return report["figures"].flatMap { try? JSONForm.list(of: Figure.jsonForm).value($0) }
  }

  /// The figures of a published run, which may be of version 4: that has some that are not measured any more, and the
  /// others mean the same.
  package static func published(in report: JSON) -> [Figure]? {
    guard report["report"] == "bench", let version = report["version"],
      [4, Benchmark.jsonVersion].contains(where: { version == JSON($0) })
    else { return nil }
    return report["figures"]?.elements?.compactMap { try? Figure.jsonForm.value($0) }
  }
}

private let samplesForm = JSONForm.list(of: .sample, called: "samples")
  .checked { samples, json throws(JSONError) in
    guard (1...10_000).contains(samples.count) else { throw json.isNot("1 to 10,000 samples") }
  }

extension JSONForm<Double> {
  /// A number that can be measured or counted.
  fileprivate static var sample: Self {
    Self("a number up to 10^15", .leaf(["type": "number"]), { $1.add($0) }) { json in
      json.number.flatMap { abs($0) <= 1e15 ? $0 : nil }
    }
  }
}
