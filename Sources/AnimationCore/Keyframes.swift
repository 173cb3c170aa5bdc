/// A motion through several values, each reached by its own curve or spring.
///
/// ```swift
/// let shake = Keyframes(0.0, [
///   .curve(-10, .easeOut, duration: 0.1),
///   .curve(10, .easeInOut, duration: 0.2),
///   .spring(0, .bouncy),
/// ])
/// shake.value(at: 0.25)
/// ```
/// - Boundaries: the time of a key belongs to the stretch after it, so at a jump the later value counts.
/// - Outside: before the start the first value, after the end the last one.
/// - Cost: one binary search and one curve or spring; evaluating allocates nothing, except for arrays of values.
public struct Keyframes<Value: Animatable>: Equatable, Sendable {
  private typealias Data = Value.AnimatableData

  /// One stretch, solved for where it starts.
  private struct Stretch: Equatable, Sendable {
    let begin: Seconds
    let end: Seconds
    let start: Data
    let target: Data
    let velocity: Data
    let approach: Keyframe<Value>.Approach

    func value(at time: Seconds) -> Data {
      switch approach {
      case .jump: return target
      case .curve(let curve): return start + (target - start) * curve.value(at: progress(at: time))
      case .spring(let spring):
        let factors = spring.factors(at: time - begin)
        return target + ((start - target) * factors.displacement + velocity * factors.impulse)
      }
    }

    func velocity(at time: Seconds) -> Data {
      switch approach {
      case .jump: return .zero
      case .curve(let curve):
        guard end > begin, let slope = curve.slope(at: progress(at: time)) else { return .zero }
        return (target - start) * (slope / (end - begin))
      case .spring(let spring):
        let factors = spring.factors(at: time - begin)
        return (start - target) * factors.displacementRate + velocity * factors.impulseRate
      }
    }

    private func progress(at time: Seconds) -> Double {
      end > begin ? (time - begin) / (end - begin) : 1
    }
  }

  private let first: Data
  private let beginning: Seconds
  private let stretches: [Stretch]

  /// Makes a motion from its first value and the stretches that follow, the first at time 0.
  public init(_ initial: Value, _ keyframes: [Keyframe<Value>]) {
    self.init(initial, beginning: 0, keyframes, ends: nil)
  }

  /// Makes a motion from values at times, and a curve between each and the next.
  ///
  /// - Parameters:
  ///   - values: the values; without any there is nothing to move, and the result is nothing.
  ///   - times: as many times, in order; one below the one before counts as equal to it.
  ///   - curves: one fewer curves; ones that are missing are linear.
  public init?(_ values: [Value], times: [Seconds], curves: [UnitCurve] = []) {
    guard let initial = values.first, let beginning = times.first, values.count == times.count else { return nil }
    var ends: [Seconds] = []
    for time in times.dropFirst() { ends.append(max(time, ends.last ?? beginning)) }
    let keyframes = values.dropFirst().enumerated().map { index, value in
      Keyframe.curve(value, index < curves.count ? curves[index] : .linear, duration: 0)
    }
    self.init(initial, beginning: beginning, keyframes, ends: ends)
  }

  /// Solves the stretches one after the other, with ends given or from durations.
  private init(_ initial: Value, beginning: Seconds, _ keyframes: [Keyframe<Value>], ends: [Seconds]?) {
    first = initial.animatableData
    self.beginning = beginning
    var stretches: [Stretch] = []
    var begin = beginning
    var start = first
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.value.animatableData
      var duration = keyframe.duration
      if case .spring(let spring) = keyframe.approach, duration == nil || index == keyframes.count - 1 {
        duration = spring.settlingDuration(
          displacement: start - target, velocity: velocity, threshold: Value.restThreshold)
      }
      let end = ends.map { $0[index] } ?? begin + (duration ?? .infinity)
      let stretch = Stretch(
        begin: begin, end: end, start: start, target: target, velocity: velocity, approach: keyframe.approach)
      stretches.append(stretch)
      if case .spring = keyframe.approach, keyframe.duration != nil {
        start = stretch.value(at: end)
      } else {
        start = target
      }
      velocity = keyframe.approach == .jump ? .zero : stretch.velocity(at: end)
      begin = end
    }
    self.stretches = stretches
  }

  /// How long the motion takes from time 0; infinite for a spring that does not settle.
  public var duration: Seconds { stretches.last?.end ?? beginning }

  /// Where the value is.
  public func value(at time: Seconds) -> Value {
    guard time >= beginning else { return Value(animatableData: first) }
    guard time < duration, let stretch = stretch(at: time) else {
      return Value(animatableData: stretches.last?.target ?? first)
    }
    return Value(animatableData: stretch.value(at: time))
  }

  /// How fast the value changes; zero outside, and where a curve jumps.
  public func velocity(at time: Seconds) -> Value {
    guard time >= beginning, time < duration, let stretch = stretch(at: time) else {
      return Value(animatableData: .zero)
    }
    return Value(animatableData: stretch.velocity(at: time))
  }

  /// The first stretch that ends after a time.
  private func stretch(at time: Seconds) -> Stretch? {
    var low = 0
    var high = stretches.count
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].end <= time { low = middle + 1 } else { high = middle }
    }
    return low < stretches.count ? stretches[low] : nil
  }
}
