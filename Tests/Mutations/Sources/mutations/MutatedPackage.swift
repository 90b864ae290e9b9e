import Foundation
import mutating

/// A copy of the package in which a model has all mutations, built once.
struct MutatedPackage {
  private(set) var mutations: [Mutation] = []
  private(set) var refused: Set<Int> = []
  private var files: [String: MutatedFile] = [:]
  private let package: URL
  private let model: MutatedModel
  private let copy: URL
  private let build: URL
  private let log: URL
  /// The mutations that are made, by their keys, beside slips; nil for all, and no slips.
  private let wanted: Set<String>?
  private let slips: [Slip]
  /// The program that is built.
  private let product: String

  /// - Parameters:
  ///   - package: the folder of `Package.swift`.
  ///   - work: where the copy and the build go.
  ///   - wanted: the mutations that are made, by their keys, beside slips; nil for all, and no slips.
  init(
    of package: URL, in work: URL, model: MutatedModel, only wanted: Set<String>? = nil
  ) throws {
    self.package = package
    self.wanted = wanted
    slips = wanted == nil ? [] : try Slip.all(in: package)
    product = wanted == nil ? "hunt" : "laboratory"
    self.model = model
    copy = work.appending(path: "copy")
    build = work.appending(path: "build")
    log = work.appending(path: "build.txt")
    try copySources(of: package, to: copy)
    try addPrograms(to: copy.appending(path: "Package.swift"))
    if model == .cached {
      try GeneratorPart.writeSwitches(to: copy.appending(path: "Generators"))
    }
    // The plan of an earlier build does not know of new files.
    try? FileManager.default.removeItem(at: build.appending(path: "release.yaml"))
    try? FileManager.default.removeItem(at: work.appending(path: "searches.tsv"))
    for report in try FileManager.default.contentsOfDirectory(atPath: work.path)
    where report.hasPrefix("fuzz-") {
      try FileManager.default.removeItem(at: work.appending(path: report))
    }
    if let wanted {
      try writeMutations()
      var known: Set<String> = []
      let others = mutations.filter {
        !wanted.contains($0.key("")) || !known.insert($0.key("")).inserted
      }
      refused = Set(others.map(\.number))
    }
    try buildWithoutRefused()
    if model == .cached, wanted == nil { try buildTool() }
    mutations.removeAll { refused.contains($0.number) }
  }

  /// The branches of the reference, beside a resolver that was mutated in a folder: `laboratory suspects` there
  /// takes one after the other another way.
  init(branchesOf package: URL, besideThatIn work: URL) throws {
    self.package = package
    (wanted, slips, product, model) = (nil, [], "laboratory", .reference)
    copy = work.appending(path: "copy")
    build = work.appending(path: "build")
    log = work.appending(path: "build.txt")
    let name = "Explainer+Further.swift"
    let further = copy.appending(path: "Tests/Laboratory/Suspects").appending(path: name)
    try FileManager.default.removeItem(at: further)
    try FileManager.default.copyItem(
      at: package.appending(path: "Tests/Mutations/Sources/branches").appending(path: name),
      to: further)
    try? FileManager.default.removeItem(at: build.appending(path: "release.yaml"))
    try buildWithoutRefused()
    mutations.removeAll { refused.contains($0.number) }
  }

  /// Takes back changes that do not compile until the rest does: not every change of a line
  /// compiles.
  private mutating func buildWithoutRefused() throws {
    while true {
      try writeMutations()
      let result = try built(product)
      if result.exitCode == 0 { return }
      let known = refused
      let place = /\/(?:CachedResolver|ReferenceModel)\/(?:\w+\/)?([\w+]+\.swift):(\d+):\d+: error/
      for error in result.output.matches(of: place) {
        guard let file = files[String(error.1)], let line = Int(error.2) else { continue }
        refused.formUnion(file.suspects(at: line - 1, besides: known))
      }
      guard refused != known else { throw Unusable("the copy does not build:\n\(result.output)") }
      print("\(refused.count) of \(mutations.count) do not compile")
      fflush(nil)
    }
  }

  private func buildTool() throws {
    let result = try built("tool")
    guard result.exitCode == 0 else { throw Unusable("the tool does not build:\n\(result.output)") }
  }

  private func built(_ product: String) throws -> Command {
    try Command(
      "/usr/bin/env",
      [
        "swift", "build", "-c", "release", "--product", product, "--package-path", copy.path,
        "--scratch-path", build.path, "-Xswiftc", "-suppress-warnings",
      ], log: log)
  }

