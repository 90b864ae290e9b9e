import Foundation

/// The scenarios and the time that searches need without parts of the generator, as `Tests/Laboratory/Results/Earnings.md`.
struct Earnings {
  private static let limits = (few: 3_000, several: 5_000)

  private let package: URL
  private let few: SearchedBugs
  private let several: SearchedBugs

  init(of package: URL, in work: URL) throws {
    self.package = package
    var played = try Searches(in: work)
    several = try SearchedBugs(
      SoughtBug.heldBack(24, upTo: Self.limits.several, &played), upTo: Self.limits.several, &played
    )
    few = try SearchedBugs(
      SoughtBug.seeded(25, in: package, upTo: Self.limits.few)
        + SoughtBug.mutations(15, upTo: Self.limits.few, &played),
      upTo: Self.limits.few, &played)
  }

  func write() throws {
    let path = package.appending(path: "Tests/Laboratory/Results/Earnings.md")
    try text.write(to: path, atomically: true, encoding: .utf8)
  }

  private var text: String {
    """
    # What each part of the generator earns

    `mutations earns . WORK` ([Tests/Mutations](../../Mutations/README.md)) searches for two sets of bugs with \(SearchedBugs.seeds)
    seeds each. A part is left out of a copy of the generator's source; habits are that steps are about the controllers of the
    last ones, and follow from them.

    Times as many as with all of it: the geometric mean over bugs and seeds, with the interval that holds 95 % of
    1,000 samples of the bugs drawn with replacement. Above 1 the part earns that much; an interval around 1 says nothing
    of the mean. Parts are for some bugs: "later" counts those that take three times as many scenarios without it,
    "sooner" those that take a third. A search that ends counts as one that finds the bug there.

    ## Bugs that need one condition, most of them

    \(few.bugs.count) bugs, up to \(Self.limits.few) scenarios a search: the 25 seeded ones that need most scenarios, of those that
    half of the searches find within \(Self.limits.few), and 15 mutations of the cached resolver that another seed finds after 30, but for
    \(few.crashing) that crash in some search. As the bugs are those that all of it finds, "found" is in favor of the first row: that it
    is lower below is no evidence for a part.

    \(few.table)

    ## Bugs that need two or three

    \(several.bugs.count) bugs, up to \(Self.limits.several) scenarios a search: mutations of the cached resolver that 30 scenarios show, held back but
    while two or three circumstances hold, such as a version, a step before, or a window. A seed draws all of them (`Circumstance.swift`),
    and those stay that 3 to 9 of 10 searches find with other seeds, two by each generator but the uniform one, so that
    none is favored; \(several.crashing) crash. CPU includes what holding back takes.

    \(several.table)

    ## Both together

    \((few + several).table)

    Hypothesis of Python was tried once, drawing trees and steps and asking a program by the protocol: it found none of 14 such bugs
    in 500 examples each, at 14 ms an example.

    ## Scenarios for each bug

    The median of \(SearchedBugs.seeds) searches; the limit stands for more.

    \((few + several).tableOfBugs)

    """
  }
}
