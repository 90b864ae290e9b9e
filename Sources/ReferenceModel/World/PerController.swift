/// One value for each controller, in declaration order.
struct PerController<Value> {
  private var values: [Value]

  init(_ values: [Value]) { self.values = values }

  init(repeating value: Value, count: Int) { values = Array(repeatElement(value, count: count)) }

  var count: Int { values.count }

  /// All controllers, in declaration order.
  var ids: some Sequence<ControllerID> { values.indices.lazy.map(ControllerID.init(index:)) }

  subscript(id: ControllerID) -> Value {
    _read { yield values[id.index] }
    _modify { yield &values[id.index] }
  }
}
