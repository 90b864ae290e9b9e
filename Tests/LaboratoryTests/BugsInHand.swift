import Foundation
import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs

/// Seeded bugs to measure with: all with `LABORATORY=1`, which takes an hour, else the first few.
func bugsInHand(_ count: Int, where isIncluded: (SeededBug) -> Bool = { _ in true }) -> [SeededBug]
{
  let bugs = SeededBug.planted.filter(isIncluded)
  return isWholeLaboratory ? bugs : Array(bugs.prefix(count))
}

let isWholeLaboratory = ProcessInfo.processInfo.environment["LABORATORY"] == "1"

/// The reference beside the cached resolver with bugs.
func models(
  with bugs: [SeededBug]
) -> LockStep<ReferenceModel, WrongResolver<CachedResolver>> {
  LockStep(
    reference: { ReferenceModel($0) },
    subject: { WrongResolver($0, bugs: bugs) { CachedResolver($0) } })
}
