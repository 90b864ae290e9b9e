import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Step {
  /// Returns true if it undoes a step at the same place: by the opposite, or by another value of the same.
  func undoes(_ other: Step) -> Bool {
    guard kind == other.kind else {
      return kind == other.kind.opposite && Set(names).isSubset(of: other.names)
        || other.kind == kind.opposite && Set(other.names).isSubset(of: names)
    }
    guard case .set(let property, _, let receiver) = self else {
      return self != other && names == other.names
    }
    guard case .set(property, _, on: receiver) = other else { return false }
    return self != other
  }
}

extension Step.Kind {
  /// The kind of step that undoes it; nil where none does, or one of the same kind.
  fileprivate var opposite: Step.Kind? {
    switch self {
    case .push: .pop
    case .beginInteractivePop: .cancelInteractivePop
    case .addChild, .addChildWithoutView: .removeFromParent
    case .addSubview: .removeFromSuperview
    case .beginAppearanceTransition: .endAppearanceTransition
    case .present: .dismiss
    case .beginInteractiveDismiss: .cancelInteractiveDismiss
    case .addWindow: .removeWindow
    case .hideWindow: .showWindow
    case .swizzleHidden: .unswizzleHidden
    case .enterBackground: .enterForeground
    default: nil
    }
  }
}
