import StatusQuoScenarioFiles

/// The first line of each side: the protocol, and the parts that a program answers.
struct Greeting: Sendable {
  /// The keys of the parts; nil from the side that asks.
  var answers: [String]?

  static let jsonForm = JSONForm("a greeting", Greeting(), isOpen: true) { form in
    form.constant("protocol", "statusquo")
    form.constant("version", 1)
    form.optional("answers", .list(of: .text), { $0.answers }, { $0.answers = $1 })
  }
}
