import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct ImportTests {
  static let dump = """
    <Shop.RootController 0x1>, state: appeared, view: <UILayoutContainerView: 0x11>
       | <Shop.HomeViewController 0x2>, state: appeared, view: <UIView: 0x12>
       | <Shop.CartViewController 0x3>, state: disappeared, view: (view not loaded)
    """
  static let plist = """
    <plist version="1.0"><dict><key>UIStatusBarHidden</key><true/></dict></plist>
    """

  @Test func `files become a document, assumptions go to standard error`() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.write(Self.dump, to: "dump.txt")
    let plist = try folder.write(Self.plist, to: "Info.plist")
    let run = try statusquo("import", dump, "--info-plist", plist, "--ios", "17.5")
    #expect(run.exitCode == 0)
    let document = try ScenarioDocument(parsing: run.output, file: "output")
    #expect(document.scenario.environment.iOS.text == "17.5")
    #expect(document.scenario.environment.infoPlist.statusBarHidden == true)
    #expect(document.source == "imported from dump.txt, Info.plist")
    #expect(
      run.errors.split(separator: "\n").first.map(String.init)
        == "\(dump):1:1: inferred: RootController is a tab bar controller (its view is a "
        + "UILayoutContainerView, and of its 2 children one that is not the last has appeared); "
        + "overrule: --kind Shop.RootController=navigation")
  }

  @Test func `what was imported can be explained`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/app.json"
    let run = try statusquo("import", "-", "--into", file, input: Self.dump)
    #expect(run.exitCode == 0)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("wrote \(file); next: statusquo explain \(file)\n"))
    let explained = try statusquo("explain", file)
    #expect(explained.exitCode == 0)
    #expect(explained.output.contains("HomeViewController"))
  }

  @Test func `an option sets a property of a document, too`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/app.json"
    _ = try statusquo("import", "-", "--into", file, input: Self.dump)
    let setting = "HomeViewController.prefersStatusBarHidden=true"
    let explained = try statusquo("explain", file, "--set", setting)
    #expect(explained.exitCode == 0)
    #expect(explained.output.contains("status bar is hidden"))
    #expect(try !statusquo("explain", file).output.contains("status bar is hidden"))
    let wrong = try statusquo("explain", file, "--set", "Home.prefersStatusBarHidden=true")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("(did you mean \"HomeViewController\"?)"))
  }

  @Test func `options overrule what was assumed`() throws {
    let run = try statusquo(
      "import", "-", "--kind", "Shop.RootController=navigation", "--set",
      "RootController.isNavigationBarHidden=YES", "--device", "iPhone X", "--set",
      "orientation=landscape", input: Self.dump)
    #expect(run.exitCode == 0)
    let json = try JSON(parsing: run.output)
    let root = json["windows"]?.elements?.first?["root"]
    #expect(root?["kind"]?.string == "navigation")
    #expect(root?["isNavigationBarHidden"]?.bool == true)
    #expect(json["environment"]?["device"]?.string == "iPhone X")
    #expect(json["environment"]?["orientation"]?.string == "landscape")
  }

  @Test func `JSON has the document and the assumptions`() throws {
    let run = try statusquo("import", "-", "--format", "json", input: Self.dump)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let json = try JSON(parsing: run.output)
    #expect(json["document"]?["version"]?.number == 1)
    let first = json["assumptions"]?.elements?.first
    #expect(first?["kind"]?.string == "inferred")
    #expect(first?["file"]?.string == "standard input")
    #expect(first?["line"]?.number == 1)
    #expect(first?["overrule"]?.string == "--kind Shop.RootController=navigation")
  }

  @Test func `an error says file, line and column`() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.write("\n<A 0x1>, state: up", to: "dump.txt")
    let run = try statusquo("import", "--hierarchy", dump)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("statusquo: \(dump):2:17: found \"up\", expected \"disappeared\""))
  }

  @Test(
    arguments: [
      ([], "there is no file to read"),
      (["--ios", "6"], "'--ios'"), (["--device", "iPhone 51"], "'--device'"),
      (["--kind", "tab"], "'--kind'"), (["--probe", "gdb"], "'--probe'"),
      (["nothing.txt"], "nothing.txt: found no such file, expected a file"),
      (["."], ".: found a folder, expected a file, an app or an Xcode project"),
    ])
  func `wrong use is named`(_ row: (arguments: [String], problem: String)) throws {
    let run = try statusquo(["import"] + row.arguments)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(row.problem))
  }

  @Test func `an app and a project stand for the file in them`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Shop.app", withIntermediateDirectories: true)
    _ = try folder.write(Self.plist, to: "Shop.app/Info.plist")
    let run = try statusquo("import", "--info-plist", "\(folder.path)/Shop.app/")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\"UIStatusBarHidden\": true"))
    let missing = try statusquo("import", "\(folder.path)/Shop.xcodeproj")
    #expect(missing.exitCode == 2)
    #expect(missing.errors.contains("Shop.xcodeproj"))
  }

  @Test func `an endless file ends with an error`() throws {
    let run = try statusquo("import", "--storyboard", "/dev/zero")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("/dev/zero: found more than 64 MB, expected at most 64 MB"))
  }

  @Test(arguments: ["lldb", "swift"]) func `the probe is printed`(_ form: String) throws {
    let run = try statusquo("import", "--probe", form)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("statusquo1 controller place="))
  }
}
