/// A list that most steps fill anew. Emptying it is one store, and it keeps its storage.
package struct StepList<Element>: RandomAccessCollection {
  private var storage = ContiguousArray<Element>()
  package private(set) var endIndex = 0

  package var startIndex: Int { 0 }

  package var isEmpty: Bool { endIndex == 0 }

  package var first: Element? { isEmpty ? nil : storage[0] }

  package var last: Element? { isEmpty ? nil : storage[endIndex - 1] }

  package subscript(index: Int) -> Element {
    @inline(__always) get { storage[index] }
    @inline(__always) set { storage[index] = newValue }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if endIndex < storage.count { storage[endIndex] = element } else { storage.append(element) }
    endIndex += 1
  }

  mutating func append(_ list: Self) {
    for index in list.indices { append(list[index]) }
  }

  @discardableResult
  @inline(__always) package mutating func removeLast() -> Element {
    endIndex -= 1
    return storage[endIndex]
  }

  mutating func removeLast(_ count: Int) { endIndex -= count }

  @inline(__always) mutating func removeAll() { endIndex = 0 }
}

extension StepList: MutableCollection {}
