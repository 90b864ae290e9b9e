/// A place in a picture, in its units.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// An area in a picture, in its units.
package struct Area: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Smaller by some units on each side.
  func inset(_ x: Double, _ y: Double) -> Area {
    Area(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
  }

  /// The box without its upper part.
  func dropTop(_ height: Double) -> Area {
    Area(x: x, y: y + height, width: width, height: max(0, self.height - height))
  }

  /// The box without its lower part.
  func dropBottom(_ height: Double) -> Area {
    Area(x: x, y: y, width: width, height: max(0, self.height - height))
  }
}

/// The `d` of a path.
struct PathData: Hashable, Sendable {
  private(set) var text = ""

  init() {}

  /// A line through points.
  init(through points: [Point]) {
    for point in points {
      if text.isEmpty { move(point.x, point.y) } else { line(point.x, point.y) }
    }
  }

  mutating func move(_ x: Double, _ y: Double) { append("M", x, y) }
  mutating func line(_ x: Double, _ y: Double) { append("L", x, y) }

  mutating func horizontal(_ x: Double) {
    text += "H"
    text.append(x)
  }

  mutating func vertical(_ y: Double) {
    text += "V"
    text.append(y)
  }

  /// A quarter of a circle, clockwise or not.
  mutating func corner(_ radius: Double, clockwise: Bool, to x: Double, _ y: Double) {
    text += "A"
    text.append(radius)
    text += " "
    text.append(radius)
    text += clockwise ? " 0 0 1 " : " 0 0 0 "
    text.append(x)
    text += " "
    text.append(y)
  }

  mutating func close() { text += "Z" }

  mutating func add(_ box: Area) {
    move(box.x, box.y)
    horizontal(box.maxX)
    vertical(box.maxY)
    horizontal(box.x)
    close()
  }

  /// A box with a radius at each corner: upper left, upper right, lower right, lower left.
  mutating func add(_ box: Area, radii: [Double]) {
    move(box.x + radii[0], box.y)
    horizontal(box.maxX - radii[1])
    if radii[1] > 0 { corner(radii[1], clockwise: true, to: box.maxX, box.y + radii[1]) }
    vertical(box.maxY - radii[2])
    if radii[2] > 0 { corner(radii[2], clockwise: true, to: box.maxX - radii[2], box.maxY) }
    horizontal(box.x + radii[3])
    if radii[3] > 0 { corner(radii[3], clockwise: true, to: box.x, box.maxY - radii[3]) }
    vertical(box.y + radii[0])
    if radii[0] > 0 { corner(radii[0], clockwise: true, to: box.x + radii[0], box.y) }
    close()
  }

  private mutating func append(_ command: StaticString, _ x: Double, _ y: Double) {
    text += command.description
    text.append(x)
    text += " "
    text.append(y)
  }
}
