import Foundation

signal(SIGPIPE, SIG_IGN)
Interruption.install()

let console = Console()
var code: ExitCode
do {
  code = try await runCommand(Array(CommandLine.arguments.dropFirst()), console)
} catch {
  console.complain(error)
  code = .wrongUse
}
console.flush()
if let failure = console.failure {
  console.complain("statusquo: standard output cannot be written: \(failure)\n")
  code = max(code, .wrongUse)
}
exit(code.rawValue)
