// swift-tools-version: 6.1
import PackageDescription

/// The settings of every target: Swift 6, and an import is internal unless it says otherwise.
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

/// True in builds of the executable that libFuzzer calls.
let isFuzzed = Context.environment["LIBFUZZER"] != nil

/// True where executables keep tables to unwind the stack: for libFuzzer's traces, and static ones.
let isUnwound = isFuzzed || Context.environment["UNWOUND"] != nil

/// The modules that play scenarios. A debug build optimizes them: tests take a third of the time, the
/// build a fifth more. `assert` stays on. `UNOPTIMIZED=1` leaves that out, to step through one.
let hot: Set<String> =
  isClone && Context.environment["UNOPTIMIZED"] == nil
  ? [
    "AppearanceModel", "CachedResolver", "Catalog", "Generators", "Harness", "ReferenceModel",
  ] : []

let optimized: [SwiftSetting] = [
  // Several threads, as one would write one file for all sources, which indexing refuses.
  .unsafeFlags(
    [
      "-O", "-wmo", "-disable-batch-mode", "-num-threads", "2", "-assert-config", "Debug",
    ], .when(configuration: .debug))
]

/// The modules that read, print and draw once a run. A release build does not optimize what they
/// do, which saves a third of it; a step takes 0.4 % more instructions, a finding a quarter more time.
/// `OPTIMIZED=1` leaves that out. Catalog and JSON, which workers speak, are not among them: searches
/// would take twice as long.
let cold: Set<String> =
  isClone && Context.environment["OPTIMIZED"] == nil
  ? ["Fixing", "Imports", "Pictures", "Reporting", "ScenarioFiles", "StatusQuoCommand"] : []

let unoptimized: [SwiftSetting] = [
  .unsafeFlags(
    ["-Osize", "-Xfrontend", "-disable-sil-perf-optzns"], .when(configuration: .release))
]

/// The modules whose code a release build makes small: searches for bugs take a tenth longer.
let small: Set<String> = isClone ? ["SeededBugs", "Workers"] : []

let sized: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// A release build for Linux has each function in a section of its own, so that the linker drops what no
/// one calls, also what is public (12 % of the text of `statusquo`), and keeps one of those that are alike
/// (another 7 %). It knows lines for stacks of crashes, and no variables, which a debugger needs a debug build for.
let separate: [SwiftSetting] =
  isClone
  ? [
    .unsafeFlags(
      [
        "-Xfrontend", "-function-sections", "-Xfrontend", "-gline-tables-only", "-Xfrontend",
        "-internalize-at-link",
      ],
      .when(platforms: [.linux], configuration: .release))
  ] : []

/// It has no tables to unwind the stack either (another 10 %).
let folded: [LinkerSetting] =
  isClone
  ? [
    .unsafeFlags(
      ["-use-ld=lld", "-Xlinker", "--icf=all"]
        + (isUnwound
          ? []
          : [
            "-Xlinker", "--no-eh-frame-hdr", "-Xlinker", "-T", "-Xlinker",
            "\(Context.packageDirectory)/Sources/linux.ld",
          ]),
      .when(platforms: [.linux], configuration: .release))
  ] : []

/// The modules of which tests see what is internal, in release builds, too: one build for the command and for the
/// tests.
let tested: Set<String> =
  isClone
  ? [
    "AppearanceModel", "Benchmarking", "CachedResolver", "Generators", "Harness", "Pictures",
    "Reporting", "Running", "SeededBugs",
  ] : []

let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// Code of tests is not optimized: it takes more time to optimize than to run.
let plain: [SwiftSetting] =
  isClone ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : []

/// The name of the module in a folder. Packages share one space of names, so that all have the prefix.
func named(_ folder: String) -> String {
  folder.hasPrefix("StatusQuo") ? folder : "StatusQuo\(folder)"
}

func dependencies(_ folders: [String]) -> [Target.Dependency] {
  folders.map { .init(stringLiteral: named($0)) }
}

/// A module and the modules it may use. The dependency arrows of ARCHITECTURE.md, in one place.
func module(
  _ folder: String, path: String? = nil, uses: [String], exclude: [String] = [],
  texts: [String] = []
) -> Target {
  .target(
    name: named(folder), dependencies: dependencies(uses), path: path ?? "Sources/\(folder)",
    exclude: exclude, resources: texts.map { .embedInCode($0) },
    swiftSettings: settings + separate + (hot.contains(folder) ? optimized : [])
      + (cold.contains(folder) ? unoptimized : [])
      + (small.contains(folder) ? sized : [])
      + (tested.contains(folder) ? testable : []))
}

func program(_ folder: String, path: String? = nil, uses: [String]) -> Target {
  .executableTarget(
    name: named(folder), dependencies: dependencies(uses), path: path ?? "Sources/\(folder)",
    swiftSettings: settings, linkerSettings: folded)
}

