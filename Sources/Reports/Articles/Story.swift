package import StatusQuoAppearanceModel

extension Moment {
  /// A scenario after its launch or after one of its steps, with all that pictures show of it.
  package struct Pictured: Sendable {
    /// 0 for the launch.
    package var number: Int
    /// The step as code: `N.pop()`; `launch` for the launch.
    package var call: String
    /// The reference's observation.
    package var expected: Observation
    /// The observation of the resolver under test, where that differs.
    package var actual: Observation?
    /// The reason why the resolver under test did not answer, if it did not.
    package var failure: String?
    /// The windows and controllers, as the reference has them.
    package var snapshot: Snapshot
    /// The settings that are not UIKit's default, for each controller of the snapshot, one per text.
    package var settings: [[String]]
    /// The settings of each window of the snapshot.
    package var windowSettings: [[String]]
    /// True if UIKit asked for the status bar.
    package var didAsk: Bool

    /// A moment.
    package init(
      number: Int, call: String, expected: Observation, actual: Observation? = nil,
      failure: String? = nil, snapshot: Snapshot, settings: [[String]], windowSettings: [[String]],
      didAsk: Bool
    ) {
      self.number = number
      self.call = call
      self.expected = expected
      self.actual = actual
      self.failure = failure
      self.snapshot = snapshot
      self.settings = settings
      self.windowSettings = windowSettings
      self.didAsk = didAsk
    }

    /// True if the two resolvers part here.
    package var differs: Bool { actual != nil || failure != nil }
  }
}

/// Moments in the order of their numbers, some of which may have been left out, with the one that
/// matters.
package struct Story: Sendable {
  /// The texts of all names.
  package var names: Names
  /// Never empty.
  package var moments: [Moment.Pictured]
  /// The place of the moment that matters: where the resolvers part, or the one explained.
  package var focus: Int

  /// A story.
  ///
  /// - Precondition: `focus` is the place of a moment.
  package init(names: Names, moments: [Moment.Pictured], focus: Int) {
    precondition(moments.indices.contains(focus))
    self.names = names
    self.moments = moments
    self.focus = focus
  }

  /// True if a second resolver observes something else.
  package var hasDifferences: Bool { moments.contains { $0.differs } }

  /// The moment before one, if it is there.
  package func before(_ place: Int) -> Moment.Pictured? {
    guard place > 0, moments[place - 1].number == moments[place].number - 1 else { return nil }
    return moments[place - 1]
  }

  /// The text of a name.
  package func text(_ name: Name) -> String { names.text(name) }
}
