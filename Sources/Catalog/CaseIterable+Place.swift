extension CaseIterable where AllCases == [Self] {
  /// Its place among all cases, for tables that are looked up once a step.
  ///
  /// The compiler numbers cases that hold nothing in the order of their declaration, which is that
  /// of `allCases`.
  ///
  /// - Precondition: an enum of 2 to 256 cases that hold nothing.
  @inlinable public var place: Int {
    precondition(MemoryLayout<Self>.size == 1, "an enum whose cases hold nothing")
    return Int(unsafeBitCast(self, to: UInt8.self))
  }
}
