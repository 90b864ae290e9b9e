/// The id of an element: words of the program and numbers, so that nothing from outside can take
/// the place of another id.
package struct ElementID: Hashable, Sendable {
  let text: String

  /// `finding-3`.
  package init(_ word: StaticString, _ number: Int) {
    text = word.description + "-" + String(number)
  }

  init(_ word: StaticString) { text = word.description }

  /// Something inside of it: `finding-3-step-1`.
  package func appending(_ word: StaticString, _ number: Int) -> ElementID {
    ElementID(text: text + "-" + word.description + "-" + String(number))
  }

  func appending(_ word: StaticString) -> ElementID {
    ElementID(text: text + "-" + word.description)
  }

  private init(text: String) { self.text = text }
}
