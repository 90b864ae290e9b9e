package import StatusQuoAppearanceModel

extension Provenance.Answer {
  /// The way from the root to the controller that answers, and why it ends there, in one sentence.
  package func words(_ question: BarQuestion, _ names: Names) -> String {
    var way: [String] = []
    for (number, hop) in chain.enumerated() {
      let origin = number > 0 ? names.text(chain[number - 1].controller) : ""
      way.append("\(names.text(hop.controller)) (\(hop.reason.words(from: origin, question)))")
    }
    return way.joined(separator: " -> ") + "; " + stopWords(question, names)
  }

  /// Why no further controller is asked: `A does not forward`.
  package func stopWords(_ question: BarQuestion, _ names: Names) -> String {
    stopWords(.bar(question), names)
  }

  /// Why no further controller is asked, for any question.
  package func stopWords(_ question: ChainQuestion, _ names: Names) -> String {
    stop.words(question, names, isNamed: chain.contains { $0.controller == stop.notAsked })
  }
}

extension Provenance.HopReason {
  /// Why a controller is asked after `origin`: `it is selected in Tabs`.
  package func words(from origin: String, _ question: BarQuestion) -> String {
    words(from: origin, .bar(question))
  }

  /// Why a controller is asked after `origin`, for any question.
  package func words(from origin: String, _ question: ChainQuestion) -> String {
    saying(question).text([.above: origin, .getter: origin + "'s " + question.child.rawValue])
  }
}

extension Provenance.Stop {
  /// - Parameter isNamed: whether a getter led to the controller that the link did not lead to.
  fileprivate func words(_ question: ChainQuestion, _ names: Names, isNamed: Bool) -> String {
    let here = names.text(at)
    return reason.saying(question, isNamed: isNamed).text([
      .here: here, .other: notAsked.map { names.text($0) } ?? "a controller",
      .getter: here + "'s " + question.child.rawValue,
    ])
  }
}
