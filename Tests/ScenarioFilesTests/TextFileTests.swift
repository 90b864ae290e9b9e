import Foundation
import StatusQuoScenarioFiles
import Testing

@Suite struct TextFileTests {
  /// A folder of its own for each test, gone after it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "ScenarioFilesTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `what was written is read, and no other file is left`() throws {
    try withFolder { folder in
      try TextFile.write("first", to: folder + "/a.json")
      try TextFile.write("zweitens: é", to: folder + "/a.json")
      #expect(try TextFile.read(folder + "/a.json") == [UInt8]("zweitens: é".utf8))
      #expect(try names(in: folder) == ["a.json"])
    }
  }

  @Test func `a link stays a link, a device a device, and a pipe can be read`() throws {
    try withFolder { folder in
      try TextFile.write("first", to: folder + "/a.json")
      let link = folder + "/link.json"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder + "/a.json")
      try TextFile.write("second", to: link)
      #expect(try TextFile.read(folder + "/a.json") == [UInt8]("second".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("a.json"))
      try TextFile.write("nobody reads it", to: "/dev/null")
      #expect(try TextFile.read("/dev/null").isEmpty)
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data("third".utf8))
      try pipe.fileHandleForWriting.close()
      let end = pipe.fileHandleForReading.fileDescriptor
      #expect(try TextFile.read("/dev/fd/\(end)") == [UInt8]("third".utf8))
    }
  }

  @Test func `folders on the way are created`() throws {
    try withFolder { folder in
      try TextFile.write("text", to: folder + "/one/two/a.json")
      #expect(try names(in: folder + "/one/two") == ["a.json"])
    }
  }

  @Test func `a folder stands for all documents below it, in the order of their paths`() throws {
    try withFolder { folder in
      let names = ["b.json", "a/z.json", "a.json", "a/b/c.json", "a/note.md", "c.JSON", ".d.json"]
      for name in names { try TextFile.write("", to: folder + "/" + name) }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/a/loop", withDestinationPath: folder)
      let expected = ["a/b/c.json", "a/z.json", "a.json", "b.json"].map { folder + "/" + $0 }
      #expect(try TextFile.documents(at: folder) == expected)
      #expect(try TextFile.documents(at: folder + "/") == expected)
      #expect(try TextFile.documents(at: folder + "/a/note.md") == [folder + "/a/note.md"])
    }
  }

  @Test func `a file that can't be read or written is one error`() throws {
    try withFolder { folder in
      let missing = folder + "/missing"
      #expect(
        message { try TextFile.read(missing) } == "\(missing): found no such file, expected a file")
      #expect(message { try TextFile.read(folder) } == "\(folder): found a folder, expected a file")
      #expect(
        message { try TextFile.documents(at: missing) }
          == "\(missing): found no such file or folder, expected a file or a folder")
      #expect(
        message { try TextFile.write("", to: folder) }
          == "\(folder): found a place that can't be written to (is a directory), "
          + "expected a writable file")
      #expect(
        message { try TextFile.read(folder + "/\u{FFFD}.json") }
          == "\(folder)/\u{FFFD}.json: found no such file, "
          + "expected a name in UTF-8; '-' reads the standard input")
      try TextFile.write("", to: folder + "/file")
      #expect(
        message { try TextFile.write("", to: folder + "/file/a.json") }?
          .hasPrefix("\(folder)/file/a.json: found a place that can't be written to") == true)
      #expect(try names(in: folder) == ["file"])
    }
  }

  @Test func `the system's reason is given, not that nothing is there`() throws {
    try withFolder { folder in
      let loop = folder + "/loop.json"
      try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
      let reason = "a file that can't be read (too many levels of symbolic links)"
      #expect(message { try TextFile.read(loop) }?.contains(reason) == true)
      #expect(message { try TextFile.documents(at: loop) }?.contains(reason) == true)
    }
  }

  @Test func `a file that another may still write is no leftover`() throws {
    try withFolder { folder in
      let name = ".statusquo-0123456789abcdef.tmp"
      try Data().write(to: URL(filePath: "\(folder)/\(name)"))
      let writer = open("\(folder)/\(name)", O_RDWR)
      #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
      TextFile.removeLeftovers(in: folder)
      #expect(try names(in: folder) == [name])
      close(writer)
      TextFile.removeLeftovers(in: folder)
      #expect(try names(in: folder) == [])
    }
  }

  @Test func `what only looks like a leftover stays`() throws {
    try withFolder { folder in
      let files = [
        ".a.json.4194000.tmp", ".statusquo-1.tmp", ".statusquo-0123456789abcdeg.tmp",
        ".statusquo-0123456789abcdef", "statusquo-0123456789abcdef.tmp",
      ]
      for name in files { try TextFile.write("theirs", to: "\(folder)/\(name)") }
      let (inside, link) = (".statusquo-00000000000000aa.tmp", ".statusquo-00000000000000bb.tmp")
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(inside)", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link)", withDestinationPath: "\(folder)/\(files[0])")
      TextFile.removeLeftovers(in: folder)
      #expect(try names(in: folder) == (files + [inside, link]).sorted())
    }
  }

  /// A process of another container may have the number of this one.
  @Test func `a file that another process of the same number writes is left alone`() throws {
    try withFolder { folder in
      let theirs = "\(folder)/.a.json.\(ProcessInfo.processInfo.processIdentifier).tmp"
      try Data("theirs".utf8).write(to: URL(filePath: theirs))
      try TextFile.write("ours", to: "\(folder)/a.json")
      #expect(try String(contentsOfFile: theirs, encoding: .utf8) == "theirs")
    }
  }

  @Test func `writing and removing leftovers at the same time loses nothing`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/statusquo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<100 {
            try TextFile.write("\(number)", to: "\(folder)/\(writer)-\(number).json")
            TextFile.removeLeftovers(in: folder)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try names(in: folder).count == 400)
  }

  @Test func `a name of 255 bytes can be written`() throws {
    try withFolder { folder in
      let name = String(repeating: "a", count: 250) + ".json"
      try TextFile.write("", to: "\(folder)/\(name)")
      #expect(try names(in: folder) == [name])
    }
  }

  @Test func `an error is short, however long a name is`() {
    let long = String(repeating: "A", count: 100_000)
    let error = DocumentError(
      file: long, keyPath: long, found: "\"\(long)B\"", expected: long, suggestion: long)
    #expect(error.description.count < 5_000)
    #expect(error.description.contains("…"))
    #expect(error.description.contains("AB\""))
  }

  private func message<Value>(_ body: () throws -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
