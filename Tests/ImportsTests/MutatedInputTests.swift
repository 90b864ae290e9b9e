import StatusQuoImports
import StatusQuoReading
import StatusQuoScenarioFiles
import Testing

/// Samples with random damage are read or refused, regardless of what they have become.
@Suite struct MutatedInputTests {
  /// Numbers of a fixed seed (SplitMix64).
  private struct Dice {
    var state: UInt64

    mutating func roll(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((word ^ (word >> 31)) % UInt64(bound))
    }
  }

  private static func damaged(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.roll(4) where !bytes.isEmpty {
      let start = dice.roll(bytes.count)
      let end = min(bytes.count, start + dice.roll(40))
      switch dice.roll(5) {
      case 0: bytes[start] = UInt8(dice.roll(256))
      case 1: bytes[start] = Array("<>=(){}\"/|+&;:\\\n,.$#".utf8)[dice.roll(20)]
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: dice.roll(bytes.count))
      default: bytes = Array(bytes.prefix(start))
      }
    }
    return bytes
  }

  static let samples: [(kind: InputKind, name: String)] = [
    (.hierarchy, "HierarchyFormTests"), (.probe, "probe.txt"), (.storyboard, "Main.storyboard"),
    (.buildSettings, "settings.json"), (.infoPlist, "InfoPlistImportTests"),
  ]

  private func bytes(_ name: String) throws -> [UInt8] {
    switch name {
    case "HierarchyFormTests":
      Array(HierarchyFormTests.rows.map(\.text).joined(separator: "\n").utf8)
    case "InfoPlistImportTests":
      Array(InfoPlistImportTests.xml(InfoPlistImportTests.rows.map(\.entries).joined()).utf8)
    case "settings.json":
      BuildSettingsTests.printed(("A", "\"INFOPLIST_KEY_UIStatusBarHidden\": \"$(B)\"")).bytes
    default: try sample(name).bytes
    }
  }

  @Test(arguments: samples.indices)
  func `a damaged file is read or refused`(_ index: Int) throws {
    let (kind, name) = Self.samples[index]
    let original = try bytes(name)
    var dice = Dice(state: UInt64(index))
    var refused = 0
    for _ in 0..<200 {
      let input = InputFile(name: name, bytes: Self.damaged(original, &dice))
      var request = ImportRequest()
      do {
        try request.add(input, as: kind)
        let app = try importApp(request)
        #expect(app.document.scenario.problem == nil)
        #expect(
          app.assumptions.allSatisfy { $0.description.unicodeScalars.allSatisfy(isPrintable) })
      } catch {
        refused += 1
        #expect(error.description.unicodeScalars.allSatisfy(isPrintable))
      }
    }
    #expect((1...199).contains(refused))
  }

  private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
  }
}
