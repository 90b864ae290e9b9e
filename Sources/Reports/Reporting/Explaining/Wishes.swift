import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing

// What controllers say of the bar, in a getter or by a bar's style: who says nothing is not missed.
extension ExplainedScenario {
  /// True if a controller that did not answer for the style says something about it that is not seen.
  var isAStyleUnheard: Bool { isUnheard(.style) }

  private func isUnheard(_ question: BarQuestion) -> Bool {
    let answerer = now.explanation.lastUpdate?.provenance.answer(to: question)?.answeredBy
    return controllersNow.contains { $0.name != answerer && isUnseen($0.name, question) }
  }

  /// True if one of those in a controller, or presented there, says something that is not seen; where the
  /// places of the moment are not known, if any does.
  func isUnheard(_ question: BarQuestion, within name: Name) -> Bool {
    if now.snapshot == nil { return isUnheard(question) }
    return depths(below: name).contains { speaker, depth in
      depth > 0 && isUnseen(speaker, question)
    }
  }

  /// How far each controller in another one, or presented there, is below it; itself included.
  ///
  /// - Complexity: linear in the number of controllers.
  func depths(below name: Name) -> [Name: Int] {
    var depths = [name: 0]
    // Parents and presenters come first.
    for controller in controllersNow where depths[controller.name] == nil {
      depths[controller.name] = controller.place.above.flatMap { depths[$0] }.map { $0 + 1 }
    }
    return depths
  }

  /// True if a controller is displayed and says something about the bar that neither is seen nor would be
  /// after an update.
  func isUnseen(_ name: Name, _ question: BarQuestion) -> Bool {
    guard question == .style ? saysStyle(name) : saysHidden(name),
      allOnScreen.contains(name)
    else { return false }
    // Behind a card the bar is the card's.
    if now.explanation.lastUpdate?.provenance.lightBehindCard == true, question == .style,
      now.snapshot?.isOnTop(name) == false
    {
      return false
    }
    let looks = [now.observation.bar.appearance, upToDate]
    guard let demand = demand(of: name, question) else {
      // From iOS 26 default goes with the content, for each controller that answers it.
      return
        !(question == .style && saysDefault(name)
        && now.observation.bar.content == .contentDependent)
    }
    return !looks.contains { look in
      switch demand {
      // A hidden bar has no color that could be missed.
      case .bar(.light): look.hidden || look.content == .light
      case .bar(.dark): look.hidden || look.content == .dark
      case .bar(.hidden): look.hidden
      case .bar(.shown): !look.hidden
      case .launch, .upToDate, .style, .answer, .inset, .called: true
      }
    }
  }

  private func saysDefault(_ name: Name) -> Bool {
    guard let controller = controllerNow(name) else { return false }
    return switch controller.preferredStatusBarStyle {
    case .constant(let style)?: style == .default
    case .stored?: controller.stored.style == .default
    case .shared?, nil: false
    }
  }

  private var upToDate: BarAppearance { now.upToDateBar }

  func saysStyle(_ name: Name) -> Bool {
    guard let controller = controller(name) else { return false }
    let isOwn =
      controller.preferredStatusBarStyle != nil
      && !isApplesOwn(.preferredStatusBarStyle, of: controller)
    return isOwn || controller.barStyle != .default
      || wasSet(.preferredStatusBarStyle, on: name) || wasSet(.barStyle, on: name)
  }

  func saysHidden(_ name: Name) -> Bool {
    guard let controller = controller(name) else { return false }
    return controller.prefersStatusBarHidden != nil
      && !isApplesOwn(.prefersStatusBarHidden, of: controller)
      || wasSet(.prefersStatusBarHidden, on: name)
  }

  /// Returns true if it overrides a getter of the bar.
  func overridesAGetter(_ name: Name) -> Bool { controller(name)?.overridesAGetter ?? false }

  private func wasSet(_ property: PropertyName.Known, on name: Name) -> Bool {
    zip(scenario.steps, moments.dropFirst()).contains { step, moment in
      guard case .set(.known(property), to: _, on: name) = step else { return false }
      return moment.observation.outcome == .applied
    }
  }
}

extension Controller {
  /// True if it overrides a getter of the bar.
  var overridesAGetter: Bool {
    preferredStatusBarStyle != nil || prefersStatusBarHidden != nil
      || preferredStatusBarUpdateAnimation != nil || childForStatusBarStyle != nil
      || childForStatusBarHidden != nil
  }
}
