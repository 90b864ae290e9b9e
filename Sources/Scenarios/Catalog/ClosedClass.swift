/// A class of Apple's frameworks that is to be used as it is, or that shows a controller of another process: for few of
/// them it is known whether UIKit uses what a subclass overrides.
package enum ClosedClass: String, CaseIterable, Sendable {
  case safari = "SFSafariViewController"
  case imagePicker = "UIImagePickerController"
  case mailComposer = "MFMailComposeViewController"
  case messageComposer = "MFMessageComposeViewController"
  case photoPicker = "PHPickerViewController"
  case documentPicker = "UIDocumentPickerViewController"
  case alert = "UIAlertController"

  /// The reason for not believing a subclass, as a clause about the class.
  package var reason: String {
    switch self {
    case .imagePicker, .alert: "which Apple says is not for subclassing"
    case .safari, .mailComposer, .messageComposer, .photoPicker, .documentPicker:
      "which shows a controller of another process"
    }
  }

  /// The outcome that people report of an override in a subclass; nil where no report was found.
  package var reported: String? {
    switch self {
    case .safari: "in a report, lightContent in a subclass had no effect"
    case .imagePicker: "some apps do so"
    case .mailComposer, .messageComposer:
      "some apps do so, with nil from childForStatusBarStyle"
    case .photoPicker, .documentPicker, .alert: nil
    }
  }

  /// The source of that.
  package var source: String {
    switch self {
    case .safari: "SPStorkController issue 61; class dumps name SFBrowserRemoteViewController"
    case .imagePicker: "Apple: UIImagePickerController; Catty pull request 191"
    case .mailComposer, .messageComposer: "WordPress-iOS issue 2507; radar 16649994"
    case .photoPicker: "Apple: PHPickerViewController"
    case .documentPicker: "Apple: UIDocumentPickerViewController"
    case .alert: "Apple: UIAlertController"
    }
  }
}
