import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct FixCommandTests {
  private static let app = """
    {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation",
      "class": "Shop.MainNavigation",
      "children": [{"name": "Home", "preferredStatusBarStyle": "lightContent"}]}}]}
    """

  @Test func `the smallest change is shown as code, with why and what else changes`() throws {
    let run = try statusquo("fix", "-", "--want", "Home: bar light", input: Self.app)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(
      run.output.contains(
        """
        \nHome: bar light, but the bar is visible with dark text, wished light

        1. N.childForStatusBarStyle = topViewController
             class MainNavigation: UINavigationController {
               override var childForStatusBarStyle: UIViewController? { topViewController }
             }
           Why: Home is asked: N's childForStatusBarStyle returns topViewController. [SB-11]

        """))
    #expect(run.output.contains("Evidence: "))
    #expect(run.output.contains("Else: nothing looks different in "))
    #expect(run.output.contains(" changes do in the model: "))
  }

  @Test func `why a fix of the bar does is about the bar, also where the sides are observed`()
    throws
  {
    let run = try statusquo(
      "fix", "-", "--want", "M: bar hidden",
      input: """
        {"version": 1, "environment": {"iOS": "17.0"}, "safeArea": true,
         "windows": [{"name": "W", "root": {"name": "H"}}],
         "controllers": [{"name": "M", "prefersStatusBarHidden": true}],
         "steps": [{"do": "present", "controller": "M", "from": "H"}]}
        """)
    #expect(run.output.contains("M.modalPresentationStyle = fullScreen"))
    #expect(run.output.contains("Why: "))
    #expect(!run.output.contains("safe area has"))
  }

  @Test func `JSON has the documents with the changes`() throws {
    let run = try statusquo(
      "fix", "-", "--want", "Home: bar light", "--format", "json", input: Self.app)
    #expect(run.exitCode == 0)
    let fix = try #require(try JSON(parsing: run.output)["fixes"]?.elements?.first)
    #expect(
      fix["changes"]?.elements?.map(\.string) == ["N.childForStatusBarStyle = topViewController"])
    let document = try #require(fix["document"])
    let observed = try statusquo("observe", "-", input: document.compactText)
    #expect(try JSON(parsing: observed.output)["bar"]?["content"]?.string == "light")
  }

  /// With the bar shown, only C-6 says that a navigation controller is always asked itself. The other
  /// reading of C-1, on which all depends, has no evidence of its own.
  @Test func `a fix says on which readings of the sources it depends`() throws {
    let run = try statusquo(
      "fix", "-", "--want", "Home: bar light", "--format", "json", input: Self.app)
    let fixes = try #require(try JSON(parsing: run.output)["fixes"]?.elements)
    let hidden = try #require(
      fixes.first { $0["changes"]?.elements?.map(\.string) == ["N.isNavigationBarHidden = true"] })
    #expect(
      hidden["dependsOn"]?.elements?.contains { $0.string?.hasPrefix("C-6, ") == true } == true)
    let own = try #require(
      fixes.first {
        $0["changes"]?.elements?.map(\.string) == ["N.preferredStatusBarStyle = lightContent"]
      })
    #expect(own["dependsOn"]?.elements?.isEmpty == true)
  }

  @Test func `a wish that holds needs nothing`() throws {
    let run = try statusquo("fix", "-", "--want", "Home: bar dark", input: Self.app)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        the wish holds already

        'statusquo check' looks for steps that break what is wished

        """)
  }

  private static let turned = """
    {"version": 1, "environment": {"iOS": "15.0", "device": "iPhone 12"},
     "windows": [{"name": "W", "root": {"name": "Home"}}],
     "steps": [{"do": "rotate", "to": "landscape"}]}
    """

  @Test(arguments: ["fix", "check"])
  func `a wish for a bar where the device has none asks for nothing`(command: String) throws {
    let run = try statusquo(command, "-", "--want", "Home: bar shown", input: Self.turned)
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        "; iPhone 12 has no bar in landscape and no override can show one, so there 'bar shown' asks"
      ))
    let other = try statusquo(command, "-", "--want", "Home: bar dark", input: Self.turned)
    #expect(!other.output.contains("no bar in landscape"))
  }

  @Test func `what can't be had is exit code 1`() throws {
    let run = try statusquo(
      "fix", "-", "--want", "Home: style dark", "--want", "Home: style light", "--budget", "500",
      input: Self.app)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("no set of changes makes the wishes true: "))
    #expect(run.output.contains("No other device, version or orientation alone would help either."))
  }

  @Test func `the document's own wishes are made true`() throws {
    let document =
      #"{"version": 1, "windows": [{"name": "W", "root": {"name": "A"}}], "#
      + #""expect": [{"wish": {"on": "A", "bar": "hidden"}}]}"#
    let run = try statusquo("fix", "-", input: document)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("override var prefersStatusBarHidden: Bool { true }"))
  }

  @Test func `an app's own files can be fixed`() throws {
    let run = try statusquo(
      "fix", "-", "--ios", "17.0", "--kind", "Shop.RootController=navigation", "--set",
      "HomeViewController.preferredStatusBarStyle=lightContent", "--top",
      "RootController=HomeViewController", "--want", "HomeViewController: bar light",
      input: "<Shop.RootController 0x1>, state: appeared, view: <UILayoutContainerView: 0x11>\n"
        + "   | <Shop.HomeViewController 0x2>, state: appeared, view: <UIView: 0x12>\n")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("class RootController: UINavigationController {"))
  }

  /// A name can be anything; what is printed is an identifier, and nothing reaches the terminal raw.
  @Test func `code has the names of the app only where they are names`() throws {
    let document =
      #"{"version": 1, "windows": [{"name": "W", "root": {"name": "A", "#
      + #""class": "Evil\u001b[31m { } default", "prefersStatusBarHidden": true}}]}"#
    let run = try statusquo("fix", "-", "--want", "A: bar shown", input: document)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("class Evil31mdefault: UIViewController {"))
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test(arguments: [
    (["--want", "Hom: bar light"], "did you mean 'Home'?"),
    ([], "there is no wish to make true"),
    (["--want", "Home: bar light", "--step", "3"], "there is no step 3"),
    (["--budget", "0", "--want", "Home: bar light"], "invalid value '0' for '--budget'"),
  ])
  func `what is typed wrong is exit code 2`(typed: [String], says: String) throws {
    let run = try statusquo(["fix", "-"] + typed, input: Self.app)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(says))
  }
}
