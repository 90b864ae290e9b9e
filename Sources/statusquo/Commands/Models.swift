import AppearanceModel
import CachedResolver
import Harness
import ReferenceModel

/// What is right by definition.
typealias Reference = ReferenceModel
/// What is held against it. To verify a resolver of your own, put it here; `bench` goes on measuring
/// the cached one.
typealias Subject = CachedResolver

/// Which of the two.
enum Model: String, CaseIterable {
  case reference, cached
}

extension LockStep where Reference == statusquo.Reference, Subject == statusquo.Subject {
  /// The two models side by side; each scenario is a sign of life.
  static var ofBothModels: Self {
    LockStep(reference: { Reference($0) }, subject: { watched($0) })
  }
}

/// The subject's model of a scenario; its making is a sign of life.
@Sendable func watched(_ scenario: Scenario) -> Subject {
  Watch.beat()
  return Subject(scenario)
}
