import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// The scenes of a storyboard and what leads from one to another.
struct Storyboard: Sendable {
  /// The name of the file without folder and suffix: what others refer to it by.
  let name: String
  let file: String
  /// In the order of the file.
  let scenes: [Scene]
  /// The place of each scene's controller in `scenes`, by its identifier.
  let indices: [String: Int]
  /// The identifier of the controller it begins with.
  let initial: String?
  /// Whether it is only shown while the app launches.
  let isLaunchScreen: Bool
  let assumptions: [Assumption]

  /// A controller of a storyboard.
  struct Scene: Sendable {
    let id: String
    let className: ClassName
    let kind: Controller.Kind
    /// Whether the class is the app's own.
    let hasCustomClass: Bool
    /// What code instantiates it by.
    let identifier: String?
    /// Where it is, if it stands for a controller of another storyboard.
    let placeholder: Placeholder?
    var settings: [Outline.Setting] = []
    var segues: [Segue] = []
    let place: SourcePlace
  }

  /// A reference to another storyboard.
  struct Placeholder: Hashable, Sendable {
    let storyboard: String
    /// nil is the initial controller.
    let identifier: String?
  }

  /// What leads from one scene to another.
  struct Segue: Sendable {
    let kind: Kind
    /// The identifier of a scene.
    let destination: String
    let identifier: String?
    let modalPresentationStyle: ModalPresentationStyle?
    let place: SourcePlace

    enum Kind: Hashable, Sendable {
      /// A child from the start: `rootViewController`, `viewControllers`, …
      case relationship(String)
      case embed, show, showDetail, presentation, popover
      /// Its class, or the word of a kind that is not known, decides what it does.
      case custom(String)
      /// Goes back to a screen before.
      case unwind

      /// Whether the destination is a child from the start.
      var isChild: Bool {
        switch self {
        case .relationship, .embed: true
        case .show, .showDetail, .presentation, .popover, .custom, .unwind: false
        }
      }
    }
  }
}