  private mutating func writeMutations() throws {
    mutations = []
    let folder = package.appending(path: model.folder)
    let target = copy.appending(path: model.folder)
    for (path, text) in try sourceFiles(in: folder) {
      let name = (path as NSString).lastPathComponent
      let text = try slips.filter { $0.file == path }.reduce(text) { try $1.written(into: $0) }
      let file = MutatedFile(
        name: name, text: text, first: mutations.count + 1, kinds: model.kinds, refused: refused)
      files[name] = file
      mutations += file.mutations
      try file.text.write(to: target.appending(path: path), atomically: true, encoding: .utf8)
    }
    if model == .reference, product == "laboratory" {
      try writeChosenSwitches(to: target)
    } else {
      try writeSwitches(to: target)
    }
  }
}

extension MutatedFile {
  /// The mutations that may be why the compiler complains about a line that was written: its own,
  /// else those of the same line of source, else those of its function that leave something out,
  /// else all of its function.
  fileprivate func suspects(at line: Int, besides refused: Set<Int>) -> Set<Int> {
    guard lines.indices.contains(line) else { return [] }
    let place = lines[line]
    if let own = place.mutation, !refused.contains(own) { return [own] }
    let kinds = Dictionary(uniqueKeysWithValues: mutations.map { ($0.number, $0.kind) })
    let omits: Set<Mutation.Kind> = [.dropped, .stayed, .elseless]
    let sets = [
      lines.filter { $0.origin == place.origin }.compactMap(\.mutation),
      lines.filter { $0.function == place.function }.compactMap(\.mutation)
        .filter { omits.contains(kinds[$0]!) },
      lines.filter { $0.function == place.function }.compactMap(\.mutation),
    ]
    return sets.map { Set($0).subtracting(refused) }.first { !$0.isEmpty } ?? []
  }
}

/// Copies all that a build needs to a folder, which is emptied first. One that holds anything else is no such copy.
func copySources(of package: URL, to copy: URL) throws {
  let parts = ["Package.swift", "Sources", "Generators", "Tests"]
  let there = (try? FileManager.default.contentsOfDirectory(atPath: copy.path)) ?? []
  if let other = there.first(where: { !parts.contains($0) }) {
    throw Unusable(
      "\(copy.path) holds \(other), so it is no copy of a package; name another folder")
  }
  try? FileManager.default.removeItem(at: copy)
  try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
  for part in parts {
    try FileManager.default.copyItem(
      at: package.appending(path: part), to: copy.appending(path: part))
  }
}

/// Adds the programs that play mutations to the manifest of a copy.
private func addPrograms(to manifest: URL) throws {
  let start = "  targets: [\n"
  let text = try String(contentsOf: manifest, encoding: .utf8)
  guard text.components(separatedBy: start).count == 2 else {
    throw Unusable("\(manifest.path) has not one list of targets")
  }
  let programs = [("hunt", ["SeededBugs", "Workers"]), ("tool", ["StatusQuoCommand"])]
  let targets = programs.map { name, modules in
    """
        .executableTarget(
          name: "\(name)", dependencies: dependencies(core + ["StatusQuo"] + \(modules)),
          path: "Tests/Mutations/Sources/\(name)", swiftSettings: [.swiftLanguageMode(.v6)]),

    """
  }
  try text.replacing(start, with: start + targets.joined())
    .write(to: manifest, atomically: true, encoding: .utf8)
}

/// Writes the file that says which mutation is made.
func writeSwitches(to folder: URL) throws {
  let switches = """
    import Foundation

    @usableFromInline
    let active = Int(ProcessInfo.processInfo.environment["STATUSQUO_MUTANT"] ?? "") ?? 0

    /// False while `hunt` holds the mutation back.
    public nonisolated(unsafe) var mutationIsOn = true
    public nonisolated(unsafe) var mutationIsReached = false

    @inlinable @inline(__always) func mutant(_ number: Int) -> Bool {
      if active != number { return false }
      mutationIsReached = true
      return mutationIsOn
    }
    """
  try switches.write(
    to: folder.appending(path: "Mutant.swift"), atomically: true, encoding: .utf8)
}

/// Writes the file that says which branch is taken another way: none, until a program says so.
private func writeChosenSwitches(to folder: URL) throws {
  let switches = """
    public nonisolated(unsafe) var branchTakenAnotherWay = 0

    @inlinable @inline(__always) func mutant(_ number: Int) -> Bool {
      branchTakenAnotherWay == number
    }
    """
  try switches.write(
    to: folder.appending(path: "Mutant.swift"), atomically: true, encoding: .utf8)
}

/// The model whose source is mutated.
enum MutatedModel {
  case cached, reference

  var folder: String { self == .cached ? "Sources/CachedResolver" : "Sources/ReferenceModel" }

  /// The reference is the law: of it only branches are mutated.
  var kinds: Set<Mutation.Kind> {
    self == .cached ? Set(Mutation.Kind.allCases) : Mutation.Kind.branches
  }
}

struct Unusable: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
