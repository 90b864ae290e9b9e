// swift-tools-version: 6.1
import PackageDescription

/// What every target is built with: Swift 6, and an import is internal unless it says otherwise.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The name of the module in a folder. Packages share one space of names, so that all have the prefix.
func named(_ folder: String) -> String {
  folder.hasPrefix("StatusQuo") ? folder : "StatusQuo\(folder)"
}

func dependencies(_ folders: [String]) -> [Target.Dependency] {
  folders.map { .init(stringLiteral: named($0)) }
}

/// A module and the modules it may use. The dependency arrows of ARCHITECTURE.md, in one place.
func module(_ folder: String, path: String? = nil, uses: [String]) -> Target {
  .target(
    name: named(folder), dependencies: dependencies(uses), path: path ?? "Sources/\(folder)",
    swiftSettings: settings)
}

func program(_ folder: String, path: String? = nil, uses: [String]) -> Target {
  .executableTarget(
    name: named(folder), dependencies: dependencies(uses), path: path ?? "Sources/\(folder)",
    swiftSettings: settings)
}

func tests(_ name: String, uses: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies(uses), path: "Tests/\(name)", exclude: exclude,
    swiftSettings: settings)
}

/// What libFuzzer calls. It brings its own `main`, so that only `swift build --sanitize fuzzer` can
/// make an executable of it; other builds make a library of it, which keeps it true.
func fuzzTarget(_ folder: String, uses: [String]) -> Target {
  Context.environment["LIBFUZZER"] == nil
    ? module(folder, uses: uses) : program(folder, uses: uses)
}

let package = Package(
  name: "StatusQuo",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "statusquo", targets: ["StatusQuoProgram"]),
    .library(name: "StatusQuo", targets: ["StatusQuo"]),
    .library(name: "StatusQuoRunning", targets: ["StatusQuoRunning"]),
    .library(name: "StatusQuoCommand", targets: ["StatusQuoCommand"]),
    .library(name: "StatusQuoTesting", targets: ["StatusQuoTesting"]),
  ],
  targets: [
    module("AppearanceModel", uses: []),
    module("ReferenceModel", uses: ["AppearanceModel"]),
    module("CachedResolver", uses: ["AppearanceModel"]),
    module("Catalog", uses: ["AppearanceModel"]),
    module("Pictures", uses: ["AppearanceModel"]),
    module("ScenarioFiles", uses: ["AppearanceModel", "Catalog"]),
    module("Imports", uses: ["AppearanceModel", "Catalog", "ScenarioFiles"]),
    module("Generators", path: "Generators", uses: ["AppearanceModel", "Catalog"]),
    module("Harness", uses: ["AppearanceModel", "Catalog", "Generators"]),
    module("SeededBugs", uses: ["AppearanceModel", "Harness"]),
    module("Benchmarking", uses: ["AppearanceModel", "Generators"]),
    module("RunFormats", uses: ["AppearanceModel", "ScenarioFiles", "Generators", "Harness"]),
    module(
      "StatusQuo", path: "Sources/Umbrella",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Generators", "Harness", "Imports",
        "Pictures", "ReferenceModel", "Reporting", "ScenarioFiles",
      ]),
    module("Running", uses: ["AppearanceModel", "ScenarioFiles", "Harness", "RunFormats"]),
    module(
      "Reporting",
      uses: [
        "AppearanceModel", "Catalog", "ScenarioFiles", "Generators", "Harness", "RunFormats",
        "Benchmarking", "Pictures",
      ]),
    module(
      "StatusQuoCommand",
      uses: [
        "AppearanceModel", "ReferenceModel", "ScenarioFiles", "Imports", "Generators", "Harness",
        "RunFormats", "Running", "Reporting", "Benchmarking", "SeededBugs", "Pictures",
      ]),
    module(
      "StatusQuoTesting",
      uses: [
        "AppearanceModel", "ReferenceModel", "ScenarioFiles", "Generators", "Harness", "Running",
        "Reporting",
      ]),
    program(
      "Program", path: "Sources/statusquo",
      uses: [
        "AppearanceModel", "Benchmarking", "CachedResolver", "SeededBugs", "StatusQuoCommand",
      ]),
    fuzzTarget(
      "FuzzTarget",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "ReferenceModel", "Reporting",
      ]),
    module("TestSupport", path: "Tests/TestSupport", uses: []),
    tests("AppearanceModelTests", uses: ["AppearanceModel", "TestSupport"]),
    tests("CatalogTests", uses: ["AppearanceModel", "Catalog", "Generators"]),
    tests(
      "ScenarioFilesTests",
      uses: ["AppearanceModel", "Catalog", "Generators", "ScenarioFiles", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      "ImportsTests",
      uses: ["AppearanceModel", "Imports", "ReferenceModel", "ScenarioFiles", "TestSupport"],
      exclude: ["Samples"]),
    tests(
      "ExplanationTests",
      uses: [
        "AppearanceModel", "Catalog", "Generators", "Harness", "ReferenceModel", "Reporting",
        "ScenarioFiles",
      ]),
    tests("ReferenceModelTests", uses: ["AppearanceModel", "ReferenceModel", "TestSupport"]),
    tests(
      "CachedResolverTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Generators", "Harness", "ReferenceModel",
      ]),
    tests(
      "ConformanceTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Generators", "Harness",
        "ReferenceModel", "Reporting", "ScenarioFiles", "SeededBugs", "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "HarnessTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Generators", "Harness", "ReferenceModel",
        "Reporting", "Running", "ScenarioFiles", "SeededBugs", "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "RunningTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "ReferenceModel",
        "RunFormats", "Running", "ScenarioFiles", "SeededBugs", "TestSupport",
      ]),
    tests(
      "BenchmarkingTests",
      uses: ["AppearanceModel", "Benchmarking", "CachedResolver", "ReferenceModel"]),
    program(
      "OwnResolver", path: "Tests/OwnResolver",
      uses: ["StatusQuo", "StatusQuoCommand"]),
    tests(
      "CommandLineTests", uses: ["ScenarioFiles", "TestSupport"], exclude: ["Documents", "Golden"]),
    tests(
      "StatusQuoTestingTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "ScenarioFiles",
        "SeededBugs", "StatusQuoTesting",
      ]),
    program(
      "ServedResolver", path: "Tests/ServedResolver",
      uses: ["StatusQuo", "Running"]),
    tests(
      "PicturesTests",
      uses: [
        "AppearanceModel", "Generators", "Pictures", "ReferenceModel", "ScenarioFiles",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "GeneratorsTests", uses: ["AppearanceModel", "Catalog", "Generators", "ReferenceModel"]),
    tests(
      "ReportingTests",
      uses: [
        "AppearanceModel", "Benchmarking", "Generators", "Harness", "ReferenceModel", "Reporting",
        "RunFormats", "Running", "ScenarioFiles", "TestSupport",
      ],
      exclude: ["Golden", "Schemas"]),
  ]
)