func tests(_ name: String, uses: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies(uses), path: "Tests/\(name)", exclude: exclude,
    swiftSettings: settings + plain)
}

/// The code that libFuzzer calls. It brings its own `main`, so that only
/// `swift build --sanitize fuzzer` can make an executable of it; other builds compile it as a
/// library, so that it can't rot.
func fuzzTarget(_ folder: String, uses: [String]) -> Target {
  isFuzzed ? program(folder, uses: uses) : module(folder, uses: uses)
}

/// The code that starts processes, and its tests. A simulator can't: `SIMULATOR=1` leaves them out.
let startingProcesses: [Target] =
  Context.environment["SIMULATOR"] != nil
  ? []
  : [
    program(
      "Program", path: "Sources/statusquo",
      uses: [
        "Benchmarking", "CachedResolver", "SeededBugs", "StatusQuoCommand",
      ]),
    program(
      "OwnResolver", path: "Tests/OwnResolver",
      uses: ["StatusQuo", "StatusQuoCommand"]),
    program(
      "ServedResolver", path: "Tests/ServedResolver",
      uses: ["StatusQuo", "Workers"]),
    tests(
      "CommandLineTests", uses: ["JSON", "ScenarioFiles", "TestSupport"],
      exclude: ["Documents", "Golden"]),
    tests(
      "WorkersTests",
      uses: [
        "AppearanceModel", "Generators", "Harness", "RunFormats", "Running", "JSON",
        "ScenarioFiles",
        "TestSupport", "Workers",
      ]),
  ]

/// Plays scenarios with UIKit, or here with what imitates it.
let driver: Target = .target(
  name: named("Driver"),
  dependencies: dependencies(["AppearanceModel", "Catalog", "JSON", "ScenarioFiles"]) + [
    .target(
      name: named("ImitatedUIKit"),
      condition: .when(platforms: [.linux, .macOS]))
  ], path: "Sources/Driver", exclude: ["App"], swiftSettings: settings)

