import StatusQuoScenarioFiles
import Testing

struct PropertiesTests {
  @Test func `both models satisfy the properties, with the report of any run`() throws {
    let run = try statusquo("properties", "--scenarios", "30", "--seed", "1")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("checking properties with seed 1, profile mixed"))
    #expect(run.output.contains("both models satisfy all 21 properties on 30 scenarios"))
  }

  @Test func `both models satisfy them on every scenario that once showed a mistake`() throws {
    let run = try statusquo("properties", "Reports/Counterexamples")
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.output.contains(/satisfy all 21 properties on \d+ replayed scenarios/))
  }

  @Test func `a violation is a finding that its document shows again`() throws {
    let folder = try TemporaryFolder()
    let bug = ["--bug", "styles-dark-presented-from-dark"]
    let found = try statusquo(
      ["properties", "--seed", "1", "--scenarios", "100", "--save", "\(folder.path)/found"] + bug)
    #expect(found.exitCode == 1)
    let file = try #require(folder.files(in: "found").first)
    let violation = try #require(file.firstMatch(of: /^(\w+)-property-/)?.output.1)
    #expect(found.output.contains("The subject violates \(violation): after step "))
    #expect(
      found.output.contains(
        "replay: statusquo properties --bug styles-dark-presented-from-dark \(folder.path)/found/"))
    let again = try statusquo(["properties", "\(folder.path)/found/\(file)"] + bug)
    #expect(again.exitCode == 1)
    #expect(again.output.contains("The subject violates \(violation)"))
    let right = try statusquo("properties", "\(folder.path)/found/\(file)")
    #expect(right.exitCode == 0)
    let junit = try statusquo(
      ["properties", "\(folder.path)/found/\(file)", "--format", "junit"] + bug)
    #expect(junit.output.contains("<testcase name=\"\(violation) of the subject\""))
  }

  @Test func `a program has no properties`() throws {
    let run = try statusquo("properties", "--subject", "cat")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("without '--subject'"))
  }
}
