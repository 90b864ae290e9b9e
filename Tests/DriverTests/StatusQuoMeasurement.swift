// One file, for any app or test: it plays a scenario document with plain UIKit and gives it back with what was
// seen, as Tests/Conformance/measured has them. It needs nothing else of StatusQuo. Measuring.md says how.
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import StatusQuoImitatedUIKit
#endif

/// A scenario document played with UIKit.
@MainActor final class StatusQuoMeasurement {
  /// A part of a document that this file can't play.
  struct Unplayable: Error, CustomStringConvertible {
    let description: String
  }

  private typealias Node = [String: Any]
  private var document: Node
  private let scene: UIWindowScene
  private let wait: () async -> Void
  private var windows: [(name: String, window: UIWindow)] = []
  private var controllers: [(name: String, controller: UIViewController)] = []

  /// A document, and a scene on which nothing else is shown.
  ///
  /// - Parameter wait: gives UIKit time for a transition.
  init(
    _ json: Data, on scene: UIWindowScene,
    wait: @escaping () async -> Void = { try? await Task.sleep(nanoseconds: 1_000_000_000) }
  ) throws {
    guard let document = try JSONSerialization.jsonObject(with: json) as? Node else {
      throw Unplayable(description: "the text is no document")
    }
    (self.document, self.scene, self.wait) = (document, scene, wait)
  }

