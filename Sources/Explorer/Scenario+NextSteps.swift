import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Scenario {
  /// Each step that could follow the first `count` steps: as a document has it, as code, and the
  /// reason why it would be refused. With `subject`, those only that name it or name nothing.
  func nextSteps(after count: Int, about subject: String? = nil) -> [JSON] {
    var model = ReferenceModel(self)
    for step in steps.prefix(count) { model.apply(step) }
    let subject = subject.flatMap { text in names.texts.firstIndex(of: text).map(Name.init(index:))
    }
    let candidates = StepForm.all.flatMap { form in steps(form) }
      .filter { step in subject.map { step.names.isEmpty || step.names.contains($0) } ?? true }
    let documents =
      ScenarioDocument(
        Scenario(names: names, environment: environment, steps: candidates)
      ).json["steps"]?.elements ?? []
    return zip(candidates, documents).map { step, document in
      let reason = model.outcome(of: step).reason
      return [
        "step": document, "kind": JSON(step.kind.rawValue), "call": JSON(step.call(names)),
        "refused": reason.map { JSON($0.rawValue) } ?? .null,
        "why": reason.map { JSON(step.clause($0, names)) } ?? .null,
      ]
    }
  }

  /// The steps of a form with every controller and window that fits; none where that would be more
  /// than a person looks through, or where an argument is a choice of its own.
  private func steps(_ form: StepForm) -> [Step] {
    var lists: [[StepValue]] = []
    for argument in form.arguments {
      guard let values = values(argument) else { return [] }
      lists.append(values)
    }
    let count = lists.reduce(1) { $0 * $1.count }
    guard count <= 200 else { return [] }
    return (0..<count).map { number in
      var (rest, values) = (number, StepValues())
      for (place, list) in lists.enumerated() {
        values[place] = list[rest % list.count]
        rest /= list.count
      }
      return Step(form.kind, values)
    }.filter { $0.fits(self) }
  }

  /// Nil for what has a choice of its own.
  private func values(_ argument: StepForm.Argument) -> [StepValue]? {
    switch argument.role {
    case .controller(let fit):
      controllers.filter { fit.includes($0.kind) }.map { StepValue.name($0.name) }
    case .window: windows.map { StepValue.name($0.name) }
    case .literal(_, let simplest):
      argument.isOptional ? [StepValue.none] : simplest.map { StepValue.literal($0) }
    case .controllers, .node, .newWindow, .property, .value: nil
    case .view, .anchors: argument.isOptional ? [StepValue.none] : nil
    }
  }
}
