import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoFindings
package import StatusQuoFixing
import StatusQuoHarness
import StatusQuoScenarioFiles

extension Explanation {
  /// The explanation: what is on the screen, causes and fixes, then why.
  ///
  /// - Parameter story: the moments from which it was made, where they are to be drawn.
  package func article(_ story: Story? = nil) -> Article {
    let document = ScenarioDocument(app.scenario).text
    return Article(
      title, command: "explain",
      blocks: blocks(story)
        + [.drawn([.section("The scenario", [.code(document, name: "scenario document")])])])
  }

  /// The blocks without the answer.
  ///
  /// - Parameter isBehindFinding: whether they say what is expected where another resolver differs: without the
  ///   tree of controllers, which a finding shows.
  package func blocks(_ story: Story? = nil, isBehindFinding: Bool = false) -> [Block] {
    let wrong = causes.filter { !$0.isNote }
    let notes = causes.filter { $0.isNote }
    return [
      .list((isBehindFinding ? nil : refusal).map { [$0.item] } ?? []),
      .list(
        held.map {
          let words = idle.contains($0) ? "asks for nothing here: no bar can be seen" : "holds"
          return Block.Item("\($0.text(app.scenario.names), .strong) \(words)")
        }),
      .list(
        isRight && refusal == nil && !isBehindFinding
          ? [rightness] : []),
      .section(
        title(of: wrong), [.list(wrong.indices.map { item(wrong[$0], after: wrong[..<$0]) })]),
      .section("All at once", [.list(items(unheard, besides: causes) + further)]),
      .section(supposedTitle, supposedBlocks),
      noteSection(notes.filter { !isAside($0, besides: wrong) }),
      .facts([environment.text]),
      .drawn(
        story.map { [.story($0)] } ?? [],
        words: isBehindFinding ? [] : [.verbatim(world.map { Phrase($0) })]),
      noteSection(notes.filter { isAside($0, besides: wrong) }),
      .columns(
        blocks(of: sections) + [
          .section("How sure this is", [.list(certainty.map { Block.Item(Phrase($0)) })])
        ]),
    ]
  }

  private func noteSection(_ notes: [Cause]) -> Block {
    .section(notes.count == 1 ? "Note" : "Notes", [.list(notes.map { item($0) })])
  }

  /// Returns true for a note that nothing asked about: one about something else than what is wrong, and the light
  /// behind a card where the app says nothing of the bar.
  private func isAside(_ note: Cause, besides wrong: [Cause]) -> Bool {
    guard note.subject == .bar, held.isEmpty else { return false }
    if !wrong.isEmpty { return wrong.allSatisfy { $0.subject != .bar } }
    return note.isAboutACard
      && !app.scenario.controllers.contains { $0.overridesAGetter }
  }

  /// Nothing that was not read, or is not modeled, is right.
  private var rightness: Block.Item {
    guard let first = unread.first else {
      return Block.Item(
        isModeled ? Phrase("Nothing is wrong.", .right) : "Nothing of what is modeled is wrong.")
    }
    let rest = unread.count > 3 ? "; and \(unread.count - 3) more" : ""
    let names = unread.count == 1 ? first : unread.prefix(3).joined(separator: "; ") + rest
    return Block.Item("Nothing of what was read is wrong. Not read: \(names).")
  }

  /// True if nothing surprises but what the system does, and no class may say more.
  package var isRight: Bool {
    causes.allSatisfy { $0.isNote } && unheard.isEmpty && supposed?.isKnownOtherwise != false
  }

  /// The changes that the blocks show as code, in their order.
  package var shownFixes: [[Change]] {
    func fixes(_ causes: [Cause], _ unheard: [Unheard]) -> [Fix] {
      (causes.filter { !$0.isNote }).flatMap { $0.fixes }
        + beyond(causes, unheard).map { $0.fix }
    }
    let wrong = causes.filter { !$0.isNote }
    let notes = causes.filter { $0.isNote }
    let once = wrong.indices.filter { !isFixed(wrong[$0], by: wrong[..<$0]) }.map { wrong[$0] }
    let ordered =
      notes.filter { !isAside($0, besides: wrong) } + notes.filter { isAside($0, besides: wrong) }
    return
      (fixes(once, unheard) + fixes(supposed?.causes ?? [], supposed?.unheard ?? [])
      + ordered.flatMap { $0.fixes })
      .map { $0.changes }.filter { !$0.code(app).isEmpty }
  }

  /// The blocks about a demand.
  func blocks(about demand: Wish.Demand) -> [Block] {
    let causes = causes.filter { $0.subject == demand.subject && !$0.isNote }
    return [.section(title(of: causes), [.list(causes.map { item($0) })])]
      + blocks(of: sections(about: demand))
  }

  private func title(of causes: [Cause]) -> String {
    causes.count == 1 ? "Cause and fix" : "Causes and fixes"
  }

  /// The screens that may have an override that the input does not show.
  private var speakers: String {
    guard let screens = supposed?.screens else { return "" }
    let names = screens.prefix(2).map(app.scenario.names.text)
    return screens.count > 2 ? "a screen" : names.joined(separator: " or ")
  }

  private var supposedTitle: String {
    guard supposed != nil else { return "" }
    return "If \(speakers) overrides preferredStatusBarStyle"
  }

