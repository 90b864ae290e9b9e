import Foundation
import ScenarioFiles
import Testing

struct EnumerateTests {
  @Test func `a small bound is played whole, with its count`() throws {
    let run = try statusquo("enumerate", "--controllers", "1", "--steps", "1")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("the models agree on "))
    #expect(run.output.contains("bound      1 controller, 1 step, 1 setting, alphabet core"))
    #expect(run.output.contains("done       everything"))
  }

  @Test func `with a state, the next run goes on where the time ended`() throws {
    let folder = try TemporaryFolder()
    let state = "\(folder.path)/state.json"
    let arguments = [
      "enumerate", "--controllers", "1", "--steps", "1", "--state", state, "--format", "json",
    ]
    let first = try statusquo(arguments + ["--seconds", "0.000001"])
    #expect(first.exitCode == 0)
    #expect(try JSON(parsing: Array(first.output.utf8))["isComplete"]?.bool == false)
    let second = try JSON(parsing: Array(try statusquo(arguments).output.utf8))
    #expect(second["isComplete"]?.bool == true)
    let whole = try statusquo(
      "enumerate", "--controllers", "1", "--steps", "1", "--format", "json")
    #expect(try JSON(parsing: Array(whole.output.utf8))["played"] == second["played"])
    let last = try statusquo(arguments)
    #expect(try JSON(parsing: Array(last.output.utf8))["played"] == second["played"])
  }

  @Test func `the state of other bounds is refused by its place`() throws {
    let folder = try TemporaryFolder()
    let state = "\(folder.path)/state.json"
    _ = try statusquo(
      "enumerate", "--controllers", "1", "--steps", "1", "--state", state)
    let run = try statusquo("enumerate", "--controllers", "1", "--steps", "2", "--state", state)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("state.json:"))
    #expect(run.errors.contains("steps: found 1, expected 2, as in this run"))
  }

  @Test(arguments: ["0/4", "5/4", "1", "a/b", "1/2/3"])
  func `a shard is one of so many`(_ shard: String) throws {
    let run = try statusquo("enumerate", "--shard", shard)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("expected: a part and how many there are, such as 1/4"))
  }
}
