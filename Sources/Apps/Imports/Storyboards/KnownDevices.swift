import StatusQuoAppearanceModel

/// A device for each name by which storyboards say what they are laid out for.
let devicesOfStoryboards: [String: Device] = [
  "retina4_0": .iPhoneSE1st,
  "retina4_7": .iPhone8,
  "retina5_5": .iPhone8Plus,
  "retina5_9": .iPhoneX,
  "retina6_1": .iPhone11,
  "retina6_5": .iPhone11ProMax,
  "retina6_0": .iPhone12,
  "retina6_7": .iPhone12ProMax,
  "retina6_12": .iPhone15,
  "retina6_72": .iPhone15ProMax,
  "ipad9_7": .iPadWithHomeButton,
  "ipad10_5": .iPadWithHomeButton,
  "ipad12_9": .iPadWithHomeButton,
  "ipad11_0rounded": .iPadPro11,
  "ipad12_9rounded": .iPadWithoutHomeButton,
]
