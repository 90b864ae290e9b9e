import AppearanceModel
import CachedResolver
import Foundation
import Generators
import Harness
import ReferenceModel

// Plays the scenarios of a seed until the models differ: `hunt SEED SECONDS`. Exit code 1 tells
// that they do, and the line on standard output where and how.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let seed = UInt64(arguments[1]), let seconds = Double(arguments[2])
else {
  print("usage: hunt SEED SECONDS")
  exit(2)
}

var models = LockStep(
  reference: { ReferenceModel($0) }, subject: { Judged(CachedResolver($0)) })
let start = ContinuousClock.now
var index = 0
while ContinuousClock.now - start < .seconds(seconds) {
  let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: seed))
  if let divergence = models.firstDivergence(on: scenario) {
    print("\(index)\t\(divergence.divergenceClass)")
    exit(1)
  }
  index += 1
}
print("\(index)")
