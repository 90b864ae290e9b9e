extension String {
  /// The text with a replacement for each of some characters.
  func replacing(_ texts: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { result, scalar in
      if let text = texts[scalar] { result += text } else { result.unicodeScalars.append(scalar) }
    }
  }
}
