import Foundation

/// True where nights run the tests (`NIGHTLY=1`): they play every row and seed of what takes long, and ask for tables
/// that each edit of the law changes.
package let isNight = ProcessInfo.processInfo.environment["NIGHTLY"] != nil
