import StatusQuoCatalog
import StatusQuoReading

/// The class of hosts of SwiftUI.
private let hostingClass = SystemController.hosting.className ?? ""

/// The name of a class as a running app prints it, taken apart.
struct ClassName: Hashable, Sendable {
  /// The name as people write it: `Store.HomeController`,
  /// `SwiftUI.UIHostingController<Store.HomeView>`.
  let full: String

  /// A printed name; a mangled Swift name is made readable, the class that key-value observing puts
  /// over another is taken off.
  init(printed: String) {
    let observed = "NSKVONotifying_"
    let name = printed.hasPrefix(observed) ? String(printed.dropFirst(observed.count)) : printed
    full = demangled(name) ?? name
  }

  init(_ full: String) { self.full = full }

  /// The name without module and generic arguments: `UIHostingController`.
  var short: String {
    let name = withoutArguments
    return String(Substring(name.split(separator: UInt8(ascii: ".")).last ?? name))
  }

  /// The name without generic arguments: `SwiftUI.UIHostingController`.
  var qualified: String { String(Substring(withoutArguments)) }

  private var withoutArguments: Substring.UTF8View {
    full.utf8.prefix { $0 != "<" && $0 != ":" }
  }

  /// Returns true if `name`, as a user typed it, means this class.
  func isCalled(_ name: String) -> Bool {
    name == full || name == qualified || name == short
  }

  /// True if it shows SwiftUI content, as far as the name says.
  var isHosting: Bool {
    full.hasPrefix("SwiftUI.") && short.hasSuffix("HostingController")
      || full.hasSuffix(": \(hostingClass)")
  }

  /// The class with the host of SwiftUI that it is derived from.
  var hosting: ClassName { isHosting ? self : derived(from: hostingClass) }

  /// The class with the one that it is derived from, as a declaration in Swift has it.
  func derived(from base: String) -> ClassName {
    short == base ? self : ClassName("\(qualified): \(base)")
  }
}
