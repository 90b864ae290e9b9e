#if arch(wasm32)
  /// Memory for a question of the page.
  @_cdecl("allocate")
  public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutablePointer<UInt8>.allocate(capacity: Int(count))
  }

  /// Answers the question that the page has put into memory from `allocate`, and frees that. The first
  /// four bytes of what it returns are the length of the answer, the lowest first.
  @_cdecl("ask")
  public func ask(
    _ question: UnsafeMutablePointer<UInt8>, _ count: Int32
  ) -> UnsafeMutablePointer<UInt8> {
    let request = [UInt8](UnsafeBufferPointer(start: question, count: Int(count)))
    question.deallocate()
    let bytes = answer(request)
    let length = UInt32(bytes.count)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 4)
    for place in 0..<4 { memory[place] = UInt8(truncatingIfNeeded: length >> UInt32(8 * place)) }
    memory.advanced(by: 4).update(from: bytes, count: bytes.count)
    return memory
  }

  /// Frees an answer that the page has read.
  @_cdecl("release")
  public func release(_ answer: UnsafeMutablePointer<UInt8>) { answer.deallocate() }
#endif
