package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension Certificate {
  /// Its fields, for reports and workers alike.
  package static let jsonForm = JSONForm(
    "a certificate",
    Certificate(neighbors: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false)
  ) { form in
    form.field("oneMinimal", .bool, { $0.isOneMinimal }, { $0.isOneMinimal = $1 })
    form.field("twoMinimal", .bool, { $0.isTwoMinimal }, { $0.isTwoMinimal = $1 })
    form.field("neighbors", .count, { $0.neighbors }, { $0.neighbors = $1 })
    form.field("pairs", .count, { $0.pairs }, { $0.pairs = $1 })
  }
}
