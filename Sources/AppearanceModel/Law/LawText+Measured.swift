// swift-format-ignore-file

extension LawText {
  /// Rules of which others measured a part on simulators. `MeasuredTests` writes this file from
  /// `Tests/Conformance/measured`.
  static let measured = #"""
W-1
  measured on: iOS 26.1 (iPhone 16)

W-2
  measured on: iOS 26.1 (iPhone 16)

W-6
  measured on: iOS 13.3 (iPhone 11)
  measured on: iOS 16.4 (iPhone 11)

W-7
  measured on: iOS 13.3 (iPhone 11)
  measured on: iOS 16.4 (iPhone 11)

W-8
  measured on: iOS 26.1 (iPad (no home button))

L-0
  measured on: iOS 13.3 (iPhone 11)
  measured on: iOS 16.4 (iPhone 11)
  measured on: iOS 18.6 (iPhone 16)
  measured on: iOS 26.1 (iPad (no home button), iPhone 16)
  measured on: iOS 26.2 (iPhone 17)

L-1
  measured on: iOS 13.3 (iPhone 11)
  measured on: iOS 16.4 (iPhone 11)
  measured on: iOS 26.1 (iPad (no home button), iPhone 16)

L-3
  measured on: iOS 13.3 (iPhone 11)
  measured on: iOS 16.4 (iPhone 11)

SB-1
  measured on: iOS 26.1 (iPhone SE (3rd))

SB-4
  measured on: iOS 26.1 (iPhone SE (3rd))

SB-9
  measured on: iOS 26.1 (iPhone SE (3rd))

SB-14
  measured on: iOS 26.1 (iPhone SE (3rd))

T-18
  measured on: iOS 26.1 (iPhone SE (3rd))

TR-1
  measured on: iOS 26.1 (iPhone 16)

TR-3
  measured on: iOS 15.2 (iPhone 13 Pro)

TR-4
  measured on: iOS 26.1 (iPhone 16)

TR-5
  measured on: iOS 18.0 (iPhone 16)
  measured on: iOS 26.0 (iPhone 16)

TR-7
  measured on: iOS 26.1 (iPhone SE (3rd))

TR-13
  measured on: iOS 15.2 (iPhone 13 Pro)
  measured on: iOS 18.0 (iPhone 16)
  measured on: iOS 26.0 (iPhone 16)
  measured on: iOS 26.1 (iPhone 16)

TR-14
  measured on: iOS 18.0 (iPhone 16)
  measured on: iOS 26.0 (iPhone 16)

TR-15
  measured on: iOS 17.0 (iPhone 15)
  measured on: iOS 18.0 (iPhone 16)
  measured on: iOS 26.0 (iPhone 16)
  measured on: iOS 26.1 (iPhone 16)

TR-28
  measured on: iOS 26.1 (iPhone 16, iPhone SE (3rd))

GE-1
  measured on: Mac Catalyst 26.1

GE-3
  measured on: iOS 26.1 (iPad (no home button), iPhone 16, iPhone SE (3rd))

GE-5
  measured on: iOS 26.1 (iPhone 16, iPhone SE (3rd))

GE-6
  measured on: iOS 26.1 (iPad (no home button), iPhone 16, iPhone SE (3rd))

GE-7
  measured on: iOS 26.1 (iPhone SE (3rd))
  measured on: iOS 26.5 (iPhone SE (3rd))

GE-8
  measured on: iOS 26.1 (iPhone 16)
  measured on: iOS 26.5 (iPhone 16 Plus, iPhone 16 Pro, iPhone 17)

GE-9
  measured on: iOS 26.1 (iPad (no home button), iPhone SE (3rd))
  measured on: iOS 26.5 (iPad (no home button))
  measured on: iOS 27.0 (iPad (home button))

GE-12
  measured on: iOS 26.1 (iPhone 16, iPhone SE (3rd))

GE-19
  measured on: iOS 18.2 (iPad (no home button))
  measured on: iOS 26.1 (iPad (no home button), iPhone 16)
  measured on: iOS 26.5 (iPad (no home button), iPhone 16 Plus, iPhone 16 Pro, iPhone 17)

GE-20
  measured on: iOS 26.1 (iPhone SE (3rd), iPad (no home button), iPhone 16)

GE-27
  measured on: iOS 27.1 (iPhone Duo (inner display))
"""#
}
