import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoGenerators

/// The documents that a key of the capabilities keeps from being compared.
package struct LoosenedKey: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The number of documents that nothing else keeps out.
  package var alone: Int
  /// The number of documents that it keeps out, also together with other keys.
  package var documents: Int
  /// The values of the key that they need, the most frequent first.
  package var needs: [String]
}

extension Replay {
  /// The keys to loosen, the one that is worth most first.
  package var loosenedKeys: [LoosenedKey] {
    var keys: [String: LoosenedKey] = [:]
    var needs: [String: [String: Int]] = [:]
    for document in notApplicable {
      let lacking = Set(document.lacks.map { $0.key })
      for key in lacking {
        let name = keys[key] ?? LoosenedKey(key: key, alone: 0, documents: 0, needs: [])
        keys[key] = LoosenedKey(
          key: key, alone: name.alone + (lacking.count == 1 ? 1 : 0),
          documents: name.documents + 1, needs: [])
      }
      for need in Set(document.lacks) { needs[need.key, default: [:]][need.value, default: 0] += 1 }
    }
    return keys.values.map { loosened in
      var loosened = loosened
      let counts = (needs[loosened.key] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      loosened.needs = counts.map { $0.key }
      return loosened
    }.sorted {
      ($1.alone, $1.documents, $0.key) < ($0.alone, $0.documents, $1.key)
    }
  }
}

extension Need {
  /// The value that its key of the capabilities would have to hold.
  fileprivate var value: String {
    switch self {
    case .version(let version): version.text
    case .linkedSDK: "any"
    case .device(let device): device.rawValue
    case .infoPlist(let key): key
    case .environment(let key): key.rawValue
    case .windows(let count), .fewerWindows(let count): count.grouped
    case .window(let property): property.rawValue
    case .kind(let kind), .children(of: let kind), .addedChildren(of: let kind): kind.rawValue
    case .emptyContainer, .presentedAtLaunch, .movedChild, .unknownName: "true"
    case .step(let kind): kind.rawValue
    case .refusal(let refusal): refusal.rawValue
    case .property(let property), .otherValue(let property): property.rawValue
    case .value(_, let word): word.rawValue
    case .call(let method): method.rawValue
    case .action(let kind): kind.rawValue
    }
  }
}
