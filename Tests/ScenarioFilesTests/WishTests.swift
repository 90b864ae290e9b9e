import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

@Suite struct WishTests {
  private static func document(_ entry: String) -> String {
    """
    {"version": 1, "windows": [{"name": "W", "root": {"name": "Home", "children": [{"name": "Feed"}]}}],
     "steps": [{"do": "enterBackground"}],
     "expect": [\(entry)]}
    """
  }

  private static func read(_ entry: String) throws -> ScenarioDocument {
    try ScenarioDocument(parsing: document(entry), file: "app.json")
  }

  static let wishes: [(entry: String, text: String, demand: Wish.Demand, step: Int?)] = [
    (#"{"wish": {"on": "Home", "bar": "light"}}"#, "Home: bar light", .bar(.light), nil),
    (#"{"wish": {"bar": "hidden"}}"#, "always: bar hidden", .bar(.hidden), nil),
    (#"{"wish": {"on": "Feed", "stale": false}}"#, "Feed: not stale", .upToDate, nil),
    (
      #"{"after": 1, "wish": {"on": "Home", "style": "dark"}}"#, "Home: style dark", .style(.dark),
      1
    ),
    (
      #"{"wish": {"on": "Home", "homeIndicator": "hidden"}}"#, "Home: home indicator hidden",
      .answer(.homeIndicator(autoHidden: true)), nil
    ),
    (
      #"{"wish": {"edges": "bottom"}}"#, "always: edges bottom", .answer(.screenEdges(.bottom)), nil
    ),
    (
      #"{"wish": {"on": "Feed", "verticalBar": "disabled"}}"#, "Feed: vertical bar disabled",
      .answer(.verticalBar(.disabled)), nil
    ),
    (
      #"{"wish": {"on": "Feed", "topInset": 44.5}}"#, "Feed: top inset 44.5", .inset(.top, 44.5),
      nil
    ),
    (
      #"{"wish": {"on": "Feed", "bottomInset": 34}}"#, "Feed: bottom inset 34", .inset(.bottom, 34),
      nil
    ),
    (
      #"{"after": 1, "wish": {"on": "Home", "called": "viewWillAppear"}}"#,
      "Home: viewWillAppear called", .called(.viewWillAppear), 1
    ),
  ]

  @Test(arguments: wishes)
  func `a wish is read and written`(
    entry: String, text: String, demand: Wish.Demand, step: Int?
  ) throws {
    let document = try Self.read(entry)
    let wish = try #require(document.wishes.first)
    #expect(document.wishes.count == 1)
    #expect(document.expectations == [])
    #expect(wish.demand == demand)
    #expect(wish.step == step)
    #expect(wish.text(document.scenario.names) == text)
    #expect(try ScenarioDocument(parsing: document.text, file: "app.json") == document)
    #expect(
      document.json["expect"]?.elements?.first?.compactText
        == (try JSON(parsing: entry)).compactText)
  }

  @Test(arguments: wishes)
  func `a wish is read from what is typed`(
    entry: String, text: String, demand: Wish.Demand, step: Int?
  ) throws {
    let document = try Self.read(entry)
    var typed = try Wish(text: text, of: document.scenario)
    typed.step = step
    #expect(typed == document.wishes[0])
  }

  static let mistakes: [(entry: String, says: String)] = [
    (
      #"{"wish": {"on": "Hom", "bar": "light"}}"#,
      #"app.json:3:29: expect[0].wish.on: found "Hom", expected the name of a controller (did you mean "Home"?)"#
    ),
    (
      #"{"wish": {"on": "W", "bar": "light"}}"#,
      #"app.json:3:29: expect[0].wish.on: found "W", expected the name of a controller"#
    ),
    (
      #"{"wish": {"bar": "ligth"}}"#,
      #"app.json:3:30: expect[0].wish.bar: found "ligth", expected "light", "dark", "hidden" or "shown" (did you mean "light"?)"#
    ),
    (
      #"{"wish": {"on": "Home"}}"#,
      #"app.json:3:22: expect[0].wish: found an object, expected one of "bar", "launch", "stale", "style", "homeIndicator", "edges", "verticalBar", "topInset", "bottomInset" or "called""#
    ),
    (
      #"{"wish": {"bar": "light", "style": "dark"}}"#,
      #"app.json:3:48: expect[0].wish.style: found "style" in the same wish, expected one of "bar", "launch", "stale", "style", "homeIndicator", "edges", "verticalBar", "topInset", "bottomInset" or "called"; another wish for the other"#
    ),
    (
      #"{"wish": {"stale": true}}"#,
      "app.json:3:32: expect[0].wish.stale: found true, expected false"
    ),
    (
      #"{"wish": {"style": "unspecified"}}"#,
      #"app.json:3:32: expect[0].wish.style: found "unspecified", expected "light" or "dark""#
    ),
    (
      #"{"wish": {"bra": "light"}}"#,
      #"app.json:3:23: expect[0].wish.bra: found the unknown key "bra", expected "on", "bar", "launch", "stale", "style", "homeIndicator", "edges", "verticalBar", "topInset", "bottomInset" or "called" (did you mean "bar"?)"#
    ),
    (
      #"{"wish": {"on": "Home", "called": "viewDidLoad"}}"#,
      #"app.json:3:13: expect[0]: found an object, expected an entry with "after" beside the wish for a call"#
    ),
    (
      #"{"after": 1, "wish": {"called": "viewDidLoad"}}"#,
      #"app.json:3:34: expect[0].wish: found an object, expected a wish with "on" beside "called""#
    ),
    (
      #"{"wish": {"edges": "botom"}}"#,
      #"app.json:3:32: expect[0].wish.edges: found "botom", expected "none", "top", "left", "bottom", "right" or "all" (did you mean "bottom"?)"#
    ),
    (
      #"{"wish": {"topInset": "44"}}"#,
      #"app.json:3:35: expect[0].wish.topInset: found "44", expected a number of points"#
    ),
    (
      #"{"after": 2, "wish": {"bar": "light"}}"#,
      #"app.json:3:23: expect[0].after: found 2, expected the number of a step, 0 (the launch) to 1"#
    ),
  ]

  @Test(arguments: mistakes)
  func `a wrong wish is refused at its place`(entry: String, says: String) {
    let error = #expect(throws: DocumentError.self) { try Self.read(entry) }
    #expect(error?.description == says)
  }

  static let typos: [(text: String, says: String)] = [
    (
      "Hom: bar light",
      "found 'Hom', expected 'always', 'Home' or 'Feed' (did you mean 'Home'?)"
    ),
    (
      "Home: bar ligth",
      "found 'bar ligth', expected 'bar light', 'bar dark', 'bar hidden', 'bar shown', 'not stale', "
        + "'style light', 'style dark', 'home indicator hidden', 'edges bottom', "
        + "'vertical bar disabled', 'top inset 44', 'bottom inset 34' or 'viewWillAppear called' (did you mean 'light'?)"
    ),
    (
      "Home: home indicator hide",
      "found 'home indicator hide', expected 'home indicator hidden' or 'home indicator shown'"
    ),
    ("Home: top inset x", "found 'top inset x', expected a number of points, as in 'top inset 44'"),
    (
      "viewDidLoad called",
      "found 'viewDidLoad called', expected the controller first, as in 'Home: viewWillAppear called'"
    ),
    ("Home: style", "found 'style', expected 'style light' or 'style dark'"),
    (
      "bar light on Home",
      "found 'bar light on Home', expected the controller first, as in 'Home: bar light'"
    ),
    (
      "Home:",
      "found no demand, expected 'bar light', 'bar dark', 'bar hidden', 'bar shown', 'not stale', "
        + "'style light', 'style dark', 'home indicator hidden', 'edges bottom', "
        + "'vertical bar disabled', 'top inset 44', 'bottom inset 34' or 'viewWillAppear called'"
    ),
  ]

  @Test(arguments: typos) func `what is typed wrong is named`(text: String, says: String) throws {
    let scenario = try Self.read(#"{"wish": {"bar": "light"}}"#).scenario
    let error = #expect(throws: Wish.Unreadable.self) { try Wish(text: text, of: scenario) }
    #expect(error?.description == says)
  }
}
