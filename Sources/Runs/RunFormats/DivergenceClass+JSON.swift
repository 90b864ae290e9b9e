package import StatusQuoAppearanceModel
package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension DivergenceClass {
  /// {step (null for the launch), part, detail}.
  package static let jsonForm = JSONForm(
    "a class", WrittenClass(), isOpen: true, definition: "class"
  ) { form in
    form.nullable("step", .word, { $0.stepKind }, { $0.stepKind = $1 })
    form.field("part", .part, { $0.part }, { $0.part = $1 })
    form.field("detail", .text, { $0.detail }, { $0.detail = $1 })
  }.mapped({ WrittenClass($0) }, { $0.divergenceClass })
}

/// A class as it is written: its detail as a text that is read back.
private struct WrittenClass: Sendable {
  var stepKind: Step.Kind?
  var part = Divergence.Part.hang
  var detail = ""

  init() {}

  init(_ divergenceClass: DivergenceClass) {
    stepKind = divergenceClass.stepKind
    part = divergenceClass.part
    detail = "\(divergenceClass.detail)"
  }

  /// The class; nil where the part has no such detail.
  var divergenceClass: DivergenceClass? {
    DivergenceClass.Detail(detail, of: part).map {
      DivergenceClass(stepKind: stepKind, part: part, detail: $0)
    }
  }
}

extension JSONForm<Divergence.Part> {
  /// The name of a part.
  package static var part: Self { listedWord.defined(as: "part") }
}

extension JSONForm<Observation.Part> {
  /// The name of a part of an observation.
  package static var observedPart: JSONForm<Observation.Part> {
    JSONForm<Divergence.Part>.part.mapped({ .observed($0) }) {
      if case .observed(let part) = $0 { part } else { nil }
    }
  }
}
