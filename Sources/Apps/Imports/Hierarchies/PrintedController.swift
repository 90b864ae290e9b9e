import StatusQuoCatalog

/// One controller as `_printHierarchy` or Chisel's `pvc` prints it.
struct PrintedController: Sendable {
  /// The state of its view, by the word that UIKit prints.
  enum State: String, CaseIterable, Sendable {
    case disappeared, appearing, appeared, disappearing

    var isShown: Bool { self == .appeared || self == .appearing }
  }

  /// The printed form of its view.
  enum RootView: Hashable, Sendable {
    /// The line does not say.
    case unknown
    case notLoaded
    case loaded(ClassName)
  }

  /// The beginning of its line: the byte of `<`.
  var offset: Int
  /// Behind its line.
  var end: Int
  /// The number of marks (`|`, `+`, `*M`) before it; where no line has any, the level of its indentation.
  var depth: Int
  /// The column in which it stands.
  var column = 0
  /// True if the last mark says that it is presented.
  var isMarkedPresented = false
  /// True if only decoration and marks stand before it.
  var beginsItsLine: Bool

  var className: ClassName
  /// The address, unless its author took it off.
  var address: String?
  var state: State?
  var view = RootView.unknown
  var isViewOutsideWindow = false
  /// The class of what presents it; `presented with:`.
  var presentationController: ClassName?

  /// True if more is known than the class.
  var isDetailed: Bool {
    state != nil || view != .unknown || presentationController != nil
  }

  /// True if it is not on screen: its view is in no window.
  var hasLeft: Bool { state == .disappeared && (isViewOutsideWindow || view == .notLoaded) }

  var isPresented: Bool { isMarkedPresented || presentationController != nil }

  /// The class, with Apple's that it is derived from where its view shows that.
  var declaredClass: ClassName {
    guard case .loaded(let view) = view else { return className }
    return switch view.short {
    case "_UIHostingView": className.hosting
    // Apple's own classes of that view begin with the same letters.
    case "SFSafariView" where !className.short.hasPrefix("SF"):
      className.derived(from: SystemController.safari.className ?? "")
    default: className
    }
  }

  var isViewLoaded: Bool { if case .loaded = view { true } else { false } }
}

/// The versions of iOS that print in this form.
struct PrintedForm: Sendable {
  /// A view is printed with a colon before its address.
  var hasColons = false
  /// A view is printed without a colon.
  var hasBareViews = false
  /// "(view not loaded)" follows two spaces.
  var hasDoubleSpaces = false
  /// Addresses of a 32-bit process.
  var hasShortAddresses = false
}