  private var supposedBlocks: [Block] {
    guard let supposed, let screen = supposed.screens.last else { return [] }
    let name = app.scenario.names.text(screen)
    let asked = Block.Item(
      "It is asked, so what it returns counts. Look there, and at its prefersStatusBarHidden.")
    let option = "--set \(name).preferredStatusBarStyle=lightContent"
    if supposed.isKnownOtherwise, supposed.causes.isEmpty { return [] }
    let causes = Block.list(
      supposed.causes.isEmpty
        ? [asked]
        : supposed.causes.map { item($0) } + items(supposed.unheard, besides: supposed.causes))
    let onPage: Phrase = """
      Next: paste the code of \(name, .code) below the hierarchy, or set what it returns under Settings.
      """
    let inTerminal: Phrase = """
      Next: paste what 'statusquo import --probe lldb' prints into lldb: it reads what the classes \
      override. Or say it: \(option, .code)
      """
    let next = supposed.isOnPage ? onPage : inTerminal
    return [causes] + (supposed.isKnownOtherwise ? [] : [.line(next)])
  }

  private func blocks(of sections: [Section]) -> [Block] {
    sections.map { .section($0.title, [.list($0.sentences.map { $0.item })]) }
  }

  /// - Parameter earlier: the causes before it, whose fixes are not shown again.
  private func item(_ cause: Cause, after earlier: ArraySlice<Cause> = []) -> Block.Item {
    let isFixed = isFixed(cause, by: earlier)
    let fixes = isFixed ? [Block.Item("Fix: one of those above.")] : fixes(of: cause)
    let evidence = cause.evidence.map { [Block.Item("Evidence: \($0.words)")] } ?? []
    return Block.Item(
      Phrase(cause.text, cause.isNote ? .strong : .wrong), cause.rules, [.list(fixes + evidence)])
  }

  /// Returns true if an earlier cause has the same fixes.
  private func isFixed(_ cause: Cause, by earlier: ArraySlice<Cause>) -> Bool {
    let changes = cause.fixes.map { $0.changes }
    guard !changes.isEmpty, changes.allSatisfy({ !$0.isEmpty }) else { return false }
    return earlier.contains { $0.fixes.map { $0.changes } == changes }
  }

  private func fixes(of cause: Cause) -> [Block.Item] {
    cause.fixes.isEmpty
      ? cause.isNote
        ? []
        : [
          Block.Item(
            wasSearched
              ? "No single change makes a difference here." : "Fixes were not searched here.")
        ]
      : cause.fixes.enumerated().map { place, fix in
        let label = place > 0 ? "Or" : cause.isNote ? "To change it" : "Fix"
        return Block.Item("\(label): \(fix.text, .right)", [], blocks(of: fix))
      }
  }

  /// The changes as code with the names of the app, and what they bring about.
  private func blocks(of fix: Fix) -> [Block] {
    let code = fix.changes.code(app).joined(separator: "\n")
    let effects = fix.effects(in: app.scenario).map { Block.Item(Phrase($0)) }
    return (code.isEmpty ? [] : [.code(code)]) + [.list(effects)]
  }

  /// Those unheard that take more than what is said to fix a cause.
  private func beyond(_ causes: [Cause], _ unheard: [Unheard]) -> [Unheard] {
    let known = causes.flatMap { $0.fixes }.map { Set($0.changes) }
    return unheard.filter { unheard in
      !known.contains { $0.isSuperset(of: unheard.fix.changes) }
        && unheard.fix.changes.allSatisfy { $0.difficulty(in: app) < 2 }
    }
  }

  private func items(_ unheard: [Unheard], besides causes: [Cause]) -> [Block.Item] {
    beyond(causes, unheard).map { Block.Item(Phrase($0.fix.text), [], blocks(of: $0.fix)) }
  }

  private var further: [Block.Item] {
    furtherUnheard > 0
      ? [Block.Item("... \(furtherUnheard.counted("further controller")) not heard")] : []
  }

  private var certainty: [String] {
    (evidence.map { ["Weakest evidence of all this: " + $0.words] } ?? [])
      + (dependsOn?.lines(besides: unplayed) ?? [])
      + (unsearched > 0
        ? [
          """
          The search for fixes ended before \(unsearched.counted("cause")); 'statusquo fix --want' searches \
          for each.
          """
        ] : [])
  }
}

extension Explanation.Cause {
  /// The question that it is about: that of its wish, else by the family of the rule that says so.
  var subject: Wish.Demand.Subject {
    if let wish = wishes.first { return wish.demand.subject }
    let family = rules.first?.id.prefix { $0 != "-" }
    return switch family {
    case "TR": .style
    case "SG": .gesture(.homeIndicatorAutoHidden)
    case "GE": .inset(.top)
    case "L": .calls
    default: .bar
    }
  }
}

extension [ChosenReading] {
  /// The lines that say whether the explanation holds under every reading, and under which it does
  /// not.
  fileprivate func lines(besides unplayed: [OpenQuestion]) -> [String] {
    let others = unplayed.map {
      "\($0.id) is decided for every scenario, so its readings were not compared: \($0.question)"
    }
    if isEmpty {
      return [
        "It holds under every reading \(others.isEmpty ? "of the sources" : "that was compared")."
      ]
        + others
    }
    return ["It would look different under other readings of the sources:"]
      + map { "\($0.text): \($0.question.question) \($0.claim)" } + others
  }
}
