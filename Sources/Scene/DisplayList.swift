import Geometry

/// What a frame shows, as values: equal lists are equal pictures.
///
/// A list keeps its storage between frames, so that building the same kind of frame again allocates
/// nothing. Coordinates are rounded to 1/65536 point as they are appended: a difference in the last
/// bit of a library's `exp` then cannot move a pixel.
public struct DisplayList: Sendable {
  /// The surface in points.
  public private(set) var size: Size
  /// What lies under everything.
  public private(set) var background: Color
  /// The things to draw, the lowest first.
  public private(set) var items: [DisplayItem] = []
  /// The holes of all spotlights; a spotlight names its range.
  public private(set) var holes: [RoundedRect] = []

  /// The transform that the next item gets.
  public private(set) var transform = Transform.identity
  /// The opacity that the next item gets.
  public private(set) var opacity = 1.0
  private var saved: [(transform: Transform, opacity: Double)] = []

  /// Makes an empty list.
  public init(size: Size = .zero, background: Color = .black) {
    self.size = size
    self.background = background
  }

  /// Empties the list for the next frame and keeps its storage.
  public mutating func reset(size: Size, background: Color) {
    self.size = size
    self.background = background
    items.removeAll(keepingCapacity: true)
    holes.removeAll(keepingCapacity: true)
    saved.removeAll(keepingCapacity: true)
    transform = .identity
    opacity = 1
  }

  // MARK: State

  /// Remembers transform and opacity until the matching ``restore()``.
  public mutating func save() { saved.append((transform, opacity)) }

  /// Brings back what the matching ``save()`` remembered.
  public mutating func restore() {
    guard let state = saved.popLast() else { preconditionFailure("restore() without a matching save()") }
    (transform, opacity) = state
  }

  /// Applies a map before the present one, so that it acts in local coordinates.
  public mutating func concatenate(_ local: Transform) { transform = local.concatenating(transform) }

  /// Shifts what follows.
  public mutating func translate(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }

  /// Multiplies the opacity of each following item by itself; see ``beginGroup(bounds:opacity:)`` for
  /// things that overlap.
  public mutating func multiplyOpacity(_ factor: Double) { opacity *= factor }

  // MARK: Items

  /// Fills an area.
  public mutating func fill(_ shape: Shape, _ color: Color) {
    append(.fill(shape.quantized, color.quantized))
  }

  /// Strokes an outline.
  public mutating func stroke(_ shape: Shape, _ color: Color, width: Double) {
    append(.stroke(shape.quantized, color.quantized, width: width.quantized))
  }

  /// Draws a soft shadow.
  public mutating func shadow(_ shape: RoundedRect, _ color: Color, sigma: Double) {
    append(.shadow(shape.quantized, color.quantized, sigma: sigma.quantized))
  }

  /// Draws a picture over a rectangle.
  public mutating func picture(_ picture: PictureID, in rect: Rect) { append(.picture(picture, rect.quantized)) }

  /// Draws a text in the box that was measured for it.
  public mutating func text(_ run: TextRun, in box: Rect, _ color: Color) {
    append(.text(run, box.quantized, color.quantized))
  }

  /// Dims a rectangle but for holes.
  public mutating func spotlight(_ rect: Rect, holes: some Sequence<RoundedRect>, _ color: Color) {
    let start = self.holes.count
    for hole in holes { self.holes.append(hole.quantized) }
    append(.spotlight(rect.quantized, holes: start..<self.holes.count, color.quantized))
  }

  /// Begins a group whose items are composed first and drawn together at one opacity.
  ///
  /// The group takes the present opacity with it: items inside start again at 1.
  public mutating func beginGroup(bounds: Rect, opacity groupOpacity: Double) {
    save()
    multiplyOpacity(groupOpacity)
    append(.beginGroup(bounds: bounds.quantized))
    opacity = 1
  }

  /// Begins to cut what follows to a rounded rectangle.
  public mutating func beginClip(_ shape: RoundedRect) {
    save()
    append(.beginClip(shape.quantized))
  }

  /// Ends the innermost group or clip and brings back the state from before it.
  public mutating func end() {
    restore()
    append(.end)
  }

  private mutating func append(_ content: DisplayItem.Content) {
    items.append(DisplayItem(content: content, transform: transform.quantized, opacity: opacity.quantized))
  }
}

extension DisplayList: Equatable {
  /// Whether two lists draw the same picture; storage and unfinished state do not count.
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a.size == b.size && a.background == b.background && a.items == b.items && a.holes == b.holes
  }
}
