/// Names that nobody can have put there before.
enum RandomName {
  /// How often a name is tried that is taken, as it never is by chance.
  static let attempts = 16
  /// The longest part of a name that is kept, in bytes: file names have at most 255, and the ending takes 25.
  private static let longestStem = 200

  /// A name for what grows beside another: that name, and 64 bits of chance.
  static func beside(_ name: String) -> String {
    var stem = name
    while stem.utf8.count > longestStem { stem.removeLast() }
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return stem + ".partial-" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
