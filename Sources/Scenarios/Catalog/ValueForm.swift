package import StatusQuoAppearanceModel

/// The values that a document may write: words, truth values, numbers, versions, or names.
package struct ValueForm: Hashable, Sendable {
  /// The kinds of things that a value may name.
  package enum Reference: Hashable, Sendable {
    /// A class, which needs no declaration.
    case className
    /// A child of the controller.
    case child
    /// A view of the controller's parent.
    case viewOfParent
    /// Any controller, written as `{"controller": name}`.
    case controller
    /// Controllers with a style each, written as `{name: style}`.
    case styledControllers
  }

  /// The words that are values.
  package var words: [String] = []
  /// True if true and false are values.
  package var takesBool = false
  /// True if numbers are values.
  package var takesNumber = false
  /// The whole numbers that are values; nil where any number is.
  package var counts: ClosedRange<Int>?
  /// True if versions are values.
  package var takesVersion = false
  /// The versions that are values; nil for all.
  package var versions: ClosedRange<Version>?
  /// The kind of thing that a name stands for, where names are values.
  package var reference: Reference?
  /// True if null is a value of its own: no override.
  package var takesNull = false

  /// Nothing is a value; what is, can be set.
  package init() {}
}

extension ValueForm {
  static let bool = ValueForm { $0.takesBool = true }
  static let number = ValueForm { $0.takesNumber = true }

  init(_ fill: (inout ValueForm) -> Void) {
    self.init()
    fill(&self)
  }

  /// A form of these words.
  package init(words: [String]) {
    self.init()
    self.words = words
  }

  /// The words of an enumeration.
  static func words<Word: CaseIterable & RawRepresentable<String>>(
    _: Word.Type
  ) -> ValueForm { ValueForm(words: Word.allCases.map { $0.rawValue }) }

  /// The form with more words.
  func or(_ words: String...) -> ValueForm {
    var form = self
    form.words += words
    return form
  }

  /// The form with null as a value.
  var orNull: ValueForm {
    var form = self
    form.takesNull = true
    return form
  }
}
