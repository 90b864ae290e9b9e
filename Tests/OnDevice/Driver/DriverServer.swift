import Foundation

/// Answers lines on a port of this machine, one connection at a time. An empty line ends a connection.
///
/// - Parameters:
///   - port: the port; 0 is any that is free.
///   - makeSession: makes the session of a connection.
/// - Returns: the port.
package func serveDriver(
  port: UInt16, makeSession: @escaping @MainActor @Sendable () -> DriverSession
) throws -> UInt16 {
  let (listener, port) = try listen(on: port)
  Thread.detachNewThread {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      #if canImport(Darwin)
        // A client that goes away is an error of `write`, no signal.
        var isSet: Int32 = 1
        setsockopt(
          connection, SOL_SOCKET, SO_NOSIGPIPE, &isSet, socklen_t(MemoryLayout<Int32>.size))
      #endif
      var lines = SocketLines(connection)
      let session = wait { await makeSession() }
      while let line = lines.next(), !line.isEmpty {
        let answers = wait { await session.answer(to: line) }
        guard send(answers, to: connection) else { break }
      }
      close(connection)
    }
  }
  return port
}

/// The reason why it can't listen on any port.
struct PortError: Error {
  var port: UInt16
}

private func listen(on port: UInt16) throws -> (socket: Int32, port: UInt16) {
  #if canImport(Darwin)
    let listener = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  var yes: Int32 = 1
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
  // Only this machine can connect.
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { address in
    address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      bind(listener, address, size) == 0 && Foundation.listen(listener, 1) == 0
        && getsockname(listener, address, &size) == 0
    }
  }
  guard listener >= 0, isBound else {
    close(listener)
    throw PortError(port: port)
  }
  return (listener, UInt16(bigEndian: address.sin_port))
}

/// Waits on this thread for what is done on another.
private func wait<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value {
  let done = DispatchSemaphore(value: 0)
  let box = Box<Value>()
  Task {
    box.value = await body()
    done.signal()
  }
  done.wait()
  return box.value!
}

/// Written before a semaphore is signaled, read after it.
private final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}

private func send(_ lines: [String], to connection: Int32) -> Bool {
  let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    sent += count
  }
  return true
}

/// The lines that come from a socket.
private struct SocketLines {
  private let connection: Int32
  private var pending: [UInt8] = []
  /// A longer line ends the connection.
  private static let limit = 16 << 20

  init(_ connection: Int32) { self.connection = connection }

  mutating func next() -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return Array(pending[..<end])
      }
      guard pending.count < Self.limit else { return nil }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(connection, &chunk, chunk.count)
      guard count > 0 else { return nil }
      pending += chunk[..<count]
    }
  }
}
