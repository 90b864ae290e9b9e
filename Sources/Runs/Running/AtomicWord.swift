import StatusQuoAtomics

/// A number that signal handlers and other processes may read and write at any time.
package struct AtomicWord: @unchecked Sendable {
  private let word: UnsafeMutablePointer<Int>

  /// A number that is never released: for statics.
  package init(forever value: Int) {
    word = .allocate(capacity: 1)
    word.initialize(to: value)
  }

  /// A number in memory that another object owns.
  package init(at word: UnsafeMutablePointer<Int>) { self.word = word }

  /// The number.
  package var value: Int {
    get { statusquo_load(word) }
    nonmutating set { statusquo_store(word, newValue) }
  }

  /// Adds to it, and returns the sum.
  @discardableResult
  package func add(_ number: Int) -> Int { statusquo_add(word, number) }
}
