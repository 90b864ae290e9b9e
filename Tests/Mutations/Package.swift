// swift-tools-version: 6.1
import PackageDescription

/// Mutates the cached resolver's own source and looks which mutations the harness does not see.
/// A package of its own, so that the main build leaves it out: see `README.md`.
let package = Package(
  name: "Mutations",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The mutated copy, or the package around this one.
    .package(name: "StatusQuo", path: Context.environment["STATUSQUO_MUTATED"] ?? "../..")
  ],
  targets: [
    .executableTarget(name: "mutations", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "hunt", dependencies: [.product(name: "StatusQuo", package: "StatusQuo")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
