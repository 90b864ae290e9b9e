package import StatusQuoGenerators
import StatusQuoJSON
package import StatusQuoScenarioFiles

extension ContainerDeclaration {
  /// {children, commands?, gestures?, undoes?, notPromised?, alsoDuring?}: what a program declares that is a container.
  package static let jsonForm = JSONForm(
    "a container", ContainerDeclaration(children: 1), definition: "container"
  ) { form in
    form.field(
      "children", .whole("1 to \(mostChildren) children", in: 1...mostChildren),
      { $0.children }, { $0.children = $1 })
    form.optional("commands", words, { $0.commands.isEmpty ? nil : $0.commands }) {
      $0.commands = $1
    }
    form.optional("gestures", words, { $0.gestures.isEmpty ? nil : $0.gestures }) {
      $0.gestures = $1
    }
    form.optional(
      "undoes", undoings, { $0.undoes.isEmpty ? nil : $0.undoes.map { ($0.back, $0.there) } }
    ) {
      $0.undoes = $1.map { Undoing(there: $0.1, back: $0.0) }
    }
    form.optional(
      "notPromised", exceptions,
      { $0.notPromised.isEmpty ? nil : $0.notPromised.map { ($0.promise, $0.reason) } }
    ) { $0.notPromised = $1.map { Exception($0.0, because: $0.1) } }
    form.optional(
      "alsoDuring", .list(of: .listedWord, called: "promises"),
      { $0.alsoDuring.isEmpty ? nil : $0.alsoDuring }
    ) { $0.alsoDuring = $1 }
  }.checked { declaration, json throws(JSONError) in
    for (index, name) in (declaration.commands + declaration.gestures).enumerated() {
      guard !(declaration.commands + declaration.gestures)[..<index].contains(name) else {
        throw json.isNot(
          "names of commands and gestures that differ; \"\(name)\" stands there twice")
      }
    }
    for undoing in declaration.undoes {
      for name in [undoing.there, undoing.back] where !declaration.commands.contains(name) {
        throw (json["undoes"] ?? json).isNot("names of 'commands'; \"\(name)\" is none")
      }
    }
  }

  private static let words = JSONForm.list(of: name, called: "names")

  /// The name of a command: it stands in names of classes, which are read back.
  private static let name = JSONForm<String>.text("a name").checked {
    name, json throws(JSONError) in
    let isWord = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isWord, 1...40 ~= name.utf8.count, name != "animation" else {
      throw json.isNot("a name of 1 to 40 letters, digits and '_', but 'animation'")
    }
  }

  private static let undoings = JSONForm<[(String, String)]>.map(
    "commands by the one that takes them back", name, { $0 }, { $0 })
  private static let exceptions = JSONForm<[(ContainerPromise, String)]>.map(
    "reasons by promise", .text, { $0.rawValue }, { ContainerPromise(rawValue: $0) })
}
