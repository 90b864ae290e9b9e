/// The ways in which a scenario's steps follow from earlier ones; a swarm gives each scenario its
/// own.
///
/// Caches go wrong where several steps in a row are about the same few controllers, in an order:
/// steps that are drawn one by one rarely are.
struct Habits {
  /// The percentage of controllers chosen for steps that are those of the last steps or relatives.
  let locality: Int
  /// The percentage of steps that follow from the one before.
  let followUps: Int

  init(_ random: inout SeededRandom) {
    locality = random.pick(Habits.shares)
    followUps = random.pick(Habits.shares)
  }

  private static let shares = [0, 40, 70, 90]
}

/// The ways in which a step can follow from the one before.
enum FollowUp {
  /// The same step once more, to the letter.
  case again
  /// The same kind of step, or the same property and value for a node close by.
  case echo
  /// The property set last gets its earlier value back.
  case setBack
  /// A step that often comes after such a step.
  case sequel
  /// The last steps once more, on another controller of the kind, or in another window.
  case elsewhere
  /// A step of a moment ago once more, to the letter: what came in between may have undone it.
  case anew

  static let afterSet: [FollowUp] = [
    .again, .anew, .echo, .echo, .setBack, .setBack, .setBack, .sequel, .sequel, .sequel, .sequel,
  ]
  static let afterOthers: [FollowUp] = [
    .again, .anew, .echo, .setBack, .elsewhere, .elsewhere, .sequel, .sequel, .sequel, .sequel,
    .sequel, .sequel,
  ]
}
