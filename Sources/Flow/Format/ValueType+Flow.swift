import AnimationCore
import Geometry
import Notation

/// Limits of what flow files may say, and of what comes of it.
public enum FlowLimits {
  /// How long a flow may take on its own clock where nobody says otherwise, in seconds: nobody watches longer.
  public static let virtualTime: Seconds = 3_600
  /// The most frames of a flow: an hour at 240 frames per second and some more.
  public static let frames = 1_000_000
  /// The most recorded moments of a flow, those of repeats and included files counted each time: two hours of a window with
  /// a mouse in it.
  public static let moments = 1_000_000
  /// The latest that a recorded moment may be, in seconds: a window that was open for a day.
  static let momentTime = 0.0...86_400.0
  /// The sides of a recorded window, in points: the largest that X11 gives is 32,767 pixels.
  static let recordedSides = 0.0...16_384.0
  /// The farthest that a point may be from the window's corner, in points: any wall of displays is smaller.
  static let coordinates = -100_000.0...100_000.0
  /// The longest that a finger may be down in one step, in seconds: it reports 120 times a second.
  static let longestGesture: Seconds = 60
  /// The most steps of a flow, those of repeats and included files counted each time.
  static let steps = 100_000
  /// The sides of a window, in points: from a watch to a large monitor.
  static let windowSide = 100.0...4096.0
  /// Pixels per point.
  static let scale = 0.25...8.0
  /// Frames per second.
  static let framesPerSecond = 1.0...1000.0
}

extension ValueNotation {
  fileprivate static func point(_ shape: ValueShape) -> ValueNotation {
    ValueNotation(
      "point", phrase: "a point",
      summary: "A place in the window, a distance or a speed: `[x, y]` in points, x to the right and y down.",
      examples: ["[350, 400]"], form: .shape(shape))
  }

  fileprivate static func rectangle(_ shape: ValueShape) -> ValueNotation {
    ValueNotation(
      "rectangle", phrase: "a rectangle", summary: "`[x, y, width, height]` in points.", examples: ["[0, 0, 390, 220]"],
      form: .shape(shape))
  }

  fileprivate static func windowSize(_ shape: ValueShape) -> ValueNotation {
    ValueNotation(
      "window size", phrase: "a size", summary: "`[width, height]` in points.", examples: ["[390, 844]"],
      form: .shape(shape))
  }

  fileprivate static func target(_ shape: ValueShape) -> ValueNotation {
    ValueNotation(
      "target", phrase: "a target",
      summary: """
        What a finger aims at: an element by its id, an element by the text that it shows, or a point. Of an element the \
        middle is meant. A text must show exactly once; of a card or a row its title is enough, unless something else shows \
        just that. An id with brackets needs quotes.
        """,
      examples: ["next", "Get started", "\"fruits[0]\"", "[350, 400]"], form: .shape(shape))
  }
}

extension ValueType where Value == [Double] {
  /// A list of so many numbers.
  ///
  /// - Parameter phrase: how a message calls it, such as "a point [x, y]".
  static func numbers(_ count: Int, _ phrase: String, in range: ClosedRange<Double>) -> ValueType {
    let number = ValueType<Double>.number(in: range, unit: "pt")
    return ValueType(
      .list(of: number.shape, count: count...count),
      accepts: { if case .sequence = $0.content { true } else { false } },
      read: { node, decoder in
        guard case .sequence(let nodes) = node.content, nodes.count == count else {
          decoder.reportWrongType(node, expected: phrase)
          return nil
        }
        let values = nodes.compactMap { decoder.decode(number, from: $0, as: "a number of \(decoder.subject)") }
        return values.count == count ? values : nil
      },
      write: { "[" + $0.map(\.shortest).joined(separator: ", ") + "]" })
  }
}

extension ValueType where Value == Point {
  /// A point or a distance in points, `[x, y]`.
  static var point: ValueType {
    let numbers = ValueType<[Double]>.numbers(2, "two numbers [x, y]", in: FlowLimits.coordinates)
    return numbers.map({ Point($0[0], $0[1]) }, write: { [$0.x, $0.y] }).named(.point(numbers.shape))
  }
}

extension ValueType where Value == Rect {
  /// A rectangle in points, `[x, y, width, height]`.
  static var rect: ValueType {
    let numbers = ValueType<[Double]>.numbers(
      4, "four numbers [x, y, width, height]", in: FlowLimits.coordinates)
    return numbers.map(
      { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      write: { [$0.minX, $0.minY, $0.width, $0.height] }
    ).named(.rectangle(numbers.shape))
  }
}

extension ValueType where Value == Size {
  /// The size of a window in points, `[width, height]`.
  static var windowSize: ValueType {
    let numbers = ValueType<[Double]>.numbers(2, "two numbers [width, height]", in: FlowLimits.windowSide)
    return numbers.map({ Size($0[0], $0[1]) }, write: { [$0.width, $0.height] }).named(.windowSize(numbers.shape))
  }
}

extension ValueType where Value == Flow.Target {
  /// A point, an id, or a text that shows.
  static var target: ValueType {
    let target = either(
      ValueType<Point>.point.map({ .point($0) }, write: { if case .point(let point) = $0 { point } else { nil } }),
      ValueType<String>.text.map({ .name($0) }, write: { if case .name(let name) = $0 { name } else { nil } }))
    return target.named(.target(target.shape))
  }
}

extension ValueType where Value == Double {
  /// How long a finger does something, in seconds.
  static var gestureDuration: ValueType { .duration(atMost: FlowLimits.longestGesture) }
}

extension ValueType where Value == [String] {
  /// One text or a list of at least one: a list of none would ask for nothing.
  static var texts: ValueType {
    .either(
      ValueType<String>.text.map({ [$0] }, write: { $0.count == 1 ? $0.first : nil }),
      .list(of: ValueType<String>.text, count: 1...Int.max))
  }
}
