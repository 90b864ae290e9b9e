import Testing

struct UsageTests {
  static let commands = [
    "fuzz", "merge", "corpus", "replay", "observe", "explain", "check", "fix", "generate", "import",
    "shrink",
    "enumerate", "properties", "bench",
  ]

  @Test func `--help lists the commands and the exit codes`() throws {
    let run = try statusquo("--help")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    for command in Self.commands { #expect(run.output.contains("  \(command) ")) }
    #expect(run.output.contains("Exit codes: 0 agreement, 1 a divergence or a failed expectation"))
  }

  @Test(arguments: commands) func `every command explains itself`(_ command: String) throws {
    let run = try statusquo(command, "--help")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Usage: statusquo \(command)"))
    #expect(run.output == (try statusquo("help", command).output))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `reports that are short by default have --details`() throws {
    let detailed = try Self.commands.filter { command in
      try statusquo(command, "--help").output.contains(" --details ")
    }
    #expect(detailed == ["fuzz", "merge", "enumerate", "properties", "bench"])
    for command in ["replay", "shrink", "check"] {
      let run = try statusquo([command, "--details", "-"], input: CheckTests.app)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("no option '--details'"))
    }
  }

  @Test func `--version prints a version`() throws {
    let run = try statusquo("--version")
    #expect(run.exitCode == 0)
    #expect(run.output.wholeMatch(of: /statusquo \d+\.\d+\.\d+\n/) != nil)
  }

  /// Mistyped commands, with the text on standard error.
  static let mistakes: [(typed: [String], says: [String])] = [
    (["fuz"], ["there is no command 'fuz'", "did you mean 'fuzz'?"]),
    (["repare"], ["there is no command 'repare'", "expected: one of fuzz"]),
    (["fuzz", "--sedonds", "3"], ["no option '--sedonds'", "did you mean '--seconds'?"]),
    (["--scenaros", "3"], ["no option '--scenaros'", "did you mean '--scenarios'?"]),
    (["fuzz", "--into", "x"], ["no option '--into'", "'generate' has"]),
    (["fuzz", "--seed"], ["'--seed' is not followed by a value", "expected: '--seed S'"]),
    (["fuzz", "--seed", "-1"], ["invalid value '-1' for '--seed'", "a whole number from 0"]),
    (["fuzz", "--scenarios=0"], ["invalid value '0' for '--scenarios'", "a whole number from 1"]),
    (["fuzz", "--seconds", "nan"], ["invalid value 'nan' for '--seconds'"]),
    (
      ["bench", "--format", "xml"],
      ["invalid value 'xml' for '--format'", "expected: text or json"]
    ),
    (
      ["fuzz", "--format", "xml"],
      ["invalid value 'xml' for '--format'", "expected: one of text, json"]
    ),
    (
      ["replay", "--report", "junit", "x"],
      ["invalid value 'junit' for '--report'", "junit=results.xml"]
    ),
    (["fuzz", "--profile", "tall"], ["invalid value 'tall' for '--profile'", "mixed, app-like"]),
    (["fuzz", "here"], ["unexpected argument 'here'"]),
    (["observe"], ["'observe' needs at least one FILE|FOLDER"]),
    (["observe", "no-such-file.json"], ["no-such-file.json", "found no such file or folder"]),
    (["observe", "--model", "fast", "x"], ["invalid value 'fast' for '--model'"]),
    (["shrink", "a", "b"], ["'shrink' takes 1 argument, not 2", "statusquo shrink FILE"]),
    (["corpus"], ["'corpus' takes 2 arguments, not 0", "statusquo corpus minimize FOLDER"]),
    (
      ["corpus", "minimise", "a"], ["'corpus' has no action 'minimise' (did you mean 'minimize'?)"]
    ),
    (["explain", "SB-99"], ["there is no rule 'SB-99'", "an id such as SB-21 or C-7"]),
    (
      ["explain", "a.json", "--reading", "C-35=3"],
      [
        "invalid value 'C-35=3' for '--reading'\n",
        "of C-35 both models have only the decision: No",
      ]
    ),
    (
      ["bugs", "--only", "a b"],
      [
        "'bugs' is a part of the laboratory",
        "in a clone: swift run -c release laboratory bugs --only 'a b'\n",
      ]
    ),
    (["experiment", "Tests"], ["swift run -c release laboratory experiment Tests\n"]),
    (["compare", "t.jsonl"], ["swift run -c release laboratory compare t.jsonl\n"]),
    (
      ["bench", "--instructions"],
      [
        "'--instructions' of 'bench' is a part of the laboratory",
        "swift run -c release laboratory instructions\n",
      ]
    ),
    (
      ["fuzz", "--bug", "work-refused-steps-walk"],
      ["there is no seeded bug", "'swift run -c release laboratory bugs --list' prints"]
    ),
    (["corpus", "minimize", "nowhere"], ["there is no folder nowhere"]),
    (["enumerate", "--controllers", "50", "--steps", "50"], ["fewer controllers"]),
    (["fuzz", "--seconds", "1e300"], ["invalid value '1e300' for '--seconds'"]),
    (
      ["fuzz", "--scenarios", "9223372036854775807"], ["a whole number from 1 to 1,000,000,000,000"]
    ),
    (["fuzz", "--shard", "1/9223372036854775807"], ["for '--shard'"]),
    (["bench", "--sizes", "99999999999"], ["whole numbers from 5 to 10,000,000"]),
    (["fuzz", "--workers", "100000"], ["a whole number from 1 to 256"]),
    (["fuzz", "--save", "/dev/null"], ["'/dev/null' is no folder"]),
    (["fuzz", "--report", "junit=/tmp"], ["'/tmp' is a folder"]),
  ]

  @Test(arguments: mistakes)
  func `wrong use names the mistake and what was expected`(typed: [String], says: [String]) throws {
    let run = try statusquo(typed)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("statusquo: "))
    for text in says { #expect(run.errors.contains(text)) }
  }

  @Test func `everything after -- is a file`() throws {
    let run = try statusquo("observe", "--", "--help")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("--help: found no such file or folder"))
  }
}
