import StatusQuoScenarioFiles

/// Reads what follows a controller: `, state: …, view: … not in the window, presented with: …`,
/// also where an author broke the line.
struct HierarchyClauses {
  let source: Source
  var offset: Int
  /// Whether the view was printed with a colon; nil where there is no view with an address.
  private(set) var viewHasColon: Bool?
  private(set) var hasDoubleSpace = false

  init(source: Source, offset: Int) {
    self.source = source
    self.offset = offset
  }

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
    if word.isEmpty, source.isLeftOut(at: start) {
      offset = start
      return nil
    }
    guard let state = PrintedController.State(rawValue: word) else {
      let states = PrintedController.State.allCases.map { $0.rawValue }
      throw source.error(
        at: start, found: source.upcoming(at: start), expected: listed(states.map(quoted)),
        suggestion: suggestion(for: word, among: states))
    }
    offset = start + word.utf8.count
    return state
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
    if let object = source.printedObject(at: start) {
      if object.address != nil { viewHasColon = object.hasColon }
      offset = object.end
      return .loaded(object.className)
    }
    guard source.isLeftOut(at: start) else {
      throw source.error(
        at: start, expected: "a view, such as <UIView 0x7f8a4b01>, or (view not loaded)")
    }
    offset = start
    return .unknown
  }

  private mutating func presentation(at value: Int) throws(DocumentError) -> ClassName? {
    let start = source.skippingGap(value, passesBars: false)
    if let object = source.printedObject(at: start) {
      offset = object.end
      return object.className
    }
    guard source.isLeftOut(at: start) else {
      throw source.error(
        at: start,
        expected: "a presentation controller, such as <_UIFullscreenPresentationController 0x7f8a>")
    }
    offset = start
    return nil
  }
}

/// "a", "a or b", "a, b or c".
func listed(_ choices: [String]) -> String {
  guard let last = choices.last, choices.count > 1 else { return choices.first ?? "nothing" }
  return choices.dropLast().joined(separator: ", ") + " or " + last
}
