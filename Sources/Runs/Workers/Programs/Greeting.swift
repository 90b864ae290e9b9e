import StatusQuoGenerators
import StatusQuoRunFormats
import StatusQuoScenarioFiles

/// The first line of each side: the protocol, the parts that a program answers, and what it knows.
struct Greeting: Sendable {
  /// The keys of the parts; nil from the side that asks.
  var answers: [String]?
  /// The capabilities; nil where all is known.
  var capabilities: Capabilities?
  /// The container that a program is, in place of a resolver.
  var container: ContainerDeclaration?

  static let jsonForm = JSONForm("a greeting", Greeting(), isOpen: true) { form in
    form.constant("protocol", "statusquo")
    form.constant("version", 1)
    form.optional("answers", .list(of: .text), { $0.answers }, { $0.answers = $1 })
    form.optional("capabilities", Capabilities.jsonForm, { $0.capabilities }) {
      $0.capabilities = $1
    }
    form.optional("container", ContainerDeclaration.jsonForm, { $0.container }) {
      $0.container = $1
    }
  }
}
