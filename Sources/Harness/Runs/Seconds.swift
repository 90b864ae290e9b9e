/// A length of time, or a moment of the system's clock. `Duration` would need iOS 16.
package typealias Seconds = Double
