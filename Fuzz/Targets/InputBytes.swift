/// The bytes of a fuzzer, taken one after another as choices and numbers.
struct InputBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether nothing is left.
  var isEmpty: Bool { rest.isEmpty }

  /// The next byte; 0 when none is left.
  mutating func byte() -> Int { rest.popFirst().map(Int.init) ?? 0 }

  /// The next byte as one of some values.
  mutating func choice<Value>(_ values: [Value]) -> Value { values[byte() % values.count] }

  /// The next byte as a number in a range, its ends included.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(byte()) / 255
  }
}
