package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators

extension Scenario {
  /// The same scenario with its names numbered in the order in which they occur, and with standard
  /// texts: the letter of a name is that of its kind.
  package var withStandardNames: Scenario {
    var numbering = Numbering(slots: names.slotCount)
    var scenario = renamed { numbering.number($0) }
    scenario.names = scenario.standardTexts(count: numbering.count)
    return scenario
  }

  /// Standard texts for names that are numbered in the order in which they occur.
  func standardTexts(count: Int) -> Names {
    var texts = [String?](repeating: nil, count: count)
    func give(_ name: Name, _ text: String) { texts[name.index] = texts[name.index] ?? text }
    for (index, window) in windows.enumerated() { give(window.name, StandardName.window(index)) }
    var kinds: [Controller.Kind: Int] = [:]
    var views = 0
    for controller in controllers {
      give(controller.name, StandardName.controller(controller.kind, kinds[controller.kind] ?? 0))
      kinds[controller.kind, default: 0] += 1
      for view in controller.views {
        give(view.name, StandardName.view(views))
        views += 1
      }
    }
    var classes = 0
    for case let name? in controllers.map({ $0.className }) where texts[name.index] == nil {
      give(name, StandardName.sharedClass(classes))
      classes += 1
    }
    var added = windows.count
    var properties = 0
    var values = 0
    for value in steps.flatMap({ step in (0..<StepValues.capacity).map { step.values[$0] } }) {
      switch value {
      case .window(let window, _) where texts[window.name.index] == nil:
        give(window.name, StandardName.window(added))
        added += 1
      case .property(.unknown(let name)) where texts[name.index] == nil:
        give(name, properties == 0 ? "unknown" : "unknown\(properties + 1)")
        properties += 1
      case .value(.other(let name)) where texts[name.index] == nil:
        give(name, "[\(values == 0 ? "" : String(values))]")
        values += 1
      case .none, .name, .names, .literal, .window, .property, .value, .anchors: continue
      }
    }
    var unknown = 0
    for index in texts.indices where texts[index] == nil {
      texts[index] = StandardName.unknown(unknown)
      unknown += 1
    }
    return Names(texts.map { $0! })
  }
}

/// Gives the names that it meets the numbers 0, 1, 2…
struct Numbering {
  private var numbers: [Int32]
  private(set) var count = 0

  init(slots: Int) { numbers = [Int32](repeating: -1, count: slots / 2) }

  mutating func number(_ name: Name) -> Name {
    var number = numbers[name.index]
    if number < 0 {
      number = Int32(count)
      numbers[name.index] = number
      count += 1
    }
    let plain = Name(index: Int(number))
    return name.isRootView ? plain.rootView : plain
  }
}
