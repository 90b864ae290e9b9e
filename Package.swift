// swift-tools-version: 6.1
import PackageDescription

/// What every target is built with: Swift 6, and an import is internal unless it says otherwise.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A module and the modules it may use. The dependency arrows of ARCHITECTURE.md, in one place.
func module(_ name: String, path: String? = nil, uses: [String]) -> Target {
  .target(
    name: name, dependencies: uses.map { .init(stringLiteral: $0) }, path: path,
    swiftSettings: settings)
}

func tests(_ name: String, uses: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: uses.map { .init(stringLiteral: $0) }, path: "Tests/\(name)",
    exclude: exclude, swiftSettings: settings)
}

/// What libFuzzer calls. It brings its own `main`, so that only `swift build --sanitize fuzzer` can
/// make an executable of it; other builds make a library of it, which keeps it true.
func fuzzTarget(_ name: String, uses: [String]) -> Target {
  guard Context.environment["LIBFUZZER"] != nil else { return module(name, uses: uses) }
  return .executableTarget(
    name: name, dependencies: uses.map { .init(stringLiteral: $0) }, swiftSettings: settings)
}

let package = Package(
  name: "StatusQuo",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "statusquo", targets: ["statusquo"]),
    .library(
      name: "StatusQuo",
      targets: [
        "AppearanceModel", "ReferenceModel", "CachedResolver", "ScenarioFiles", "Generators",
        "Harness", "Reporting", "Benchmarking", "Workers",
      ]),
  ],
  targets: [
    module("AppearanceModel", uses: []),
    module("ReferenceModel", uses: ["AppearanceModel"]),
    module("CachedResolver", uses: ["AppearanceModel"]),
    module("ScenarioFiles", uses: ["AppearanceModel"]),
    module("Generators", path: "Generators", uses: ["AppearanceModel"]),
    module("Harness", uses: ["AppearanceModel", "Generators"]),
    module("Benchmarking", uses: ["AppearanceModel", "Generators"]),
    module(
      "Reporting",
      uses: ["AppearanceModel", "ScenarioFiles", "Generators", "Harness", "Benchmarking"]),
    module(
      "Workers",
      uses: ["AppearanceModel", "ScenarioFiles", "Generators", "Harness", "Reporting"]),
    .executableTarget(
      name: "statusquo",
      dependencies: [
        "AppearanceModel", "ReferenceModel", "CachedResolver", "ScenarioFiles", "Generators",
        "Harness", "Reporting", "Benchmarking", "SeededBugs", "Workers",
      ],
      swiftSettings: settings),
    fuzzTarget(
      "FuzzTarget",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "ReferenceModel", "Reporting",
      ]),
    module("TestSupport", path: "Tests/TestSupport", uses: []),
    tests("AppearanceModelTests", uses: ["AppearanceModel", "TestSupport"]),
    tests(
      "ScenarioFilesTests",
      uses: ["AppearanceModel", "Generators", "ScenarioFiles", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      "ExplanationTests",
      uses: ["AppearanceModel", "ReferenceModel", "Reporting", "ScenarioFiles"]),
    tests("ReferenceModelTests", uses: ["AppearanceModel", "ReferenceModel", "TestSupport"]),
    tests(
      "CachedResolverTests",
      uses: ["AppearanceModel", "CachedResolver", "Generators", "Harness", "ReferenceModel"]),
    tests(
      "ConformanceTests",
      uses: ["AppearanceModel", "CachedResolver", "ReferenceModel", "ScenarioFiles"]),
    module("SeededBugs", path: "Tests/SeededBugs", uses: ["AppearanceModel", "Harness"]),
    tests(
      "HarnessTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "ReferenceModel", "Reporting",
        "ScenarioFiles", "SeededBugs", "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "BenchmarkingTests",
      uses: ["AppearanceModel", "Benchmarking", "CachedResolver", "ReferenceModel"]),
    tests(
      "CommandLineTests", uses: ["ScenarioFiles", "TestSupport"], exclude: ["Golden"]),
    tests("GeneratorsTests", uses: ["AppearanceModel", "Generators", "ReferenceModel"]),
    tests(
      "ReportingTests",
      uses: [
        "AppearanceModel", "Benchmarking", "Generators", "Harness", "ReferenceModel", "Reporting",
        "ScenarioFiles", "TestSupport",
      ],
      exclude: ["Golden", "Schemas"]),
  ]
)
