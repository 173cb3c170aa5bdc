import TestSupport

/// What a hand, a slip of it or a merge does to the text of a file.
struct TextEdits {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  mutating func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

  /// The text after one edit: half of them leave a deck that is well-formed, half do not care.
  mutating func edit(_ bytes: [UInt8]) -> [UInt8] {
    Bool.random(using: &generator) ? editLines(bytes) : editBytes(bytes)
  }

  private mutating func editLines(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let (one, other) = (
      Int.random(in: lines.indices, using: &generator), Int.random(in: lines.indices, using: &generator)
    )
    switch number(in: 0...3) {
    case 0: lines.remove(at: one)
    case 1: lines.insert(lines[one], at: one)
    case 2: lines.swapAt(one, other)
    default: lines[one] = changeDigits(lines[one])
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Other digits in the place of digits: other lengths, colours and counts.
  private mutating func changeDigits(_ line: [UInt8]) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return line.map { digits.contains($0) ? .random(in: digits, using: &generator) : $0 }
  }

  private mutating func editBytes(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: bytes.indices, using: &generator)
    switch number(in: 0...3) {
    case 0: bytes[place] = .random(in: .min ... .max, using: &generator)
    case 1: bytes.insert(UInt8(ascii: "x"), at: place)
    case 2: bytes.removeSubrange(place..<min(place + number(in: 1...40), bytes.count))
    default:
      let end = min(place + number(in: 1...40), bytes.count)
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: bytes.indices, using: &generator))
    }
    return bytes
  }
}
