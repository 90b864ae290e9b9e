import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct CheckTests {
  static let app = """
    {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation",
      "childForStatusBarStyle": "topViewController",
      "children": [{"name": "Home", "preferredStatusBarStyle": "lightContent"}]}}],
     "controllers": [{"name": "Detail"}],
     "expect": [{"wish": {"on": "Home", "bar": "light"}}]}
    """

  @Test func `a wish that holds is exit code 0`() throws {
    let run = try statusquo("check", "-", "--steps", "2", input: Self.app)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("the wish holds in "))
    #expect(run.output.contains(" flows of up to 2 steps, "))
  }

  @Test func `a broken wish is shown with its shortest flow, why, and exit code 1`() throws {
    let run = try statusquo(
      "check", "-", "--steps", "2", "--want", "Detail: bar light", input: Self.app)
    #expect(run.exitCode == 1)
    #expect(run.output.hasPrefix("1 of 2 wishes is broken; "))
    #expect(run.output.contains("  > 1  N.push(Detail)\n"))
    #expect(run.output.contains("the bar is visible with dark text, wished light"))
    #expect(run.output.contains("Detail answers default"))
    #expect(run.output.contains("shortest: none of 1 shorter flow breaks the wish"))
    #expect(run.output.contains("\nDetail: bar light: broken by 1 step\n"))
  }

  @Test(arguments: ["json", "jsonl", "junit", "sarif", "github", "markdown"])
  func `every format names the wish`(_ format: String) throws {
    let run = try statusquo(
      "check", "-", "--steps", "1", "--want", "Detail: bar light", "--format", format,
      input: Self.app)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Detail: bar light"))
    if format == "json" {
      let json = try JSON(parsing: run.output)
      #expect(
        json["broken"]?.elements?.first?["steps"]?.elements?.map(\.string) == ["N.push(Detail)"])
    }
  }

  @Test func `the picture shows the moment that breaks the wish`() throws {
    let folder = try TemporaryFolder()
    let typed = ["check", "-", "--steps", "1", "--want", "Detail: bar light"]
    let run = try statusquo(
      typed + ["--format", "svg", "--report", "svg=\(folder.path)/flow.svg"], input: Self.app)
    #expect(run.exitCode == 1)
    #expect(run.output.hasPrefix("<svg xmlns="))
    #expect(run.output.contains("N.push(Detail)"))
    #expect(try folder.read("flow.svg") == run.output)
  }

  @Test func `where no wish is broken there is no picture, which is said`() throws {
    let folder = try TemporaryFolder()
    let run = try statusquo(
      "check", "-", "--steps", "1", "--report", "svg=\(folder.path)/flow.svg", input: Self.app)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("nothing to draw, so no picture is written"))
    #expect(try folder.files() == [])
  }

  @Test func `the flow is saved, and replay shows it again`() throws {
    let folder = try TemporaryFolder()
    _ = try statusquo(
      "check", "-", "--steps", "1", "--want", "Detail: bar light", "--save", folder.path,
      input: Self.app)
    let replay = try statusquo("replay", folder.path)
    #expect(replay.exitCode == 1)
    #expect(replay.output.contains("the bar is visible with dark text, wished light"))
  }

  @Test func `an app's own files are checked, too`() throws {
    let run = try statusquo(
      "check", "-", "--steps", "1", "--ios", "17.0", "--want", "HomeViewController: bar light",
      input: ImportTests.dump)
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("3 more follow from the input. To see each"))
    #expect(run.errors.hasSuffix("statusquo import - --ios 17.0\n"), "\(run.errors)")
    #expect(run.output.contains("\nHomeViewController: bar light: broken at launch\n"))
  }

  @Test(arguments: [
    (["--want", "Hom: bar light"], "'--want' has 'Hom' (did you mean 'Home'?)"),
    (["--want", "Home: bar ligth"], "did you mean 'light'?"),
    (["--steps", "-1"], "invalid value '-1' for '--steps'"),
    (["--ios", "17.0"], "'--ios' does not go with a scenario document"),
  ])
  func `what is typed wrong is exit code 2`(typed: [String], says: String) throws {
    let run = try statusquo(["check", "-"] + typed, input: Self.app)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(says))
  }

  @Test func `without a wish there is nothing to check`() throws {
    let run = try statusquo("check", "-", input: #"{"version": 1, "windows": [{"name": "W"}]}"#)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("states no wish"))
  }
}
