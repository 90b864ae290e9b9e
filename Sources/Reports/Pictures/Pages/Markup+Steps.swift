import StatusQuoAppearanceModel
import StatusQuoArticles

extension Markup {
  /// The steps of a story: a panel each, of which the script shows one at a time.
  mutating func addSteps(of story: Story, id: ElementID) {
    let tree = TreePicture(story)
    add(.section, .class("story"), .label("Steps")) { section in
      section.addTimeline(story, id: id)
      for place in story.moments.indices {
        section.addPanel(story, at: place, tree, id: id)
      }
    }
  }

  /// The moment that matters, without the others.
  mutating func addStage(_ story: Story, id: ElementID) {
    addStage(story, at: story.focus, TreePicture(story), id: id)
  }

  // MARK: The time line

  private mutating func addTimeline(_ story: Story, id: ElementID) {
    let few: StaticString? = story.moments.count < 10 ? "few" : nil
    add(.div, .class("slider", few), .isHidden) { slider in
      slider.add(.button, .type("button"), .class("prev"), .label("Step before")) { $0.write("‹") }
      slider.add(
        .input, .type("range"), .label("Step"), .minimum(0), .maximum(story.moments.count - 1),
        .value(story.focus), .valueText(story.moments[story.focus].title))
      slider.add(.button, .type("button"), .class("next"), .label("Next step")) { $0.write("›") }
    }
    add(.ol, .class("chips")) { list in
      for (place, moment) in story.moments.enumerated() {
        let skipped = place > 0 ? moment.number - story.moments[place - 1].number - 1 : 0
        if skipped > 0 {
          list.add(.li, .class("skipped"), text: "… " + String(skipped) + " steps")
        }
        list.addChip(moment, isFocus: place == story.focus, id: id.appending("step", moment.number))
      }
    }
  }

  private mutating func addChip(_ moment: Moment.Pictured, isFocus: Bool, id: ElementID) {
    let refused: StaticString? = moment.expected.outcome == .applied ? nil : "refused"
    add(.li) { item in
      item.add(
        .a, .href(id), .class(moment.differs ? "differs" : nil, refused),
        isFocus ? .isCurrentStep : nil
      ) { link in
        link.add(.span, .class("number"), text: String(moment.number))
        link.write(" ")
        link.add(.code, text: moment.call)
      }
    }
  }

  // MARK: A step

  private mutating func addPanel(_ story: Story, at place: Int, _ tree: TreePicture, id: ElementID)
  {
    let moment = story.moments[place]
    add(.details, .class("step"), place == story.focus ? .isOpen : nil) { details in
      details.add(.summary) { summary in
        summary.add(.b, text: String(moment.number))
        summary.write(" ")
        summary.add(.code, text: moment.call)
        summary.write(moment.differs ? " (here they part)" : "")
      }
      details.addStage(story, at: place, tree, id: id)
    }
  }

  private mutating func addStage(_ story: Story, at place: Int, _ tree: TreePicture, id: ElementID)
  {
    // A link to something in here unfolds it.
    add(.div, .class("stage"), .id(id.appending("step", story.moments[place].number))) { stage in
      stage.addPhones(story, at: place, id: id)
      stage.addTree(story, at: place, tree)
      stage.addChanges(story, at: place)
    }
  }

  private mutating func addPhones(_ story: Story, at place: Int, id: ElementID) {
    let moment = story.moments[place]
    let isLandscape = moment.snapshot.environment.orientation.isLandscape
    add(.div, .class("phones", isLandscape ? "wide" : nil)) { phones in
      for phone in moment.phones(story.names) {
        phones.add(.figure) { figure in
          if place == story.focus, let strip = phone.side.strip(id) {
            phone.drawing.add(to: &figure, class: "phone", id: strip)
          } else {
            phone.drawing.add(to: &figure, class: "phone")
          }
          figure.add(.figcaption) { caption in
            if !phone.title.isEmpty {
              caption.add(
                .b, .class(phone.side == .expected ? "right" : "wrong"), text: phone.title)
              caption.write(" ")
            }
            caption.write(phone.caption)
          }
        }
      }
    }
  }

  private mutating func addTree(_ story: Story, at place: Int, _ tree: TreePicture) {
    let moment = story.moments[place]
    add(.div, .class("who")) { who in
      who.add(.figure) { figure in
        tree.drawing(at: place).add(to: &figure, class: "natural")
        if moment.chains.contains(where: { $0.kind == .right }) {
          figure.add(.figcaption) { caption in
            caption.add(.span, .class("key right"), text: "the way UIKit asks")
            caption.add(.span, .class("key wrong"), text: "the way of the resolver")
          }
        }
      }
      for question in BarQuestion.allCases { who.addChain(question, story, moment) }
    }
  }

  /// Adds a chain, in sight where the resolvers part, else folded.
  private mutating func addChain(_ question: BarQuestion, _ story: Story, _ moment: Moment.Pictured)
  {
    let right = moment.expected.provenance?.answer(to: question)
    let differs = moment.actual.map { $0.provenance?.answer(to: question) != right } ?? false
    guard right != nil || differs else { return }
    add(.details, .class("chain"), differs ? .isOpen : nil) { details in
      details.add(.summary) { summary in
        summary.write(
          differs || !story.hasDifferences ? "Who is asked for " : "Both ask the same for ")
        summary.add(.code, text: question.getter.rawValue)
      }
      ChainPicture(question, moment, story.names).drawing.add(to: &details, class: "natural")
    }
  }

  private mutating func addChanges(_ story: Story, at place: Int) {
    add(.div, .class("changes")) { box in
      box.add(.h2, text: place == 0 ? "At the launch" : "What changed with this step")
      box.add(.dl) { list in
        for term in story.changes(at: place) {
          list.add(.dt, text: term.name)
          list.add(.dd) { $0.add(term.value) }
        }
      }
    }
  }
}

extension Markup {
  /// The tops of the two phones of a story, where they differ.
  mutating func addStrips(of story: Story, id: ElementID) {
    let moment = story.moments[story.focus]
    let phones = moment.phones(story.names)
    guard phones.count == 2, moment.expected.bar.words != moment.actual?.bar.words else { return }
    add(.span, .class("strips")) { strips in
      for phone in phones {
        guard let strip = phone.side.strip(id) else { continue }
        phone.drawing.addStrip(to: &strips, of: strip, height: 46)
      }
    }
  }
}

extension Side {
  /// The id of its phone in a story.
  fileprivate func strip(_ story: ElementID) -> ElementID? {
    switch self {
    case .both: nil
    case .expected: story.appending("expected")
    case .actual: story.appending("actual")
    }
  }
}
