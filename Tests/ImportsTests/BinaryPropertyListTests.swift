import Foundation
import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Binary property lists, also such as would crash or hang a reader that trusts them.
@Suite struct BinaryPropertyListTests {
  /// A file of objects, with a table and a trailer that fit them.
  private static func file(
    _ objects: [[UInt8]], root: UInt8 = 0, offsets: [Int]? = nil,
    change: (inout [UInt8]) -> Void = { _ in }
  ) -> InputFile {
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for place in offsets ?? places { bytes += [UInt8(place >> 8), UInt8(place & 0xFF)] }
    var trailer = [UInt8](repeating: 0, count: 32)
    trailer[6] = 2
    trailer[7] = 1
    trailer[15] = UInt8(objects.count)
    trailer[23] = root
    trailer[30] = UInt8(table >> 8)
    trailer[31] = UInt8(table & 0xFF)
    bytes += trailer
    change(&bytes)
    return InputFile(name: "Info.plist", bytes: bytes)
  }

  private static func text(_ text: String) -> [UInt8] {
    [0x50 | UInt8(min(text.utf8.count, 15))]
      + (text.utf8.count < 15 ? [] : [0x10, UInt8(text.utf8.count)]) + Array(text.utf8)
  }

  private func infoPlist(_ input: InputFile) throws(DocumentError) -> ImportedApp {
    var request = ImportRequest()
    request.infoPlist = input
    return try importApp(request)
  }

  @Test func `a dictionary with a flag is read`() throws {
    let input = Self.file([[0xD1, 1, 2], Self.text("UIStatusBarHidden"), [0x09]])
    #expect(try infoPlist(input).infoPlist == "UIStatusBarHidden=true")
  }

  @Test func `numbers of each width, dates, data and wide texts are read`() throws {
    let input = Self.file([
      [0xD8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      Self.text("UIStatusBarHidden"), Self.text("B"), Self.text("C"), Self.text("D"),
      Self.text("E"), Self.text("F"), Self.text("G"), Self.text("H"),
      [0x11, 0, 1], [0x13, 0, 0, 0, 0, 0, 0, 0, 1], [0x14] + [UInt8](repeating: 0, count: 15) + [1],
      [0x22, 0, 0, 0, 0], [0x33] + [UInt8](repeating: 0, count: 8), [0x42, 1, 2],
      [0x62, 0x00, 0x41, 0x20, 0xAC], [0xA0],
    ])
    #expect(try infoPlist(input).infoPlist == "UIStatusBarHidden=true")
  }

  static let broken: [(name: String, input: InputFile)] = [
    ("cut off", InputFile(name: "Info.plist", bytes: Array("bplist00".utf8))),
    (
      "another version",
      InputFile(
        name: "Info.plist", bytes: Array("bplist15".utf8) + [UInt8](repeating: 0, count: 60))
    ),
    ("a dictionary in itself", file([[0xD1, 1, 0], text("A")])),
    ("a list in itself, many times", file([[0xAE] + [UInt8](repeating: 0, count: 14)])),
    (
      "a list of lists that grows without end",
      file((0..<14).map { [0xAE] + [UInt8](repeating: UInt8(min($0 + 1, 13)), count: 14) })
    ),
    (
      "a text longer than the file",
      file([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])
    ),
    ("a negative length", file([[0x4F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])),
    ("a dictionary longer than the file", file([[0xDF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]])),
    ("a length that is no number", file([[0x5F, 0x51, 0x41]])),
    ("a length at the end of the objects", file([[0x5F]])),
    ("a number that runs into the table", file([[0x13]])),
    ("a reference to no object", file([[0xA1, 99]])),
    ("a key that is no text", file([[0xD1, 1, 1], [0x09]])),
    ("a marker that means nothing", file([[0x70 | 0xF0]])),
    ("an offset behind the objects", file([[0x09]], offsets: [0xFFFF])),
    ("an offset into the header", file([[0x09]], offsets: [0])),
    ("a root that is no object", file([[0x09]], root: 9)),
    ("no bytes for an offset", file([[0x09]]) { $0[$0.count - 26] = 0 }),
    ("too many bytes for an offset", file([[0x09]]) { $0[$0.count - 26] = 200 }),
    ("no bytes for a reference", file([[0x09]]) { $0[$0.count - 25] = 0 }),
    (
      "a number of objects that overflows",
      file([[0x09]]) { for index in $0.count - 24..<$0.count - 16 { $0[index] = 0xFF } }
    ),
    (
      "a table that overflows",
      file([[0x09]]) { for index in $0.count - 8..<$0.count { $0[index] = 0xFF } }
    ),
    (
      "a table in the header",
      file([[0x09]]) {
        $0[$0.count - 1] = 0; $0[$0.count - 2] = 0
      }
    ),
    ("a list as the whole", file([[0xA0]])),
  ]

  @Test(arguments: broken.map(\.name))
  func `a broken file is refused`(_ name: String) throws {
    let row = try #require(Self.broken.first { $0.name == name })
    #expect(
      problem { () throws(DocumentError) in try infoPlist(row.input) }?.hasPrefix("Info.plist: ")
        == true)
  }

  @Test func `a file with any byte changed is read or refused`() throws {
    let list: [String: Any] = [
      "UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleDefault",
      "List": ["a", 1, 2.5, Date(timeIntervalSince1970: 0), Data([1])] as [Any],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let bytes = Array(data)
    var refused = 0
    for index in bytes.indices {
      for value in [0x00, 0x7F, 0xFF, bytes[index] ^ 0x80, bytes[index] &+ 1] as [UInt8] {
        var changed = bytes
        changed[index] = value
        let input = InputFile(name: "Info.plist", bytes: changed)
        if problem({ () throws(DocumentError) in try infoPlist(input) }) != nil { refused += 1 }
      }
    }
    #expect(refused > 50)
  }
}
