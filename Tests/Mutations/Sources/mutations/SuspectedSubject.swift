import Foundation
import mutating

/// A wrong resolver whose findings are explained.
struct SuspectedSubject {
  enum Kind: String, CaseIterable {
    case mutation = "mutations"
    case bug = "bugs of the Python subject"
    case slip = "slips"
  }

  let kind: Kind
  /// The change that makes it wrong, or the id of the bug.
  let name: String
  /// The name of the file that keeps what was played.
  let file: String
  let arguments: [String]
  /// The mutation of the resolver; 0 for none.
  let mutation: Int

  /// All of them: mutations, bugs, slips.
  static func all(of package: URL, in work: URL) throws -> [SuspectedSubject] {
    let mutations = try mutationsMade(in: work).map { mutation in
      SuspectedSubject(
        kind: .mutation, name: "\(mutation.file): `\(mutation.text)` is `\(mutation.instead)`",
        file: "suspects-\(mutation.number).txt", arguments: [], mutation: mutation.number)
    }
    let program = "python3 \(package.path)/Tests/Subjects/part_of_uikit.py"
    let list = try Command(
      "/usr/bin/env", program.split(separator: " ").map(String.init) + ["--list"],
      log: work.appending(path: "list.txt"), keepsLog: false)
    let bugs = list.output.split(separator: "\n").map { line in
      let id = line.prefix { $0 != ":" }
      return SuspectedSubject(
        kind: .bug, name: String(id), file: "suspects-\(id).txt",
        arguments: ["--subject", "\(program) \(id)"], mutation: 0)
    }
    let slips = try Slip.all(in: package).map { slip in
      SuspectedSubject(
        kind: .slip, name: slip.words, file: "suspects-\(slip.number).txt", arguments: [],
        mutation: slip.number)
    }
    return mutations + bugs + slips
  }

  /// The keys of the mutations that `SourceMutations.md` has been made of.
  static func published(in package: URL) throws -> Set<String> {
    let path = package.appending(path: "Tests/Laboratory/Results/SourceMutations.md")
    let table = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n## ")[0]
    let keys = table.split(separator: "\n").filter { $0.contains(".swift | `") }.map { row in
      let cells = row.replacing("\\|", with: "\u{1}").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("\u{1}", with: "|")
      }
      let code = cells[1...2].map { String($0.dropFirst().dropLast()) }
      return [cells[0], code[0], code[1], ""].joined(separator: "\t")
    }
    return Set(keys)
  }
}
