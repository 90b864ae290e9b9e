/// A line of text in which some parts stand out.
package struct Phrase: Hashable, Sendable {
  /// The ways in which a part stands out.
  package enum Emphasis: Hashable, Sendable {
    case none, code, strong
    /// A right value, or one that is expected.
    case right
    /// A wrong value.
    case wrong
    /// A value that is gone.
    case gone
  }

  /// A part of the line.
  package struct Piece: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The emphasis.
    package var emphasis: Emphasis
  }

  /// The pieces in order.
  package private(set) var pieces: [Piece] = []

  /// An empty line.
  package init() {}

  /// A line of one part.
  package init(_ text: String, _ emphasis: Emphasis = .none) { add(text, emphasis) }

  /// Adds a part; those that stand out in the same way become one.
  package mutating func add(_ text: String, _ emphasis: Emphasis = .none) {
    if text.isEmpty { return }
    if let last = pieces.last, last.emphasis == emphasis {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, emphasis: emphasis))
    }
  }

  /// Adds a line to the end.
  package mutating func add(_ other: Phrase) {
    for piece in other.pieces { add(piece.text, piece.emphasis) }
  }

  /// Two lines as one.
  package static func + (first: Phrase, second: Phrase) -> Phrase {
    var phrase = first
    phrase.add(second)
    return phrase
  }

  /// The text without emphasis.
  package var text: String { pieces.reduce(into: "") { $0 += $1.text } }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// A line in which nothing stands out.
  package init(stringLiteral value: String) { add(value) }

  /// A line of parts: `"After \(call, .code) the bar is \(actual, .wrong)."`
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }

  /// Collects the parts of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var phrase = Phrase()

    /// Nothing collected yet.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// The text between parts.
    package mutating func appendLiteral(_ literal: String) { phrase.add(literal) }

    /// A part.
    package mutating func appendInterpolation(_ text: String, _ emphasis: Emphasis = .none) {
      phrase.add(text, emphasis)
    }

    /// A number.
    package mutating func appendInterpolation(_ number: Int) { phrase.add(String(number)) }

    /// A line in a line.
    package mutating func appendInterpolation(_ phrase: Phrase) { self.phrase.add(phrase) }
  }
}
