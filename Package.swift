// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// False in a dependency by version, in which SwiftPM refuses flags of the compiler. It reads the
/// manifest of one without a folder, and keeps fetched packages in such folders.
let isClone =
  Context.packageDirectory != "/"
  && !["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }

/// A release build leaves alone what reads and prints once a run: the first build takes three fifths
/// of the time, and what it prints comes as soon. Tests take longer to optimize than to run.
let unoptimized: [SwiftSetting] =
  isClone ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : []
let runOnce = [
  "Articles", "Diagnosing", "Findings", "Fixing", "Imports", "Pictures", "Reporting",
  "ScenarioFiles", "StatusQuoCommand",
]

/// A debug build optimizes what runs scenarios: tests take a third of the time. `assert` stays on.
/// Several threads, as one would write one file for all sources, which indexing refuses.
/// `UNOPTIMIZED=1` leaves that out, to step through one.
let optimized: [SwiftSetting] =
  isClone && Context.environment["UNOPTIMIZED"] == nil
  ? [
    .unsafeFlags(
      [
        "-O", "-wmo", "-disable-batch-mode", "-num-threads", "2", "-assert-config", "Debug",
      ], .when(configuration: .debug))
  ] : []
let runAlways = [
  "AppearanceModel", "CachedResolver", "Catalog", "Generators", "Harness", "ReferenceModel",
]

let models = ["AppearanceModel", "ReferenceModel", "CachedResolver", "Catalog"]
let documents = ["JSON", "ScenarioFiles"]
let runs = ["AppearanceModel", "Harness"] + documents

/// All that findings are made of.
let findings =
  documents + [
    "AppearanceModel", "Articles", "Catalog", "Diagnosing", "Generators", "Harness",
    "ReferenceModel", "RunFormats",
  ]

let reports = ["Articles", "Findings", "Pictures", "Reporting"]

/// All that plays, compares and reports.
let core = models + documents + reports + ["Diagnosing", "Generators", "Harness"]

/// Packages share one space of names, so that all modules have the prefix; programs of this package only
/// are called as they are typed.
func named(_ folder: String) -> String {
  folder.hasPrefix("StatusQuo") || folder == "laboratory" ? folder : "StatusQuo\(folder)"
}

func dependencies(_ folders: [String]) -> [Target.Dependency] {
  folders.map { .init(stringLiteral: named($0)) }
}

/// The rooms of several targets, which follow the build; any other target is a room.
let rooms = [
  "Scenarios": ["Catalog", "JSON", "ScenarioBuilder", "ScenarioFiles"],
  "Runs": ["Diagnosing", "RunFormats", "Running", "Workers", "Atomics"],
  "Reports": reports,
  "Apps": ["Reading", "Imports", "Fixing"],
  "Containers": ["UIKit"],
  "Products": ["Umbrella", "StatusQuoTesting", "StatusQuoCommand", "statusquo"],
]

func source(_ folder: String) -> String {
  let room = rooms.first { $0.value.contains(folder) }?.key
  return ["Sources", room, folder].compactMap { $0 }.joined(separator: "/")
}

/// A module and the modules it may use.
func module(
  _ folder: String, path: String? = nil, uses: [String] = [], exclude: [String] = [],
  texts: [String] = []
) -> Target {
  .target(
    name: named(folder), dependencies: dependencies(uses), path: path ?? source(folder),
    exclude: exclude, resources: texts.map { .embedInCode($0) },
    swiftSettings: settings + (runAlways.contains(folder) ? optimized : [])
      + (runOnce.contains(folder) ? unoptimized : []))
}

func program(_ folder: String, path: String? = nil, uses: [String]) -> Target {
  .executableTarget(
    name: named(folder), dependencies: dependencies(uses), path: path ?? source(folder),
    swiftSettings: settings)
}

/// Tests may use what most of them do, and `uses`.
///
/// - Parameter runsScenarios: true where code of the tests runs thousands of scenarios, so that it is optimized.
func tests(
  _ name: String, uses: [String] = [], exclude: [String] = [], runsScenarios: Bool = false
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies(
      models + documents + [
        "Diagnosing", "Generators", "Harness", "ScenarioBuilder", "TestSupport",
      ] + uses),
    path: "Tests/\(name)", exclude: exclude,
    swiftSettings: settings + (runsScenarios ? optimized : unoptimized))
}

