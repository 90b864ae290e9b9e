package import StatusQuoAppearanceModel

extension [LifecycleCall] {
  /// The calls that are not among others, each as often as it is not.
  package func without(_ others: [LifecycleCall]) -> [LifecycleCall] {
    var rest = others
    return filter { call in
      guard let place = rest.firstIndex(of: call) else { return true }
      rest.remove(at: place)
      return false
    }
  }
}
