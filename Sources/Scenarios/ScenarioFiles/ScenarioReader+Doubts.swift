import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON

extension ScenarioReader {
  /// The names in steps that are declared nowhere, in the order of the text: allowed, and probably
  /// misspelt.
  ///
  /// - Parameter isIntended: whether what a step comes to is expected; then its names are, too.
  func strayNames(isIntended: (_ step: Int) -> Bool) -> [JSONError] {
    let declared = (declarations + additions).map { scenario.names.text($0.name) }
    let known = Set(declared + scenario.controllers.map { scenario.names.text($0.name.rootView) })
    let stray = stepMentions.filter { mention in
      (mention.isProperty || !known.contains(mention.text)) && !isIntended(mention.step)
    }
    let properties = PropertyName.Known.allCases.map { $0.rawValue }
    return stray.prefix(Self.strayNameLimit).map { mention in
      JSONError(
        at: mention.place, found: JSON(mention.text).summary,
        expected: mention.isProperty
          ? PropertyName.isDeclaredOnly(mention.text)
            ? "a property that 'set' changes; this one is given where its owner is declared"
            : "a property that UIKit or this format has"
          : "the name of a window, controller or view of the document",
        suggestion: suggestion(
          for: mention.text, among: mention.isProperty ? properties : declared))
    }
  }

  /// More are not listed.
  private static let strayNameLimit = 20
}
