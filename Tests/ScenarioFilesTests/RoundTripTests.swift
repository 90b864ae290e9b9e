import Foundation
import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoScenarioFiles
import Testing

@Suite struct RoundTripTests {
  /// All documents of the repository.
  static let documents = try! TextFile.documents(
    at: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Conformance").path)

  @Test(arguments: documents) func `writing a document and reading it gives it back`(
    file: String
  ) throws {
    let document = try ScenarioDocument(parsing: TextFile.read(file), file: file)
    let again = try ScenarioDocument(parsing: document.text, file: "written")
    #expect(firstDifference(again.scenario, document.scenario) == nil)
    #expect(again.text == document.text)
    #expect(again.expectations == document.expectations)
    #expect(
      [again.name, again.source, again.note] == [document.name, document.source, document.note])
  }

  @Test(arguments: Profile.all) func `writing a generated scenario and reading it gives it back`(
    profile: Profile
  ) throws {
    // One in ten has scenes.
    let withScenes = (6..<600).filter {
      let scenario = profile.scenario(seed: UInt64($0))
      return scenario.hasScenes || scenario.environment.sceneTraitOverridesUserInterfaceStyle != nil
    }
    #expect(withScenes.count > 10)
    // A large one takes as long as a hundred others.
    for seed in (Array(0..<6) + withScenes).prefix(profile.name == "large" ? 3 : 200) {
      let scenario = profile.scenario(seed: UInt64(seed)).withActionsByMethod
      let text = ScenarioDocument(scenario).text
      let again = try ScenarioDocument(parsing: text, file: "seed \(seed)").scenario
      #expect(firstDifference(again, scenario) == nil, "seed \(seed)")
      #expect(ScenarioDocument(again).text == text)
    }
  }
}

extension Scenario {
  /// A document lists actions by method; their order counts only within one.
  fileprivate var withActionsByMethod: Scenario {
    var scenario = self
    for index in scenario.controllers.indices {
      let actions = controllers[index].actions
      let methods = actions.map(\.method)
      let order = LifecycleMethod.allCases.filter(methods.contains).sorted {
        methods.firstIndex(of: $0)! < methods.firstIndex(of: $1)!
      }
      scenario.controllers[index].actions = order.flatMap { method in
        actions.filter { $0.method == method }
      }
    }
    return scenario
  }
}
