import Geometry

extension GestureCandidate {
  /// The same candidate for a target of another kind, as one component passes it on for another inside it.
  public func map<Other>(_ transform: (Target) -> Other) -> GestureCandidate<Other> {
    let recognizer: GestureCandidate<Other>.Recognizer =
      switch recognizer {
      case .press(let bounds): .press(bounds: bounds)
      case .drag(let directions): .drag(GestureCandidate<Other>.Directions(rawValue: directions.rawValue))
      case .immediateDrag: .immediateDrag
      case .longPress: .longPress
      }
    return GestureCandidate<Other>(transform(target), recognizer, meaning: meaning)
  }

  /// The same candidate where the plane it lies in is moved by a displacement.
  public func offsetBy(_ displacement: Point) -> Self {
    guard case .press(let bounds) = recognizer else { return self }
    return Self(target, .press(bounds: bounds.offsetBy(x: displacement.x, y: displacement.y)), meaning: meaning)
  }
}

extension GestureEvent {
  /// The same report to a target of another kind.
  public func map<Other>(_ transform: (Target) -> Other) -> GestureEvent<Other> {
    retargeted(to: transform(target))
  }

  /// The same report to another target.
  public func retargeted<Other>(to target: Other) -> GestureEvent<Other> {
    let kind: GestureEvent<Other>.Kind =
      switch kind {
      case .pressBegan: .pressBegan
      case .pressLeft: .pressLeft
      case .pressCancelled: .pressCancelled
      case .tapped: .tapped
      case .doubleTapped: .doubleTapped
      case .lifted: .lifted
      case .dragBegan: .dragBegan
      case .dragMoved(let translation): .dragMoved(translation: translation)
      case .dragEnded(let translation): .dragEnded(translation: translation)
      case .dragCancelled: .dragCancelled
      }
    return GestureEvent<Other>(target: target, kind: kind, position: position, time: time)
  }

  /// The same report where the plane it lies in is moved by a displacement.
  public func offsetBy(_ displacement: Point) -> Self {
    var copy = self
    copy.position = position + displacement
    return copy
  }
}
