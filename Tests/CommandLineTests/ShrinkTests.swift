import Testing

struct ShrinkTests {
  @Test func `any bytes can be shrunk; the models agree on these`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("What a fuzzer may leave behind, whatever it is.", to: "crash-1")
    let run = try statusquo("shrink", "--bytes", file)
    #expect(run.exitCode == 0)
    #expect(run.output == "the models agree on \(file): there is nothing to shrink\n")
    #expect(try statusquo("shrink", "--bytes", file, "--format", "json").output == "null\n")
  }

  @Test func `more bytes than 8,000 steps have are refused`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(String(repeating: "x", count: 65_537), to: "crash-1")
    let run = try statusquo("shrink", "--bytes", file)
    #expect(run.exitCode == 2)
    #expect(
      run.errors == """
        statusquo: \(file): found 65,537 bytes, expected at most 65,536: give libFuzzer a smaller \
        '-max_len'

        """)
  }

  @Test func `a crash is shrunk on the resolver that has it, and replays there`() throws {
    let folder = try TemporaryFolder()
    let bug = ["--bug", "lifecycle-presenting-traps"]
    _ = try statusquo("generate", "--seed", "4", "--count", "8", "--into", "\(folder.path)/all")
    let crashing = try #require(
      folder.files(in: "all").first {
        try statusquo(["replay", "\(folder.path)/all/\($0)"] + bug).exitCode == 3
      })
    let run = try statusquo(
      ["shrink", "\(folder.path)/all/\(crashing)", "--save", "\(folder.path)/found"] + bug)
    #expect(run.exitCode == 3)
    #expect(run.output.hasPrefix("In step 1, "))
    let file = try #require(folder.files(in: "found").first)
    #expect(file.hasPrefix("present-crash-"))
    let replay = try statusquo(["replay", "\(folder.path)/found/\(file)"] + bug)
    #expect(replay.exitCode == 3)
    let right = try statusquo("replay", "\(folder.path)/found/\(file)")
    #expect(right.exitCode == 0)
  }

  @Test func `what fails is shown as it is where there is no time to shrink it`() throws {
    let folder = try TemporaryFolder()
    let bug = ["--bug", "lifecycle-presenting-traps"]
    _ = try statusquo(
      ["fuzz", "--seed", "4", "--scenarios", "8", "--save", folder.path + "/found"] + bug)
    let file = try #require(folder.files(in: "found").first)
    let run = try statusquo(
      ["shrink", "\(folder.path)/found/\(file)", "--shrink-seconds", "0"] + bug)
    #expect(run.exitCode == 3)
    #expect(run.output.hasPrefix("In step 1, "))
  }

  @Test func `without --bytes they are no document`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("What a fuzzer may leave behind", to: "crash-1")
    let run = try statusquo("shrink", file)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("statusquo: \(file):1:1: "))
  }
}
