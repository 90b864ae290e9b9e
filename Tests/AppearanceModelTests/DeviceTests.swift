import StatusQuoAppearanceModel
import Testing

/// The table that both models use, once more as the sources print it: portrait bar, portrait top inset,
/// where a navigation bar starts, top inset in landscape, screen.
@Suite struct DeviceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let devices: [Device]
    let iOS: Version
    let bar: Double
    let top: Double
    let navigationBar: Double
    let landscapeTop: Double
    let screen: (width: Double, height: Double)

    init(
      _ devices: [Device], on iOS: Version, bar: Double, top: Double, navigationBar: Double,
      landscapeTop: Double = 0, _ width: Double, _ height: Double
    ) {
      self.devices = devices
      self.iOS = iOS
      self.bar = bar
      self.top = top
      self.navigationBar = navigationBar
      self.landscapeTop = landscapeTop
      screen = (width, height)
    }

    var testDescription: String { devices.map(\.rawValue).joined(separator: ", ") + " on \(iOS)" }
  }

  static let rows = [
    Row([.iPhone5s, .iPhoneSE1st], on: 12, bar: 20, top: 20, navigationBar: 20, 320, 568),
    Row(
      [.iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2nd, .iPhoneSE3rd], on: 13, bar: 20,
      top: 20, navigationBar: 20, 375, 667),
    Row(
      [.iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus], on: 12, bar: 20, top: 20,
      navigationBar: 20, 414, 736),
    Row(
      [.iPhoneX, .iPhoneXS, .iPhone11Pro], on: 13, bar: 44, top: 44, navigationBar: 44, 375, 812),
    Row([.iPhoneXR, .iPhone11], on: 13, bar: 44, top: 44, navigationBar: 44, 414, 896),
    Row([.iPhoneXR, .iPhone11], on: 14, bar: 48, top: 48, navigationBar: 48, 414, 896),
    Row([.iPhoneXSMax, .iPhone11ProMax], on: 14, bar: 44, top: 44, navigationBar: 44, 414, 896),
    Row([.iPhone12mini], on: Version(14, 8), bar: 44, top: 50, navigationBar: 50, 375, 812),
    Row([.iPhone12mini, .iPhone13mini], on: 15, bar: 50, top: 50, navigationBar: 50, 375, 812),
    Row(
      [.iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone17e], on: 18,
      bar: 47, top: 47, navigationBar: 47, 390, 844),
    Row(
      [.iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus], on: 18, bar: 47, top: 47,
      navigationBar: 47, 428, 926),
    Row(
      [.iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16], on: 18, bar: 54, top: 59,
      navigationBar: 53.667, 393, 852),
    Row(
      [.iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus], on: 18, bar: 54, top: 59,
      navigationBar: 53.667, 430, 932),
    Row(
      [.iPhone16Pro, .iPhone17, .iPhone17Pro], on: 18, bar: 54, top: 62, navigationBar: 62, 402, 874
    ),
    Row(
      [.iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone18Pro], on: 26, bar: 54, top: 62,
      navigationBar: 62, 402, 874),
    Row(
      [.iPhone16ProMax, .iPhone17ProMax], on: 26, bar: 54, top: 62, navigationBar: 62, 440, 956),
    Row([.iPhoneAir], on: 26, bar: 54, top: 68, navigationBar: 68, 420, 912),
    Row(
      [.iPadWithHomeButton], on: 18, bar: 20, top: 20, navigationBar: 20, landscapeTop: 20, 768,
      1024),
    Row(
      [.iPadPro11, .iPadWithoutHomeButton], on: 18, bar: 24, top: 24, navigationBar: 24,
      landscapeTop: 24, 834, 1194),
    Row(
      [.iPadPro11, .iPadWithoutHomeButton], on: 26, bar: 32, top: 32, navigationBar: 32,
      landscapeTop: 32, 834, 1194),
    Row(
      [.iPadWithHomeButton], on: 26, bar: 20, top: 20, navigationBar: 20, landscapeTop: 20, 768,
      1024),
    Row([.iPhoneDuoOuter], on: Version(27, 1), bar: 2, top: 0, navigationBar: 24, 466, 678),
    Row([.iPhoneDuoInner], on: Version(27, 1), bar: 2, top: 82, navigationBar: 24, 669, 951),
  ]

  @Test(arguments: rows) func `a device has the numbers that the sources print`(_ row: Row) {
    for device in row.devices {
      let metrics = device.metrics(on: row.iOS)
      #expect(metrics.statusBarHeight == row.bar)
      #expect(metrics.safeAreaTop == row.top)
      #expect(metrics.navigationBarTop == row.navigationBar)
      #expect(metrics.landscapeSafeAreaTop == row.landscapeTop)
      #expect(metrics.width == row.screen.width && metrics.height == row.screen.height)
    }
  }

  struct Bottom: Sendable, CustomTestStringConvertible {
    let devices: [Device]
    let iOS: Version
    /// Nil where no source has it.
    let portrait: Double?
    let landscape: Double?

    init(_ devices: [Device], on iOS: Version, _ portrait: Double?, _ landscape: Double?) {
      (self.devices, self.iOS) = (devices, iOS)
      (self.portrait, self.landscape) = (portrait, landscape)
    }

    var testDescription: String { devices.map(\.rawValue).joined(separator: ", ") + " on \(iOS)" }
  }

  static let bottoms = [
    Bottom([.iPhoneSE3rd, .iPhone8Plus], on: 26, 0, 0),
    Bottom([.iPhoneX, .iPhone11, .iPhone13mini, .iPhone14], on: 15, 34, 21),
    Bottom([.iPhone14, .iPhone16e, .iPhone17e], on: 26, 34, 20),
    Bottom([.iPhone15, .iPhone16Pro, .iPhone16Plus], on: 18, 34, 21),
    Bottom([.iPhone16, .iPhone16Pro, .iPhone17ProMax, .iPhone18Pro], on: 26, 34, 20),
    Bottom([.iPhoneAir], on: 26, 34, 20),
    Bottom([.iPadWithHomeButton], on: 26, 0, 0),
    Bottom([.iPadPro11, .iPadWithoutHomeButton], on: Version(14, 8), 20, 20),
    Bottom([.iPadPro11, .iPadWithoutHomeButton], on: 15, nil, nil),
    Bottom([.iPadPro11, .iPadWithoutHomeButton], on: Version(17, 7), nil, nil),
    Bottom([.iPadPro11, .iPadWithoutHomeButton], on: 18, 25, 25),
    Bottom([.iPadPro11, .iPadWithoutHomeButton], on: 26, 25, 25),
    Bottom([.iPhoneDuoOuter, .iPhoneDuoInner], on: Version(27, 1), 34, 34),
  ]

  @Test(arguments: bottoms) func `the home indicator takes what the sources print`(_ row: Bottom) {
    for device in row.devices {
      #expect(device.homeIndicatorInset(in: .portrait, on: row.iOS) == row.portrait)
      #expect(device.homeIndicatorInset(in: .landscape, on: row.iOS) == row.landscape)
    }
  }

  @Test func `every device is in the table`() {
    #expect(Set(Self.rows.flatMap(\.devices)) == Set(Device.allCases))
  }

  @Test func `a phone is regular in landscape if it is large, and an iPad always`() {
    let regular = Device.allCases.filter { $0.metrics(on: 18).isRegularInLandscape }
    let words = ["Plus", "Max", "XR", "iPhone 11", "Air", "inner display", "iPad"]
    let large = Device.allCases.filter { device in
      device != .iPhone11Pro && words.contains { device.rawValue.contains($0) }
    }
    #expect(regular == large)
    #expect(Device.allCases.filter(\.isPad).allSatisfy { $0.rawValue.hasPrefix("iPad") })
    #expect(Device.allCases.count(where: \.isPad) == 3)
  }

  @Test func `what is cut out follows from the year`() {
    func devices(_ notch: Device.Notch) -> Set<Device> {
      Set(Device.allCases.filter { $0.metrics(on: 26).notch == notch })
    }
    let islands = Self.rows.flatMap(\.devices).filter { device in
      device.display != nil || Self.rows.contains { $0.bar == 54 && $0.devices.contains(device) }
    }
    let notches = Self.rows.filter { 44...50 ~= $0.bar }.flatMap(\.devices)
    #expect(devices(.island) == Set(islands))
    #expect(devices(.notch) == Set(notches))
  }
}
