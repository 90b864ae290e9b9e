import Foundation
import StatusQuoTestSupport
import Testing

#if os(Linux)
  /// Commands of a user who may start few threads and processes; an administrator is not limited.
  struct ThreadLimitTests {
    private static let isAdministrator =
      geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

    @Test(
      .enabled(if: isAdministrator, "limits another user's processes"), arguments: [3, 9, 14])
    func `too few threads or processes are said at once`(_ limit: Int) throws {
      let folder = try TemporaryFolder()
      // Where another user may read it, whoever may read the folder of temporary files.
      let copy = "/tmp/\(URL(filePath: folder.path).lastPathComponent)-command"
      defer { try? FileManager.default.removeItem(atPath: copy) }
      try FileManager.default.copyItem(
        atPath: try builtExecutable("statusquo").path, toPath: copy)
      // A user of whom no other process is there.
      let user = "\(54_321 + limit)"
      let run = try statusquo(
        [
          "--reuid", user, "--regid", user, "--clear-groups", "bash", "-c",
          "ulimit -u \(limit); exec timeout 60 \"$@\"", "bash", copy, "fuzz", "--seed", "1",
          "--scenarios", "100", "--workers", "2",
        ], at: "/usr/bin/setpriv")
      #expect(run.exitCode == 2)
      #expect(
        run.errors.contains("lets this process start too few threads (ulimit -u)")
          || run.errors.contains("can't be started: resource temporarily unavailable"))
    }
  }
#endif