/// The code that starts processes, and its tests. A simulator can't: `SIMULATOR=1` leaves them out.
let startsProcesses = Context.environment["SIMULATOR"] == nil
let startingProcesses = [
  program(
    "Program", path: source("statusquo"),
    uses: ["Benchmarking", "CachedResolver", "StatusQuoCommand"]),
  program(
    "laboratory", path: "Tests/Laboratory/Program",
    uses: [
      "Benchmarking", "CachedResolver", "Laboratory", "OnDevice", "SeededBugs", "StatusQuoCommand",
    ]),
  program("OwnResolver", path: "Tests/OwnResolver", uses: ["StatusQuo", "StatusQuoCommand"]),
  program("ServedResolver", path: "Tests/ServedResolver", uses: ["StatusQuo", "Workers"]),
  program(
    "TrappingHarness", path: "Tests/TrappingHarness",
    uses: models + ["Benchmarking", "Harness", "Running", "StatusQuoCommand", "Workers"]),
  tests("CommandLineTests", uses: ["StatusQuoCommand"], exclude: ["Documents", "Golden"]),
  tests("WorkersTests", uses: ["RunFormats", "Running", "Workers"]),
]

/// The code that libFuzzer calls. It brings its own `main`, so that only
/// `swift build --sanitize fuzzer` can make an executable of it; other builds compile it as a
/// library, so that it can't rot.
let fuzzed = core + ["Benchmarking", "Imports", "Reading", "RunFormats", "StatusQuoCommand"]

/// Plays scenarios with UIKit, or here with what imitates it.
let driver: Target = .target(
  name: named("Driver"),
  dependencies: dependencies(["AppearanceModel", "Catalog"] + documents) + [
    .target(name: named("ImitatedUIKit"), condition: .when(platforms: [.linux, .macOS]))
  ], path: "Tests/OnDevice/Driver", exclude: ["App"], swiftSettings: settings)

