import StatusQuoReading
import StatusQuoScenarioFiles

/// Reads what follows a controller: `, state: …, view: … not in the window, presented with: …`,
/// also where an author broke the line.
struct HierarchyClauses {
  let source: Source
  var offset: Int
  /// True if the view was printed with a colon; nil where there is no view with an address.
  private(set) var viewHasColon: Bool?
  private(set) var hasDoubleSpace = false
  /// Where the text ends within a value.
  private(set) var cutOff: Int?

  mutating func read(into controller: inout PrintedController) throws(DocumentError) {
    while true {
      let next = source.skippingGap(offset)
      if let value = source.keyword("state", at: next), controller.state == nil {
        controller.state = try state(at: value)
      } else if let value = source.keyword("view", at: next), controller.view == .unknown {
        controller.view = try view(at: value)
      } else if let behind = source.words(["not", "in", "the", "window"], at: next) {
        controller.isViewOutsideWindow = true
        offset = behind
      } else if let behind = source.words(["presented", "with"], at: next),
        let value = source.colon(at: behind), controller.presentationController == nil
      {
        controller.presentationController = try presentation(at: value)
      } else {
        break
      }
    }
    controller.end = offset
  }

  private mutating func state(
    at start: Int
  ) throws(DocumentError) -> PrintedController.State? {
    let start = source.skippingGap(start, passesBars: false)
    let word = source.text(start..<source.endOfLetters(from: start))
    offset = start + word.utf8.count
    if word.isEmpty, source.isLeftOut(at: start) { return nil }
    if source.isCutOff(behind: offset), PrintedController.State(rawValue: word) == nil,
      PrintedController.State.allCases.contains(where: { $0.rawValue.hasPrefix(word) })
    {
      cutOff = start
      return nil
    }
    return try source.place(of: start).word(word, found: source.upcoming(at: start))
  }

  private mutating func view(
    at value: Int
  ) throws(DocumentError) -> PrintedController.RootView {
    let start = source.skippingGap(value, passesBars: false)
    if let behind = source.words(["(view", "not", "loaded)"], at: start) {
      hasDoubleSpace = source.has("  (", at: value)
      offset = behind
      return .notLoaded
    }
    let expected = "a view, such as <UIView 0x7f8a4b01>, or (view not loaded)"
    guard let object = try object(at: start, expected: expected) else { return .unknown }
    if object.address != nil { viewHasColon = object.hasColon }
    return .loaded(object.className)
  }

  private mutating func presentation(at value: Int) throws(DocumentError) -> ClassName? {
    try object(
      at: source.skippingGap(value, passesBars: false),
      expected: "a presentation controller, such as <_UIFullscreenPresentationController 0x7f8a>"
    )?.className
  }

  /// The object that has to be at `start`, unless the author left it out.
  private mutating func object(
    at start: Int, expected: String
  ) throws(DocumentError) -> PrintedObject? {
    let object = source.printedObject(at: start)
    if object == nil, source[start] == "<", source.isCutOff(behind: start) {
      cutOff = start
      offset = source.end
      return nil
    }
    guard object != nil || source.isLeftOut(at: start) else {
      throw source.error(at: start, expected: expected)
    }
    offset = object?.end ?? start
    return object
  }
}
