package import StatusQuoAppearanceModel
import StatusQuoHarness

extension Finding {
  /// The readings of the sources that matter to a finding: they excuse its subject, or not.
  package struct OtherReadings: Hashable, Sendable {
    /// The readings of the sources under which the subject is right.
    package var excuses: [ChosenReading]
    /// The readings under which the law expects something else where the two differ, and the subject is wrong,
    /// too.
    package var otherwise: [ChosenReading]

    /// The readings that excuse the subject, and those that only change what is expected.
    package init(excuses: [ChosenReading], otherwise: [ChosenReading] = []) {
      self.excuses = excuses
      self.otherwise = otherwise
    }
  }
}
