// swift-tools-version: 6.1
import PackageDescription

/// Mutates the source of a model, and looks which mutations the harness or the documents do not see.
/// A package of its own, so that the main build leaves it out: see `README.md`. `hunt` and `tool` are programs of
/// the mutated copy, as they use what only that package sees.
let package = Package(
  name: "Mutations",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "mutating", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "mutations", dependencies: ["mutating"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
