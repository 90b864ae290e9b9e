// swift-tools-version: 6.1
import PackageDescription

/// Mutates the source of a model, and looks which mutations the harness or the documents do not see.
/// A package of its own, so that the main build leaves it out: see `README.md`.
let package = Package(
  name: "Mutations",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The mutated copy, or the package around this one.
    .package(name: "StatusQuo", path: Context.environment["STATUSQUO_MUTATED"] ?? "../..")
  ],
  targets: [
    .target(name: "mutating", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "mutations", dependencies: ["mutating"], swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "hunt",
      dependencies: [
        .product(name: "StatusQuo", package: "StatusQuo"),
        .product(name: "StatusQuoCommand", package: "StatusQuo"),
        .product(name: "StatusQuoWorkers", package: "StatusQuo"),
      ], swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "tool",
      dependencies: [
        .product(name: "StatusQuo", package: "StatusQuo"),
        .product(name: "StatusQuoCommand", package: "StatusQuo"),
      ], swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
