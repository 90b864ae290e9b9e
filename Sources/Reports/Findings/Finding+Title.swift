package import StatusQuoAppearanceModel
import StatusQuoArticles
package import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness

extension Finding {
  /// The mistake: `After step 2, N.pop(), the status bar is hidden; it should be visible`.
  package var title: String { headline.text }

  /// The mistake with emphasis.
  var headline: Phrase {
    switch divergence.kind {
    case .failure(.unstable(let first), _) where count > 1:
      return "On \(count.counted("scenario")) the resolver "
        + "\("failed (\(first)), and not when one of them was played alone", .wrong)"
    case .failure(.unstable(let first), _):
      return "Once the resolver \("failed (\(first)), and not when that was played again", .wrong)"
    case .failure(let failure, _):
      return moment("In") + "the resolver \(failure.text, .wrong)"
    case .brokenInvariant(let invariant, _):
      return moment("After") + "an invariant is \("broken: " + invariant.statement, .wrong)"
    case .observed, .violation:
      let differences = divergence.differences(shownScenario.names)
      guard let shown = differences.first(where: { $0.place.isInSight }) ?? differences.first else {
        return moment("After") + "\(divergence.part.rawValue) \("differs", .wrong)"
      }
      let start = divergence.violation.map { violation in
        switch violation.property {
        case .metamorphic(let property):
          Phrase("The \(violation.model.rawValue) violates \(property.rawValue): ")
            + moment("after")
        case .promise(let promise, let cause):
          Phrase("\(promise.rawValue) is not kept after \(cause): ") + moment("after")
        }
      }
      if let due = divergence.dueOfChild {
        let child = Phrase(shownScenario.names.text(due.controller))
        return (start ?? "")
          + (due.method == .viewWillAppear || due.method == .viewDidAppear
            ? child + " is \("not shown", .wrong); it should be"
            : child + " is \("shown", .wrong); it should not be")
      }
      let first = shown.inWords(shownScenario.names)
      return (start ?? moment("After")) + Phrase(first.place)
        + " is \(first.actual, .wrong); it should be \(first.expected, .right)"
    }
  }

  private func moment(_ preposition: String) -> Phrase {
    guard shownStep > 0 else {
      return preposition == "after" ? "at the launch " : "At the launch "
    }
    let call = shownScenario.steps[shownStep - 1].call(shownScenario.names)
    return "\(preposition) step \(shownStep), \(call, .code), "
  }

  /// The scenario to draw: where a property is violated, the other way to play it.
  package var shownScenario: Scenario { divergence.violation?.variant ?? scenario }

  /// The step of `shownScenario` after which it shows.
  package var shownStep: Int { divergence.violation?.variant.steps.count ?? divergence.step }
}

extension Divergence {
  /// The call that a child of a container is due, as a promise is broken about who is shown.
  fileprivate var dueOfChild: LifecycleCall? {
    guard case .violation(let violation, let seen) = kind,
      [.shown, .restored].contains(violation.property.promise)
    else { return nil }
    return seen.callsDue.first
  }
}

extension RunOrigin {
  var isEnumeration: Bool { if case .enumerated = self { true } else { false } }

  /// The run as documents name it: `fuzz, seed 1, mixed`.
  package var text: String {
    switch self {
    case .generated(let seed, let profile): "fuzz, seed \(seed), \(profile)"
    case .enumerated(let alphabet): "enumerate, alphabet \(alphabet)"
    }
  }
}
