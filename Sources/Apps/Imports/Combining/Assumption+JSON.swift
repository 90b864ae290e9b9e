package import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles

extension Assumption {
  /// `{"kind", "what", "why", "file", "line", "column", "overrule"}`; what is not known is null.
  package var json: JSON {
    [
      "kind": JSON(kind.rawValue), "what": JSON(what), "why": JSON(why),
      "file": place.map { JSON($0.file) } ?? .null,
      "line": place?.position.map { JSON(Int($0.line)) } ?? .null,
      "column": place?.position.map { JSON(Int($0.column)) } ?? .null,
      "overrule": overrule.map { JSON($0) } ?? .null,
    ]
  }
}