let package = Package(
  name: "StatusQuo",
  // Tests use iOS 16.
  platforms: [.macOS(.v13), .iOS(startingProcesses.isEmpty ? .v16 : .v15)],
  products: [
    .library(name: "StatusQuo", targets: ["StatusQuo"]),
    .library(name: "StatusQuoDriver", targets: ["StatusQuoDriver"]),
    .library(name: "StatusQuoWorkers", targets: ["StatusQuoWorkers"]),
    .library(name: "StatusQuoCommand", targets: ["StatusQuoCommand"]),
    .library(name: "StatusQuoTesting", targets: ["StatusQuoTesting"]),
  ]
    + (startingProcesses.isEmpty
      ? [] : [.executable(name: "statusquo", targets: ["StatusQuoProgram"])]),
  targets: [
    module("AppearanceModel", uses: []),
    module("ReferenceModel", uses: ["AppearanceModel"]),
    module("CachedResolver", uses: ["AppearanceModel"]),
    module("Catalog", uses: ["AppearanceModel"]),
    module(
      "Pictures", uses: ["AppearanceModel"],
      texts: ["Pages/drawing.css", "Pages/page.css", "Pages/page.js"]),
    module("JSON", uses: ["AppearanceModel"]),
    module("ScenarioFiles", uses: ["AppearanceModel", "Catalog", "JSON"]),
    driver,
    module(
      "Imports", uses: ["AppearanceModel", "Catalog", "JSON", "ScenarioFiles"],
      texts: ["Probe/StatusQuoProbe.lldb", "Probe/StatusQuoProbe.swift.txt"]),
    module("Generators", path: "Generators", uses: ["AppearanceModel", "Catalog"]),
    module("Harness", uses: ["AppearanceModel", "Catalog", "Generators"]),
    module("Fixing", uses: ["AppearanceModel", "Catalog", "Generators", "Harness"]),
    module("SeededBugs", uses: ["AppearanceModel", "Catalog", "Harness"]),
    module(
      "Benchmarking", uses: ["AppearanceModel", "CachedResolver", "Generators", "ReferenceModel"]),
    module(
      "RunFormats", uses: ["AppearanceModel", "JSON", "ScenarioFiles", "Generators", "Harness"]),
    module(
      "StatusQuo", path: "Sources/Umbrella",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Fixing", "Generators", "Harness",
        "Imports",
        "Pictures", "ReferenceModel", "Reporting", "Running", "JSON", "ScenarioFiles",
      ]),
    module("Atomics", uses: []),
    module(
      "Running",
      uses: ["AppearanceModel", "Atomics", "JSON", "ScenarioFiles", "Harness", "RunFormats"]),
    module(
      "Workers",
      uses: [
        "AppearanceModel", "Atomics", "JSON", "ScenarioFiles", "Harness", "RunFormats", "Running",
      ]),
    module(
      "Reporting",
      uses: [
        "AppearanceModel", "Catalog", "Fixing", "JSON", "ScenarioFiles", "Generators", "Harness",
        "RunFormats", "Pictures",
      ], texts: ["Explaining/rule-examples.txt"]),
    module(
      "Explorer",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Fixing", "Generators", "Harness",
        "Imports",
        "Pictures", "ReferenceModel", "Reporting", "JSON", "ScenarioFiles", "SeededBugs",
      ], exclude: ["Page"]),
    module(
      "StatusQuoCommand",
      uses: [
        "AppearanceModel", "ReferenceModel", "CachedResolver", "JSON", "ScenarioFiles", "Imports",
        "Generators", "Harness", "Fixing", "RunFormats", "Running", "Reporting", "Benchmarking",
        "SeededBugs", "Pictures", "Workers",
      ]),
    module(
      "StatusQuoTesting",
      uses: [
        "AppearanceModel", "ReferenceModel", "JSON", "ScenarioFiles", "Generators", "Harness",
        "RunFormats",
        "Running", "Reporting",
      ]),
    fuzzTarget(
      "FuzzTarget",
      uses: [
        "AppearanceModel", "Benchmarking", "CachedResolver", "Generators", "Harness", "Imports",
        "ReferenceModel", "Reporting", "RunFormats", "JSON", "ScenarioFiles", "StatusQuoCommand",
      ]),
    module("TestSupport", path: "Tests/TestSupport", uses: []),
    module("Mutating", path: "Tests/Mutations/Sources/mutating", uses: []),
    module("ImitatedUIKit", path: "Tests/ImitatedUIKit", uses: []),
    tests(
      "DriverTests",
      uses: [
        "AppearanceModel", "Catalog", "Driver", "ImitatedUIKit", "JSON", "ScenarioFiles",
        "TestSupport",
      ]),
    tests("AppearanceModelTests", uses: ["AppearanceModel", "TestSupport"]),
    tests("CatalogTests", uses: ["AppearanceModel", "Catalog", "Generators", "TestSupport"]),
    tests(
      "ScenarioFilesTests",
      uses: ["AppearanceModel", "Catalog", "Generators", "JSON", "ScenarioFiles", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      "ImportsTests",
      uses: [
        "AppearanceModel", "Imports", "ReferenceModel", "JSON", "ScenarioFiles", "TestSupport",
      ],
      exclude: ["Samples"]),
    tests("FuzzTargetTests", uses: ["FuzzTarget", "TestSupport"], exclude: ["Samples"]),
    tests("ExplorerTests", uses: ["Explorer", "JSON", "ScenarioFiles"]),
    tests(
      "ExplanationTests",
      uses: [
        "AppearanceModel", "Catalog", "Fixing", "Generators", "Harness", "ReferenceModel",
        "Reporting", "JSON", "ScenarioFiles",
      ]),
    tests(
      "ReferenceModelTests",
      uses: ["AppearanceModel", "Generators", "ReferenceModel", "TestSupport"]),
    tests(
      "CachedResolverTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Generators", "Harness", "ReferenceModel",
      ]),
    tests(
      "ConformanceTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Fixing", "Generators", "Harness",
        "Mutating", "ReferenceModel", "Reporting", "JSON", "ScenarioFiles", "SeededBugs",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "HarnessTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Catalog", "Fixing", "Generators", "Harness",
        "ReferenceModel", "Reporting", "Running", "JSON", "ScenarioFiles", "SeededBugs",
        "StatusQuoCommand",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "LaboratoryTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "ReferenceModel",
        "SeededBugs",
      ]),
    tests(
      "RunningTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "ReferenceModel",
        "RunFormats", "Running", "JSON", "ScenarioFiles", "SeededBugs",
      ]),
    tests(
      "BenchmarkingTests",
      uses: [
        "AppearanceModel", "Benchmarking", "CachedResolver", "Generators", "Harness",
        "ReferenceModel", "Reporting", "JSON", "ScenarioFiles", "StatusQuoCommand", "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "StatusQuoTestingTests",
      uses: [
        "AppearanceModel", "CachedResolver", "Generators", "Harness", "JSON", "ScenarioFiles",
        "SeededBugs", "StatusQuoTesting",
      ]),
    tests(
      "PicturesTests",
      uses: [
        "AppearanceModel", "Generators", "Pictures", "ReferenceModel", "JSON", "ScenarioFiles",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(
      "GeneratorsTests", uses: ["AppearanceModel", "Catalog", "Generators", "ReferenceModel"]),
    tests(
      "ReportingTests",
      uses: [
        "AppearanceModel", "Generators", "Harness", "Pictures", "ReferenceModel", "Reporting",
        "RunFormats", "Running", "JSON", "ScenarioFiles", "TestSupport",
      ],
      exclude: ["Golden", "Schemas"]),
  ] + startingProcesses
)
