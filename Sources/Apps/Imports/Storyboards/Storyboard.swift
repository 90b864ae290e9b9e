import StatusQuoAppearanceModel
import StatusQuoReading
import StatusQuoScenarioFiles

/// The scenes of a storyboard and the segues from one to another.
struct Storyboard: Sendable {
  /// The name of the file without folder and suffix: what others refer to it by.
  let name: String
  let file: String
  /// The scenes in the order of the file.
  let scenes: [Scene]
  /// The place of each scene's controller in `scenes`, by its identifier.
  let indices: [String: Int]
  /// The identifier of the controller it begins with.
  let initial: String?
  /// The device that it is laid out for; nil where it names none that is known.
  let device: (device: Device, place: SourcePlace)?
  /// True if it is only shown while the app launches.
  let isLaunchScreen: Bool
  let assumptions: [Assumption]

  /// A controller of a storyboard.
  struct Scene: Sendable {
    let id: String
    let className: ClassName
    /// True if the class is the app's own.
    let hasCustomClass: Bool
    /// The identifier by which code instantiates it.
    let identifier: String?
    /// The controller of another storyboard that it stands for, if it does.
    let placeholder: Placeholder?
    /// Its kind and properties.
    var controller: Controller
    var segues: [Segue] = []
    let place: SourcePlace
  }

  /// A reference to another storyboard.
  struct Placeholder: Hashable, Sendable {
    let storyboard: String
    /// nil is the initial controller.
    let identifier: String?
  }

  /// The way from one scene to another. Segues that unwind are none: they lead back.
  struct Segue: Sendable {
    let kind: Kind
    /// The identifier of a scene.
    let destination: String
    let identifier: String?
    let place: SourcePlace

    enum Kind: Hashable, Sendable {
      /// A segue to a child from the start: by a relationship or an embed.
      case child
      case show, showDetail
      /// A presentation in a style of its own; nil where the destination's style counts.
      case presentation(ModalPresentationStyle?)
      /// Its class, or the word of a kind that is not known, decides what it does.
      case custom(String)
    }
  }
}