  /// Plays it and gives the document with what was seen after the launch and after each step.
  ///
  /// - Parameters:
  ///   - device: as the documents call it: `iPhone 16`.
  ///   - version: of the system, with two numbers: `26.1`.
  func document(device: String, version: String) async throws -> String {
    defer { for (_, window) in windows { window.isHidden = true } }
    for node in nodes(document["controllers"]) { _ = try make(node) }
    for node in nodes(document["windows"]) { try show(node) }
    var seen = [try await look(0)]
    for (number, step) in nodes(document["steps"]).enumerated() {
      try play(step)
      seen.append(try await look(number + 1))
    }
    var environment = document["environment"] as? Node ?? [:]
    (environment["device"], environment["iOS"]) = (device, version)
    environment["linkedSDK"] = (Bundle.main.infoDictionary?["DTSDKName"] as? String).map {
      String($0.drop { !$0.isNumber })
    }
    document["environment"] = environment
    document["expect"] = seen
    document["note"] = ["Kind: transcript", "On: \(device), iOS \(version)"]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
    let data = try JSONSerialization.data(withJSONObject: document, options: options)
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: Building

  private func nodes(_ value: Any?) -> [Node] { value as? [Node] ?? [] }

  private func show(_ node: Node) throws {
    let window = UIWindow(windowScene: scene)
    window.overrideUserInterfaceStyle = style(node["overrideUserInterfaceStyle"])
    if let root = node["root"] as? Node { window.rootViewController = try make(root) }
    windows.append((node["name"] as? String ?? "", window))
    window.makeKeyAndVisible()
    for (name, presenter) in controllers {
      guard let next = presented[name] else { continue }
      presenter.present(next, animated: false)
    }
    presented = [:]
  }

  /// The controllers presented at the launch, by the names of their presenters.
  private var presented: [String: UIViewController] = [:]

  private func make(_ node: Node) throws -> UIViewController {
    let name = node["name"] as? String ?? ""
    let controller = try newController(node)
    controller.overrideUserInterfaceStyle = style(node["overrideUserInterfaceStyle"])
    controller.modalPresentationCapturesStatusBarAppearance =
      node["modalPresentationCapturesStatusBarAppearance"] as? Bool ?? false
    if let text = node["modalPresentationStyle"] as? String {
      controller.modalPresentationStyle = try presentation(text)
    }
    controllers.append((name, controller))
    let children = try nodes(node["children"]).map(make)
    switch controller {
    case let stack as UINavigationController:
      stack.setViewControllers(children, animated: false)
      stack.setNavigationBarHidden(
        node["isNavigationBarHidden"] as? Bool ?? false, animated: false)
      if node["barStyle"] as? String == "black" { stack.navigationBar.barStyle = .black }
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    default: for child in children { embed(child, in: controller) }
    }
    if let next = node["presented"] as? Node { presented[name] = try make(next) }
    return controller
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// UIKit's own class where nothing is overridden: UIKit may look whether a method is.
  private func newController(_ node: Node) throws -> UIViewController {
    let answers = Answers(node)
    switch (node["kind"] as? String ?? "plain", answers.isEmpty) {
    case ("plain", true): return UIViewController()
    case ("navigation", true): return UINavigationController()
    case ("tab", true): return UITabBarController()
    case ("plain", false): return answers.given(to: AnsweringController())
    case ("navigation", false): return answers.given(to: AnsweringNavigationController())
    case ("tab", false): return answers.given(to: AnsweringTabBarController())
    case (let kind, _): throw Unplayable(description: "\(kind) controllers are not played")
    }
  }

  // MARK: Steps

  private func named(_ value: Any?) throws -> UIViewController {
    guard let found = controllers.first(where: { $0.name == value as? String }) else {
      throw Unplayable(description: "no controller is called '\(value ?? "")'")
    }
    return found.controller
  }

  private func play(_ step: Node) throws {
    let stack = try? named(step["on"]) as? UINavigationController
    switch step["do"] as? String ?? "" {
    case "push": stack?.pushViewController(try named(step["controller"]), animated: false)
    case "pop": _ = stack?.popViewController(animated: false)
    case "popToRoot": _ = stack?.popToRootViewController(animated: false)
    case "present":
      try named(step["from"]).present(named(step["controller"]), animated: false)
    case "dismiss": try named(step["from"]).dismiss(animated: false)
    case "select":
      (try named(step["on"]) as? UITabBarController)?.selectedViewController =
        try named(step["controller"])
    case "addChild": embed(try named(step["controller"]), in: try named(step["to"]))
    case "setNeedsStatusBarAppearanceUpdate":
      try named(step["on"]).setNeedsStatusBarAppearanceUpdate()
    case let other: throw Unplayable(description: "the step '\(other)' is not played")
    }
  }

  // MARK: Seeing

  private func look(_ number: Int) async throws -> Node {
    await wait()
    var observation: Node = [:]
    if let manager = scene.statusBarManager {
      var bar: Node = ["hidden": manager.isStatusBarHidden]
      // What `default` comes to is not public.
      switch manager.statusBarStyle {
      case .lightContent where !manager.isStatusBarHidden: bar["content"] = "light"
      case .darkContent where !manager.isStatusBarHidden: bar["content"] = "dark"
      default: break
      }
      observation["bar"] = bar
    }
    observation["styles"] =
      windows.map { ["node": $0.name, "style": word($0.window.traitCollection)] }
      + controllers.map { ["node": $0.name, "style": word($0.controller.traitCollection)] }
    if document["geometry"] as? Bool == true {
      observation["geometry"] = [
        "safeAreaTop": controllers.compactMap { name, controller -> Node? in
          guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
          return ["controller": name, "top": Double(view.safeAreaInsets.top)]
        }
      ]
    }
    return ["after": number, "observation": observation]
  }

  private func word(_ traits: UITraitCollection) -> String {
    traits.userInterfaceStyle == .dark ? "dark" : "light"
  }

  private func style(_ value: Any?) -> UIUserInterfaceStyle {
    switch value as? String {
    case "light": .light
    case "dark": .dark
    default: .unspecified
    }
  }

  private func presentation(_ text: String) throws -> UIModalPresentationStyle {
    switch text {
    case "fullScreen": return .fullScreen
    case "pageSheet": return .pageSheet
    case "formSheet": return .formSheet
    case "overFullScreen": return .overFullScreen
    case "currentContext": return .currentContext
    case "overCurrentContext": return .overCurrentContext
    default: throw Unplayable(description: "the style '\(text)' is not played")
    }
  }
}

/// The results of a controller's overrides; UIKit's own answers where the document has none.
private struct Answers {
  var style: UIStatusBarStyle?
  var hidden: Bool?
  var childForStyle: String?
  var childForHidden: String?

  init(_ node: [String: Any]) {
    let words: [String: UIStatusBarStyle] = [
      "default": .default, "lightContent": .lightContent, "darkContent": .darkContent,
    ]
    style = (node["preferredStatusBarStyle"] as? String).flatMap { words[$0] }
    hidden = node["prefersStatusBarHidden"] as? Bool
    childForStyle = node["childForStatusBarStyle"] as? String
    childForHidden = node["childForStatusBarHidden"] as? String
  }

  var isEmpty: Bool {
    style == nil && hidden == nil && childForStyle == nil && childForHidden == nil
  }

  @MainActor func given<Controller: Answering>(to controller: Controller) -> Controller {
    controller.answers = self
    return controller
  }

  /// The child that a word of the document means.
  @MainActor func child(_ word: String?, of owner: UIViewController) -> UIViewController?? {
    switch word {
    case nil: .none
    case "topViewController": .some((owner as? UINavigationController)?.topViewController)
    case "visibleViewController": .some((owner as? UINavigationController)?.visibleViewController)
    case "selectedViewController":
      .some((owner as? UITabBarController)?.selectedViewController)
    default: .some(nil)
    }
  }
}

@MainActor private protocol Answering: UIViewController { var answers: Answers? { get set } }

private final class AnsweringController: UIViewController, Answering {
  var answers: Answers?
  override var preferredStatusBarStyle: UIStatusBarStyle {
    answers?.style ?? super.preferredStatusBarStyle
  }
  override var prefersStatusBarHidden: Bool { answers?.hidden ?? super.prefersStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? {
    answers?.child(answers?.childForStyle, of: self) ?? super.childForStatusBarStyle
  }
  override var childForStatusBarHidden: UIViewController? {
    answers?.child(answers?.childForHidden, of: self) ?? super.childForStatusBarHidden
  }
}

private final class AnsweringNavigationController: UINavigationController, Answering {
  var answers: Answers?
  override var preferredStatusBarStyle: UIStatusBarStyle {
    answers?.style ?? super.preferredStatusBarStyle
  }
  override var prefersStatusBarHidden: Bool { answers?.hidden ?? super.prefersStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? {
    answers?.child(answers?.childForStyle, of: self) ?? super.childForStatusBarStyle
  }
  override var childForStatusBarHidden: UIViewController? {
    answers?.child(answers?.childForHidden, of: self) ?? super.childForStatusBarHidden
  }
}

private final class AnsweringTabBarController: UITabBarController, Answering {
  var answers: Answers?
  override var preferredStatusBarStyle: UIStatusBarStyle {
    answers?.style ?? super.preferredStatusBarStyle
  }
  override var prefersStatusBarHidden: Bool { answers?.hidden ?? super.prefersStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? {
    answers?.child(answers?.childForStyle, of: self) ?? super.childForStatusBarStyle
  }
  override var childForStatusBarHidden: UIViewController? {
    answers?.child(answers?.childForHidden, of: self) ?? super.childForStatusBarHidden
  }
}
