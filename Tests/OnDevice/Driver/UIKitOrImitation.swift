#if canImport(UIKit)
  @_exported import UIKit
#else
  // The part of UIKit that the driver uses, so that its own logic is compiled and run without an Apple system.
  @_exported import StatusQuoImitatedUIKit
#endif
