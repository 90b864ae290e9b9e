public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension DivergenceClass {
  /// {step (null for the launch), part, detail}.
  public static let jsonForm = JSONForm(
    "a class", DivergenceClass(stepKind: nil, part: .outcome, detail: ""), isOpen: true,
    definition: "class"
  ) { form in
    form.nullable("step", .word, { $0.stepKind }, { $0.stepKind = $1 })
    form.field("part", .part, { $0.part }, { $0.part = $1 })
    form.field("detail", .text, { $0.detail }, { $0.detail = $1 })
  }
}

extension JSONForm<Divergence.Part> {
  /// The name of a part.
  public static var part: Self { listedWord.defined(as: "part") }
}
