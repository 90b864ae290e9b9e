package import StatusQuoAppearanceModel

extension Device {
  /// The device that a name which is none was probably meant to be: a model that has its screen, or its name in
  /// other words.
  package static func meant(by text: String) -> Device? {
    guard text.utf8.count <= 100, Device(rawValue: text) == nil else { return nil }
    let letters = text.lowercased()
    let words = letters.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
    if words.contains(where: { $0.hasPrefix("ipad") }) { return iPad(words) }
    if words.contains(where: { $0.hasPrefix("ipod") }) { return .iPhone5s }
    let model = plain(text)
    if let same = allCases.first(where: { plain($0.rawValue) == model }) { return same }
    if let older = olderNames[model] { return older }
    return suggestion(for: text, among: allCases.map { $0.rawValue }).flatMap(Device.init)
  }

  /// The names of models without a row of their own, which have the screen of another.
  private static let olderNames: [String: Device] = [
    "iphone5": .iPhone5s, "iphone5c": .iPhone5s, "iphonese": .iPhoneSE2nd,
    "iphonese1": .iPhoneSE1st, "iphonese2": .iPhoneSE2nd, "iphonese3": .iPhoneSE3rd,
    "iphonese2016": .iPhoneSE1st, "iphonese2020": .iPhoneSE2nd, "iphonese2022": .iPhoneSE3rd,
    "iphone10": .iPhoneX,
  ]

  /// The letters and digits of a name, without what numbers generations.
  private static func plain(_ name: String) -> String {
    var letters = ""
    for word in name.lowercased().split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      if word == "gen" || word == "generation" || word == "simulator" || word == "inch" { continue }
      let isOrdinal = word.first?.isNumber == true && word.count == 3
      letters +=
        isOrdinal && ["st", "nd", "rd", "th"].contains(word.suffix(2)) ? word.prefix(1) : word
    }
    return letters
  }

  /// The iPad of a name's words: those with a home button, those of 11 inches, and all others.
  private static func iPad(_ words: [String]) -> Device {
    func has(_ word: String) -> Bool { words.contains(word) }
    let generation = words.compactMap { word -> Int? in
      let digits = word.prefix { $0.isNumber }
      let isNumbered = ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
      return isNumbered ? Int(digits) : nil
    }.filter { $0 < 11 }.last
    let isNamedByChip = words.contains { word in
      word.count == 2 && word.first == "m" && word.last?.isNumber == true
    }
    if isNamedByChip || has("no") {
      return has("pro") && has("11") ? .iPadPro11 : .iPadWithoutHomeButton
    }
    if has("pro") {
      if has("11") { return .iPadPro11 }
      if has("9.7") || has("10.5") { return .iPadWithHomeButton }
      if has("13") { return .iPadWithoutHomeButton }
      return generation.map { $0 < 3 } ?? true ? .iPadWithHomeButton : .iPadWithoutHomeButton
    }
    if has("11") || has("13") { return .iPadWithoutHomeButton }
    let first = has("air") ? 4 : has("mini") ? 6 : 10
    return generation.map { $0 < first } ?? true ? .iPadWithHomeButton : .iPadWithoutHomeButton
  }
}
