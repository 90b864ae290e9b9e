// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A view or a view controller. As in UIKit, two are equal where they are the same.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Called from nowhere: there are no storyboards.
  open func awakeFromNib() {}
}
