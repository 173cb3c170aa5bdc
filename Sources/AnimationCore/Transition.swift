public import Geometry

/// How something looks while it comes or goes: smaller, fainter, elsewhere.
public struct TransitionEffect: Hashable, Sendable {
  /// The factor of its size; about which point is the layout's choice.
  public var scale: Double
  /// The factor of its opacity.
  public var opacity: Double
  /// How far it is from its place.
  public var offset: Point

  /// Makes an effect; without arguments, none.
  public init(scale: Double = 1, opacity: Double = 1, offset: Point = .zero) {
    self.scale = scale
    self.opacity = opacity
    self.offset = offset
  }

  /// As it is when it is there.
  public static let identity = TransitionEffect()

  /// Both at once: factors multiply, offsets add.
  public func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      scale: scale * other.scale, opacity: opacity * other.opacity, offset: offset + other.offset)
  }
}

extension TransitionEffect: Animatable {
  /// Scale, opacity, and the two coordinates of the offset.
  public var animatableData: SIMD4<Double> { SIMD4(scale, opacity, offset.x, offset.y) }

  /// Makes an effect from scale, opacity and offset.
  public init(animatableData: SIMD4<Double>) {
    self.init(
      scale: animatableData.x, opacity: animatableData.y, offset: Point(animatableData.z, animatableData.w))
  }
}

/// How something comes and how it goes: where it starts from, and where it leaves to.
///
/// ```swift
/// let bubble = Transition.scale(0.25).combined(with: .opacity)
/// let sheet = Transition.asymmetric(insertion: .offset(Point(0, 300)), removal: .opacity)
/// ```
/// A ``Presence`` plays it.
public struct Transition: Hashable, Sendable {
  /// How it looks just before it comes.
  public var insertion: TransitionEffect
  /// How it looks when it is gone.
  public var removal: TransitionEffect

  /// Makes a transition that comes and goes the same way.
  public init(_ effect: TransitionEffect) { self.init(insertion: effect, removal: effect) }

  private init(insertion: TransitionEffect, removal: TransitionEffect) {
    self.insertion = insertion
    self.removal = removal
  }

  /// There at once, gone at once.
  public static let identity = Transition(.identity)

  /// Fades.
  public static let opacity = Transition(TransitionEffect(opacity: 0))

  /// Grows from a fraction of its size, and shrinks to it.
  public static func scale(_ factor: Double = 0) -> Transition {
    Transition(TransitionEffect(scale: factor))
  }

  /// Slides in from a displacement, and out to it.
  public static func offset(_ offset: Point) -> Transition {
    Transition(TransitionEffect(offset: offset))
  }

  /// Comes by one transition and goes by another.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both at once.
  public func combined(with other: Transition) -> Transition {
    Transition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
  }
}