let package = Package(
  name: "StatusQuo",
  // Tests use iOS 16.
  platforms: [.macOS(.v13), .iOS(startsProcesses ? .v15 : .v16)],
  products: [
    .library(name: "StatusQuo", targets: ["StatusQuo"]),
    .library(name: "StatusQuoWorkers", targets: ["StatusQuoWorkers"]),
    .library(name: "StatusQuoCommand", targets: ["StatusQuoCommand"]),
    .library(name: "StatusQuoTesting", targets: ["StatusQuoTesting"]),
    .library(name: "StatusQuoUIKit", targets: ["StatusQuoUIKit"]),
  ] + (startsProcesses ? [.executable(name: "statusquo", targets: ["StatusQuoProgram"])] : []),
  targets: [
    // The two models, and what they share.
    module("AppearanceModel"),
    module("ReferenceModel", uses: ["AppearanceModel"]),
    module("CachedResolver", uses: ["AppearanceModel"]),
    module("Catalog", uses: ["AppearanceModel"]),

    // Scenarios, from seeds and files.
    module("Generators", path: "Generators", uses: ["AppearanceModel", "Catalog"]),
    module("JSON", uses: ["AppearanceModel"]),
    module("ScenarioBuilder", uses: ["AppearanceModel", "Catalog"]),
    module("ScenarioFiles", uses: ["AppearanceModel", "Catalog", "JSON"]),
    module("Reading", uses: ["AppearanceModel"] + documents),
    module(
      "Imports", uses: ["AppearanceModel", "Catalog", "Reading"] + documents,
      texts: ["Probe/StatusQuoProbe.lldb", "Probe/StatusQuoProbe.swift.txt"]),

    // Comparing, shrinking, and runs.
    module("Harness", uses: ["AppearanceModel", "Catalog", "Generators"]),
    module("Diagnosing", uses: ["AppearanceModel", "Catalog", "Generators", "Harness"]),
    module(
      "Fixing", uses: ["AppearanceModel", "Catalog", "Generators", "Harness", "ReferenceModel"]),
    module(
      "SeededBugs", uses: ["AppearanceModel", "Catalog", "Diagnosing", "Generators", "Harness"]),
    module("RunFormats", uses: runs + ["Diagnosing", "Generators"]),
    module("Atomics"),
    module("Running", uses: runs + ["Atomics", "Diagnosing", "RunFormats"]),
    module("Workers", uses: runs + ["Atomics", "RunFormats", "Running"]),
    module(
      "Benchmarking", uses: ["AppearanceModel", "CachedResolver", "Generators", "ReferenceModel"]),

    // Reports.
    module("Articles", uses: ["AppearanceModel"]),
    module("Findings", uses: findings),
    module(
      "Pictures", uses: ["AppearanceModel", "Articles"],
      texts: ["Pages/drawing.css", "Pages/page.css", "Pages/page.js"]),
    module(
      "Reporting",
      uses: findings + ["Findings", "Fixing", "Pictures"],
      texts: ["Explaining/rule-examples.txt"]),

    // What users import or open.
    module(
      "StatusQuo", path: source("Umbrella"),
      uses: models + ["Diagnosing", "Generators", "Harness", "Running", "ScenarioFiles"]),
    // UIKit's names, with the law behind them, for the code of containers.
    module("UIKit", uses: ["AppearanceModel", "Catalog", "Generators", "Harness"]),
    module(
      "StatusQuoTesting", uses: findings + ["Findings", "Running", "ScenarioBuilder", "UIKit"]),
    module(
      "StatusQuoCommand",
      uses: core + [
        "Benchmarking", "Fixing", "Imports", "Reading", "RunFormats", "Running", "SeededBugs",
        "Workers",
      ]),
    module(
      "Explorer", uses: core + ["Fixing", "Imports", "Reading", "SeededBugs"], exclude: ["Page"]),

    // What measures the harness, and what plays on devices: no product needs it.
    module(
      "Laboratory", path: "Tests/Laboratory",
      uses: core + ["Benchmarking", "Running", "SeededBugs", "StatusQuoCommand", "Workers"],
      exclude: ["FuzzTarget", "Program", "README.md", "Results"]),
    module(
      "OnDevice", path: "Tests/OnDevice/Comparing",
      uses: core + ["Driver", "RunFormats", "StatusQuoCommand"]),
    driver,
    module("ImitatedUIKit", path: "Tests/OnDevice/ImitatedUIKit", uses: ["UIKit"]),
    Context.environment["LIBFUZZER"] == nil
      ? module("FuzzTarget", path: "Tests/Laboratory/FuzzTarget", uses: fuzzed)
      : program("FuzzTarget", path: "Tests/Laboratory/FuzzTarget", uses: fuzzed),

    // Tests, and what they share.
    module("TestSupport", path: "Tests/TestSupport"),
    module("Mutating", path: "Tests/Mutations/Sources/mutating"),
    tests("AppearanceModelTests"),
    tests("CatalogTests"),
    tests("ReferenceModelTests"),
    tests("CachedResolverTests"),
    tests("GeneratorsTests"),
    tests("ScenarioFilesTests", exclude: ["Golden"]),
    tests("ImportsTests", uses: ["Imports", "Reading"], exclude: ["Samples"]),
    tests(
      "HarnessTests",
      uses: reports + ["Fixing", "Laboratory", "Running", "SeededBugs", "StatusQuoCommand"],
      exclude: ["Golden"]),
    tests(
      "ConformanceTests",
      uses: reports + ["Driver", "Fixing", "Laboratory", "Mutating", "OnDevice", "SeededBugs"],
      exclude: ["Golden"]),
    tests("ExplanationTests", uses: reports + ["Fixing"]),
    tests("RunningTests", uses: ["Laboratory", "RunFormats", "Running", "SeededBugs"]),
    tests(
      "ReportingTests",
      uses: reports + ["Driver", "OnDevice", "RunFormats", "Running"],
      exclude: ["Golden", "Schemas"]),
    tests("PicturesTests", uses: ["Articles", "Pictures"], exclude: ["Golden"]),
    tests("ExplorerTests", uses: ["Explorer"]),
    tests(
      "StatusQuoTestingTests",
      uses: ["Laboratory", "RunFormats", "SeededBugs", "StatusQuoTesting"]),
    tests(
      "BenchmarkingTests", uses: reports + ["Benchmarking", "StatusQuoCommand"],
      exclude: ["Golden"]),
    tests(
      "ContainerTests", uses: ["StatusQuoTesting", "UIKit", "Findings", "RunFormats"],
      runsScenarios: true),
    tests("LaboratoryTests", uses: ["Laboratory", "SeededBugs"]),
    tests("DriverTests", uses: ["Driver", "ImitatedUIKit"]),
    tests("FuzzTargetTests", uses: ["FuzzTarget"], exclude: ["Samples"]),
  ] + (startsProcesses ? startingProcesses : [])
)
