package import StatusQuoAppearanceModel

/// A controller of Apple's frameworks that answers for itself, as far as its behavior is known (SB-24,
/// TR-24).
///
/// A scenario has it as a controller of a common kind with these answers, so no rule speaks of it:
/// what is known is data.
package enum SystemController: String, CaseIterable, Hashable, Sendable {
  /// `UISearchController`, active.
  case search
  /// `UIHostingController`, which answers for its SwiftUI content.
  case hosting
  /// `UIImagePickerController`.
  case imagePicker
  /// `MFMailComposeViewController`.
  case mailComposer
  /// `SFSafariViewController`.
  case safari
  /// The preview of `UIDocumentInteractionController`.
  case documentPreview

  /// A property and what it always is.
  package struct Answer: Sendable {
    /// The property.
    package let property: Property<Controller>
    /// Its value.
    package let value: Literal
  }

  /// Its class; nil where that has no public name.
  package var className: String? {
    switch self {
    case .search: "UISearchController"
    case .hosting: "UIHostingController"
    case .imagePicker: "UIImagePickerController"
    case .mailComposer: "MFMailComposeViewController"
    case .safari: "SFSafariViewController"
    case .documentPreview: nil
    }
  }

  /// The name that people know: its class, or the one that shows it.
  package var label: String { className ?? "UIDocumentInteractionController" }

  /// The kind of controller by which the rules treat it.
  package var kind: Controller.Kind {
    switch self {
    case .imagePicker, .mailComposer: .navigation
    case .search, .hosting, .safari, .documentPreview: .plain
    }
  }

  /// Its answers on a version of iOS, with any content.
  package func answers(on iOS: Version) -> [Answer] {
    switch self {
    case .search: [.init(.modalPresentationStyle, "overCurrentContext")]
    case .hosting: []
    case .imagePicker:
      [
        .init(.childForStatusBarStyle, "nil"), .init(.preferredStatusBarStyle, "default"),
        .init(.childForStatusBarHidden, "nil"), .init(.prefersStatusBarHidden, .bool(false)),
      ]
    case .mailComposer:
      [.init(.childForStatusBarStyle, "nil"), .init(.preferredStatusBarStyle, "default")]
    case .safari: [.init(.preferredStatusBarStyle, "default")]
    case .documentPreview:
      [.init(.preferredStatusBarStyle, iOS < 10 ? "lightContent" : "default")]
    }
  }

  /// The source.
  package var source: String {
    switch self {
    case .search: "follows from its being presented over the current context without capturing"
    case .hosting: "Apple: UIHostingController, View.preferredColorScheme"
    case .imagePicker: "radars 15089725, 19014731; Catty pull request 191"
    case .mailComposer: "radar 16649994; WordPress-iOS issue 2507"
    case .safari: "radar 22497299"
    case .documentPreview:
      "radar 16552210, of iOS 7.1; dark text on iOS 10.3 and 11, in one app"
    }
  }

  /// The certainty of these answers.
  package var grade: Grade {
    switch self {
    case .search: .inferred
    case .hosting: .documented
    case .imagePicker, .mailComposer: .observedBySeveral
    case .safari, .documentPreview: .observedOnce
    }
  }

  /// The versions of iOS on which these answers were seen; empty where they hold on any, by what is documented or
  /// follows from it.
  package var versionsSeen: [ClosedRange<Version>] {
    switch self {
    case .search, .hosting: []
    case .imagePicker: [7...Version(8, 4)]
    case .mailComposer: [Version(7, 1)...Version(8, 4)]
    case .safari: [9...Version(9, 3)]
    case .documentPreview: [Version(7, 1)...Version(7, 1), Version(10, 3)...Version(11, 4)]
    }
  }

  /// Returns true if its answers on a version are known.
  package func isKnown(on iOS: Version) -> Bool {
    versionsSeen.isEmpty || versionsSeen.contains { $0.contains(iOS) }
  }

  /// A controller becomes it: of its kind, with its answers on a version.
  package func apply(to controller: inout Controller, on iOS: Version) {
    controller.kind = kind
    for answer in answers(on: iOS) { _ = answer.property.assign(&controller, answer.value) }
  }
}

extension SystemController.Answer {
  fileprivate init(_ property: PropertyName.Known, _ word: String) {
    self.init(property, .word(word))
  }

  fileprivate init(_ property: PropertyName.Known, _ value: Literal) {
    guard let property = Controller.properties.first(where: { $0.setName == property }) else {
      preconditionFailure("no controller has '\(property.rawValue)'")
    }
    self.property = property
    self.value = value
  }
}

// MARK: - SwiftUI

/// A preference of SwiftUI content that the hosting controller answers with.
package enum HostedPreference: String, CaseIterable, Hashable, Sendable {
  /// `.statusBarHidden(_:)`: a truth value. Documented.
  case statusBarHidden
  /// `.preferredColorScheme(_:)`: light or dark, for the whole presentation. Documented; sources
  /// differ on whether it reaches the window and whether it goes away (TR-24).
  case preferredColorScheme
  /// `.toolbarColorScheme(_:for: .navigationBar)`: light or dark, of the bar's text too while the
  /// navigation bar's background is shown. Observed once (Saidi, 14 March 2023).
  case toolbarColorScheme

  /// The values that a document may write.
  package var form: ValueForm {
    switch self {
    case .statusBarHidden: .bool
    case .preferredColorScheme, .toolbarColorScheme:
      ValueForm(words: [UserInterfaceStyle.light.rawValue, UserInterfaceStyle.dark.rawValue])
    }
  }

  /// A hosting controller answers for content that asks so.
  package func apply(_ value: Literal, to controller: inout Controller) {
    switch (self, value) {
    case (.statusBarHidden, .bool(let hidden)):
      controller.prefersStatusBarHidden = .constant(hidden)
    case (.preferredColorScheme, .word(let word)):
      controller.overrideUserInterfaceStyle = UserInterfaceStyle(rawValue: word) ?? .unspecified
    case (.toolbarColorScheme, .word(let word)):
      // The text stands out against a bar of that scheme.
      controller.preferredStatusBarStyle = .constant(word == "dark" ? .lightContent : .darkContent)
    case (.statusBarHidden, _), (.preferredColorScheme, _), (.toolbarColorScheme, _): break
    }
  }
}
