/// One controller as `_printHierarchy` or Chisel's `pvc` prints it.
struct PrintedController: Sendable {
  /// Whether its view is on its way, by the word that UIKit prints.
  enum State: String, CaseIterable, Sendable {
    case disappeared, appearing, appeared, disappearing

    var isShown: Bool {
      switch self {
      case .appeared, .appearing: true
      case .disappeared, .disappearing: false
      }
    }
  }

  /// What is printed of its view.
  enum RootView: Hashable, Sendable {
    /// The line does not say.
    case unknown
    case notLoaded
    case loaded(ClassName)
  }

  /// Where its line begins: the byte of `<`.
  var offset: Int
  /// Behind its line.
  var end: Int
  /// How many marks (`|`, `+`, `*M`) stand before it.
  var depth: Int
  /// Whether the last mark says that it is presented.
  var isMarkedPresented = false
  /// Whether only decoration and marks stand before it.
  var beginsItsLine: Bool

  var className: ClassName
  /// The address, unless its author took it off.
  var address: String?
  var state: State?
  var view = RootView.unknown
  var isViewOutsideWindow = false
  /// The class of what presents it; `presented with:`.
  var presentationController: ClassName?

  /// Whether more is known than the class.
  var isDetailed: Bool {
    state != nil || view != .unknown || presentationController != nil
  }

  var isPresented: Bool { isMarkedPresented || presentationController != nil }

  var isViewLoaded: Bool {
    switch view {
    case .loaded: true
    case .notLoaded, .unknown: false
    }
  }
}

/// Which versions of iOS print in this form.
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
