import StatusQuoAppearanceModel

/// The position of a controller between two appearances (Apple: UIViewController, "Handling
/// View-Related Notifications").
struct Life {
  enum Phase {
    case gone, appearing, there, disappearing
  }

  /// Nil before the first call.
  private(set) var stage: Phase?
  private var isLoaded = false

  /// One that is followed from a stage; from anywhere by default.
  init(from stage: Phase? = nil) { self.stage = stage }

  /// Follows a call; false where it can't come now. The first one that is seen may find it anywhere, and
  /// what comes late changes nothing.
  mutating func accepts(_ method: LifecycleMethod, in step: Step?) -> Bool {
    let next: Phase
    let from: [Phase]
    switch method {
    case .viewDidLoad:
      defer { isLoaded = true }
      return !isLoaded
    case .viewWillAppear: (from, next) = ([.gone, .disappearing], .appearing)
    case .viewIsAppearing: (from, next) = ([.appearing], .appearing)
    case .viewDidAppear: (from, next) = ([.appearing], .there)
    case .viewWillDisappear: (from, next) = ([.there, .appearing], .disappearing)
    case .viewDidDisappear: (from, next) = ([.disappearing], .gone)
    }
    let isPossible = stage.map { from.contains($0) } ?? true
    if !isPossible, step?.kind == .finishInteractivePop, method.endsTransition { return true }
    stage = next
    return isPossible
  }
}

extension LifecycleMethod {
  fileprivate var endsTransition: Bool {
    switch self {
    case .viewDidAppear, .viewDidDisappear: true
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillDisappear: false
    }
  }
}
