public import Foundation

/// A branch of the law: what the reference decides by, and where.
public struct Branch: Hashable, Comparable, Sendable {
  /// The name of the file.
  public let file: String
  /// The condition, statement or case as the source has it.
  public let text: String

  /// A branch of a file.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// Sorts by file, then by text.
  public static func < (one: Branch, other: Branch) -> Bool {
    (one.file, one.text) < (other.file, other.text)
  }
}

extension Mutation {
  /// The branch that it takes another way.
  public var branch: Branch { Branch(file: file, text: text) }

  /// False for what only marks rules as used, for the number of a reading, and for room in memory.
  public var isABranch: Bool {
    let reading = #/takes\(-?\d+|takes\(\(-1\)/#
    return !isAboutMarks && !text.contains("reserveCapacity")
      && text.replacing(reading, with: "") != instead.replacing(reading, with: "")
  }
}

/// The files of a model's source, by their paths in its folder, in order.
public func sourceFiles(in folder: URL) throws -> [(path: String, text: String)] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    .filter { $0.hasSuffix(".swift") && !isJudge($0) }
    .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
}

/// Returns true for what judges (invariants, counters) or only tells (explanations, snapshots).
private func isJudge(_ path: String) -> Bool {
  path.hasPrefix("Invariants") || path.contains("Work")
    || ["Explaining.swift", "Snapshots.swift", "ReferenceModel+Queries.swift"].contains(path)
}

/// Every mutation that takes a branch of the law another way, those included that do not compile.
public func branchMutations(ofReferenceIn folder: URL) throws -> [Mutation] {
  var mutations: [Mutation] = []
  for file in try sourceFiles(in: folder) {
    mutations +=
      MutatedFile(
        name: (file.path as NSString).lastPathComponent, text: file.text,
        first: mutations.count + 1, kinds: Mutation.Kind.branches
      ).mutations
  }
  return mutations
}
