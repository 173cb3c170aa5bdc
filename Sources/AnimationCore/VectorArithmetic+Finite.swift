extension VectorArithmetic {
  /// Whether every component is finite.
  var isFinite: Bool {
    (0..<componentCount).allSatisfy { component(at: $0).isFinite }
  }

  /// The vector with components beyond the largest double brought back to it.
  var saturated: Self {
    if isFinite { return self }
    let limit = Double.greatestFiniteMagnitude
    return mapComponents { min(max($0, -limit), limit) }
  }

  /// The vector with zero in place of every component that is not finite.
  var finite: Self {
    isFinite ? self : mapComponents { $0.isFinite ? $0 : 0 }
  }
}
