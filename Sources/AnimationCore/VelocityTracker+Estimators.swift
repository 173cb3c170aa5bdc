import Geometry

extension VelocityTracker {
  /// The slope of the least-squares line: the covariance of time and place over the variance of time.
  func lineVelocity(_ last: Sample) -> Point {
    var count = 0.0
    var meanTime = 0.0
    var mean = Point.zero
    var age = 0
    while let sample = newest(age), isRecent(sample, last) {
      count += 1
      meanTime += sample.time - last.time
      mean = mean + (sample.position - last.position)
      age += 1
    }
    guard count >= 2 else { return .zero }
    meanTime /= count
    mean = mean * (1 / count)
    var variance = 0.0
    var covariance = Point.zero
    for index in 0..<age {
      guard let sample = newest(index) else { break }
      let time = sample.time - last.time - meanTime
      variance += time * time
      covariance = covariance + (sample.position - last.position - mean) * time
    }
    return variance > 0 ? covariance * (1 / variance) : .zero
  }

  /// The slope at the newest sample of the parabola that fits the last samples best.
  ///
  /// Orthogonal polynomials instead of normal equations: the sums stay well conditioned.
  func parabolaVelocity(_ last: Sample) -> Point {
    let count = unbrokenCount(last)
    guard count >= 3 else { return .zero }
    func time(_ index: Int) -> Double { (newest(index)?.time ?? last.time) - last.time }
    func place(_ index: Int) -> Point { (newest(index)?.position ?? last.position) - last.position }

    let meanTime = (0..<count).reduce(0) { $0 + time($1) } / Double(count)
    var second = 0.0
    var third = 0.0
    for index in 0..<count {
      let t = time(index) - meanTime
      second += t * t
      third += t * t * t
    }
    guard second > 0 else { return .zero }
    let tilt = third / second
    let offset = second / Double(count)
    var norm = 0.0
    var line = Point.zero
    var bend = Point.zero
    for index in 0..<count {
      let t = time(index) - meanTime
      let quadratic = t * t - tilt * t - offset
      norm += quadratic * quadratic
      line = line + place(index) * t
      bend = bend + place(index) * quadratic
    }
    // With two distinct times the parabola is not determined, and its norm is rounding.
    guard distinctTimes(count) >= 3, norm > 0 else { return .zero }
    return line * (1 / second) + bend * ((-2 * meanTime - tilt) / norm)
  }

  /// A weighted mean of the last three pair velocities.
  func pairVelocity() -> Point {
    pair(0) * 0.05 + pair(1) * 0.35 + pair(2) * 0.6
  }

  private func pair(_ age: Int) -> Point {
    guard let later = newest(age), let earlier = newest(age + 1), later.time > earlier.time else { return .zero }
    return (later.position - earlier.position) * (1 / (later.time - earlier.time))
  }

  /// How many samples lead back from the newest within the horizon without a pause; at most 20.
  private func unbrokenCount(_ last: Sample) -> Int {
    var count = 0
    var previous = last
    while count < 20, let sample = newest(count), isRecent(sample, last),
      VelocityTracker.isWithin(VelocityTracker.stopGap, from: sample.time, to: previous.time)
    {
      previous = sample
      count += 1
    }
    return count
  }

  private func distinctTimes(_ count: Int) -> Int {
    (1..<count).reduce(1) { total, index in
      newest(index)?.time == newest(index - 1)?.time ? total : total + 1
    }
  }

  private func isRecent(_ sample: Sample, _ last: Sample) -> Bool {
    VelocityTracker.isWithin(VelocityTracker.horizon, from: sample.time, to: last.time)
  }
}
