import Testing

struct ReduceTests {
  @Test func `any bytes can be reduced; the models agree on these`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("What a fuzzer may leave behind, whatever it is.", to: "crash-1")
    let run = try statusquo("reduce", "--bytes", file)
    #expect(run.exitCode == 0)
    #expect(run.output == "the models agree on \(file): there is nothing to reduce\n")
    #expect(try statusquo("reduce", "--bytes", file, "--format", "json").output == "null\n")
  }

  @Test func `without --bytes they are no document`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("What a fuzzer may leave behind", to: "crash-1")
    let run = try statusquo("reduce", file)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("statusquo: \(file):1:1: "))
  }
}
