import Foundation
import StatusQuo
import StatusQuoCommand

/// Whether it knows no containers, and traps where there is one.
let isPlain = ProcessInfo.processInfo.environment["PLAIN"] != nil

await StatusQuoTool.main(capabilities: isPlain ? Capabilities(kinds: [.plain]) : .all) {
  precondition(!isPlain || $0.controllers.allSatisfy { $0.kind == .plain }, "no containers")
  return MyResolver($0)
}
