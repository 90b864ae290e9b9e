#if canImport(UIKit)
  @_exported import UIKit
#else
  // What the driver uses of UIKit, so that its own logic is compiled and run without an Apple system.
  @_exported import StatusQuoImitatedUIKit
#endif
