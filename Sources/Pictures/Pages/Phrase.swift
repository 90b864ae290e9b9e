/// A line of text in which some parts stand out.
public struct Phrase: Hashable, Sendable {
  /// How a part stands out.
  public enum Emphasis: Hashable, Sendable {
    case none, code, strong
    /// What should be, or is as it should be.
    case right
    /// What should not be.
    case wrong
    /// What is no longer.
    case gone
  }

  /// A part of the line.
  public struct Piece: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How it stands out.
    public var emphasis: Emphasis
  }

  /// In order.
  public private(set) var pieces: [Piece] = []

  /// An empty line.
  public init() {}

  /// Adds a part.
  public mutating func add(_ text: String, _ emphasis: Emphasis = .none) {
    pieces.append(Piece(text: text, emphasis: emphasis))
  }

  /// Without emphasis.
  public var text: String { pieces.reduce(into: "") { $0 += $1.text } }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// A line in which nothing stands out.
  public init(stringLiteral value: String) { add(value) }

  /// A line of parts: `"After \(call, .code) the bar is \(actual, .wrong)."`
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Nothing collected yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// The text between parts.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(Piece(text: literal, emphasis: .none)) }
    }

    /// A part.
    public mutating func appendInterpolation(_ text: String, _ emphasis: Emphasis = .none) {
      pieces.append(Piece(text: text, emphasis: emphasis))
    }
  }
}

extension Markup {
  /// Writes a line; code in it is set apart from the text around it.
  mutating func add(_ phrase: Phrase) {
    for piece in phrase.pieces {
      switch piece.emphasis {
      case .none: write(piece.text)
      case .code: add(.code, text: piece.text)
      case .strong: add(.b, text: piece.text)
      case .right: add(.b, .class("right"), text: piece.text)
      case .wrong: add(.b, .class("wrong"), text: piece.text)
      case .gone: add(.s, text: piece.text)
      }
    }
  }
}
