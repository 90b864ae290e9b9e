import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension DivergenceClass {
  /// {step (null for the launch), part, detail}.
  public var json: JSON {
    [
      "step": stepKind.map { JSON($0.rawValue) } ?? .null, "part": JSON(part.rawValue),
      "detail": JSON(detail),
    ]
  }

  /// What such JSON says; nil when it is something else.
  public init?(_ json: JSON) {
    guard let part = json["part"]?.string.flatMap(Divergence.Part.init),
      let detail = json["detail"]?.string, let step = json["step"]
    else { return nil }
    let kind = step.string.flatMap(Step.Kind.init)
    guard step.isNull || kind != nil else { return nil }
    self.init(stepKind: kind, part: part, detail: detail)
  }
}
