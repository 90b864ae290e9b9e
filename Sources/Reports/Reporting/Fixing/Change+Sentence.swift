import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing

extension [Change] {
  /// The changes as one instruction: `Return N from Root's childForStatusBarStyle, and remove …`.
  func sentence(_ app: AppNames) -> String {
    if let way = wayDown { return way.capitalizedFirst + ":" }
    let clauses = map { $0.clause(app) }
    let text =
      clauses.count < 2
      ? clauses.joined()
      : clauses.dropLast().joined(separator: ", ") + ", and " + clauses[clauses.count - 1]
    return text.capitalizedFirst + (contains(.applicationDecides) ? app.priceOfTheKey : "") + "."
  }
}

extension [Change] {
  /// The changes in a few words, where many classes forward, one to the next: their code says the rest.
  var wayDown: String? {
    let owners = Set(
      compactMap { change -> Name? in
        guard case .controller(let name, let place, let value) = change, value != .null,
          Controller.properties[place].topic == .childGetters
        else { return nil }
        return name
      })
    let isForwardingOnly = allSatisfy { change in
      guard case .controller(_, let place, _) = change else { return false }
      return Controller.properties[place].topic == .childGetters
    }
    guard isForwardingOnly, owners.count > 3 else { return nil }
    let words = [4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"]
    return "forward all the way down, in \(words[owners.count] ?? "\(owners.count)") classes"
  }
}

extension AppNames {
  /// The price of the key for the whole app, after the instruction.
  fileprivate var priceOfTheKey: String {
    let isFrozen = scenario.environment.linkedSDK >= 27
    return """
      , if no screen wants anything else: then no getter is asked, SwiftUI and Apple's controllers are \
      ignored, and \(isFrozen ? "as this app is built with" : "once the app is built with") the iOS 27 \
      SDK, no setter changes it either
      """
  }
}

extension Change {
  /// The change as an instruction.
  fileprivate func clause(_ app: AppNames) -> String {
    let names = app.scenario.names
    switch self {
    case .controller(let name, let place, let value):
      let property = Controller.properties[place]
      if app.maker(name) == .swiftUI, let modifier = property.modifier(value) {
        return "put \(modifier) on the SwiftUI content of \(names.text(name))"
      }
      if property.isCover(value), app.isShownBySwiftUI(name) {
        return "show \(names.text(name)) with .fullScreenCover in place of .sheet"
      }
      // Its class is UIKit's own: overrides belong in a subclass.
      let isUIKits = app.maker(name) == .uiKit
      return property.clause(value, on: names.text(name), names)
        + (isUIKits && property.isGetter && value != .null
          ? ", in a subclass in place of \(names.text(name))" : "")
    case .window(let name, let place, let value):
      if Window.properties[place].name == "coversScreen", value == .bool(false) {
        return "make window \(names.text(name)) smaller than the screen"
      }
      return
        "set \(Window.properties[place].name) of window \(names.text(name)) to \(value.text(names))"
    case .infoPlist(let place, let value):
      let key = Scenario.infoPlist[place].key
      return switch value {
      case .null: "remove \(key) from Info.plist"
      case .bool(let bool): "set \(key) to \(bool ? "YES" : "NO") in Info.plist"
      case .number, .word, .version, .name, .controller, .styles:
        "set \(key) to \(value.text(names)) in Info.plist"
      }
    case .call(let call, let step):
      let methods = call.invocations.map { $0.words }.joined(separator: " and ")
      guard let receiver = call.receiver else {
        return "call UIApplication's \(methods)\(Self.moment(step))"
      }
      if case .set(let property, on: _, to: let value) = call {
        return "set \(property.rawValue) of \(names.text(receiver)) to \(value)\(Self.moment(step))"
      }
      return "call \(methods) on \(names.text(receiver))\(Self.moment(step))"
    }
  }

  private static func moment(_ step: Int) -> String {
    step == 0 ? "" : " after step \(step)"
  }
}

extension Property<Controller> {
  /// True for the style in which SwiftUI shows a cover.
  func isCover(_ value: Literal) -> Bool {
    setName == .modalPresentationStyle && value == .word(ModalPresentationStyle.fullScreen.rawValue)
  }

  fileprivate func clause(_ value: Literal, on owner: String, _ names: Names) -> String {
    switch topic {
    case .barGetters where setName == nil:
      return "override it in a subclass in place of \(owner), not in an extension"
    case .barGetters, .childGetters, .systemGestures:
      return value == .null
        ? "remove \(owner)'s override of \(name)"
        : "return \(value.text(names)) from \(owner)'s \(name)"
    case .presentation where setName == .modalPresentationStyle:
      return value == .null
        ? "present \(owner) in UIKit's default style" : "present \(owner) as \(value.text(names))"
    case .navigationBar where setName == .barStyle:
      return
        "set navigationBar.barStyle of \(owner) to \(value == .null ? "default" : value.text(names))"
    case .containment:
      return name == ControllerOption.isViewInParent.property.name
        ? "add the view of \(owner) to its parent's"
        : "return \(value.text(names)) from \(owner)'s \(name)"
    case .safeArea where movedEdge != nil && value == .number(0):
      return "lay the view of \(owner) to the \(movedEdge?.rawValue ?? "") edge of its parent's"
    case .presentation, .styles, .views, .navigationBar, .insets, .stylesForChildren, .stored,
      .barAppearance, .popovers, .splitViews, .classes, .selection, .windows, .scenes, .environment,
      .safeArea:
      let text = value == .null ? "its default" : value.text(names)
      let isBefore = topic == .presentation ? " before it is presented" : ""
      return "set \(name) of \(owner) to \(text)\(isBefore)"
    }
  }
}
