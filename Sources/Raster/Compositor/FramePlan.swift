import CPixelKernels

/// What a frame comes to: commands in drawing order, and the parts of them that can be seen.
struct FramePlan {
  /// In drawing order.
  var commands: [Command] = []
  /// In drawing order.
  private(set) var pieces: [Piece] = []
  private var occluders: [PixelRect] = []
  private var difference = RectDifference()

  /// A rectangle with fewer pixels hides too little to be worth looking at.
  private static let smallestOccluder = 1_024
  /// A command with fewer pixels is drawn whole even when a part of it is hidden.
  private static let smallestDivided = 4_096
  /// The most parts that a command is divided into.
  private static let mostParts = 24

  /// Empties the plan and keeps its storage.
  mutating func reset() {
    commands.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    occluders.removeAll(keepingCapacity: true)
  }

  /// Leaves out what later commands hide.
  ///
  /// Goes from the top down with all the rectangles that hide what is under them. A hidden pixel is written by
  /// a later command whatever it was before, so leaving it out changes no bit.
  mutating func cull() {
    for index in commands.indices.reversed() {
      let command = commands[index]
      switch command.content {
      case .beginLayer, .endLayer, .beginClip, .endClip:
        // Both ends must see the same rectangle.
        pieces.append(Piece(command: index, rect: command.rect))
      default:
        divide(command.rect)
        for part in difference.parts { pieces.append(Piece(command: index, rect: part)) }
      }
      if command.hidden.0.area >= Self.smallestOccluder { occluders.append(command.hidden.0) }
      if command.hidden.1.area >= Self.smallestOccluder { occluders.append(command.hidden.1) }
    }
    pieces.reverse()
  }

  /// Sets `difference` to what is left of a rectangle.
  private mutating func divide(_ rect: PixelRect) {
    difference.reset(to: rect)
    for occluder in occluders where occluder.intersects(rect) {
      if occluder.contains(rect) {
        difference.reset(to: .nothing)
        return
      }
      if rect.area >= Self.smallestDivided { difference.subtract(occluder, limit: Self.mostParts) }
    }
  }
}
