import StatusQuoScenarioFiles

extension PropertyList {
  /// The whole of a property list, XML, binary, or in the old form with braces, and what says where
  /// something in it stands.
  static func root(
    of input: InputFile
  ) throws(DocumentError) -> (root: Item, place: (_ offset: Int?) -> SourcePlace) {
    if isBinary(input.bytes) {
      return (try binary(input), { _ in SourcePlace(file: input.name) })
    }
    let source = try Source(input)
    let start = source.skippingSpace(source.start)
    let isOldForm =
      source[start] == UInt8(ascii: "{") || source.has("//", at: start)
      || source.has("/*", at: start)
    let root = isOldForm ? try ascii(source) : try xml(source)
    return (root, { $0.map(source.place) ?? SourcePlace(file: input.name) })
  }
}

extension PropertyList.Item {
  /// Its entries; an error where it is no dictionary.
  func dictionaryEntries(
    _ place: (_ offset: Int?) -> SourcePlace
  ) throws(DocumentError) -> [PropertyList.Entry] {
    if let entries = value.entries { return entries }
    let place = place(offset)
    throw DocumentError(
      file: place.file, position: place.position, found: value.summary,
      expected: "a dictionary as the whole")
  }
}
