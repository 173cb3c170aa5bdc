extension Sequence<String> {
  /// The name that was probably meant by a misspelt one, or nothing when none is near.
  ///
  /// Letter case, `_`, spaces and camelCase do not count as differences, so `fontSize` finds `font-size`.
  /// A name is near when at most a third of its letters, and at most three, have to change
  /// (Damerau-Levenshtein distance: insert, delete, replace, swap neighbours), or when the misspelt
  /// one is its beginning. Of equally near names the first wins.
  ///
  /// - Cost: looks at the first 2,000 names of up to 64 letters, so that a hostile file cannot buy time with it.
  public func nearest(to misspelt: String) -> String? {
    let wanted = misspelt.foldedForComparison
    guard !wanted.isEmpty, wanted.count <= NearestName.maximumLength else { return nil }
    var best: (name: String, distance: Int)?
    for name in self.prefix(NearestName.maximumCandidates) {
      // Four bytes a scalar at most: what is longer is not even folded.
      guard name.utf8.count <= 4 * NearestName.maximumLength else { continue }
      let candidate = name.foldedForComparison
      guard candidate.count <= NearestName.maximumLength else { continue }
      let allowed = Swift.min(3, Swift.max(1, Swift.max(wanted.count, candidate.count) / 3))
      let isBeginning = wanted.count >= 3 && candidate.starts(with: wanted)
      guard isBeginning || abs(wanted.count - candidate.count) <= allowed else { continue }
      let distance = isBeginning ? 1 : editDistance(wanted, candidate)
      guard distance <= allowed, distance < Swift.max(wanted.count, candidate.count) else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// The hint that names the nearest name, or lists the names when none is near and they are few.
  ///
  /// - Parameter listsAll: whether they are listed however many they are: for the keys of a table, not for what a file names.
  public func hint(for misspelt: String, listsAll: Bool = false) -> String? {
    if let name = nearest(to: misspelt) { return "did you mean \(name.quoted)?" }
    let most = listsAll ? NearestName.maximumCandidates : NearestName.maximumListed
    let names = Array(self.prefix(most + 1))
    guard !names.isEmpty, names.count <= most else { return nil }
    return "there " + (names.count == 1 ? "is " : "are ") + names.map(\.quoted).joined(separator: ", ")
  }
}

/// The bounds of a search for a misspelt name.
private enum NearestName {
  /// The longest name that is compared, in scalars: the cost grows with its square.
  static let maximumLength = 64
  /// How many names are compared.
  static let maximumCandidates = 2_000
  /// How many names a hint lists when none is near: a line of them.
  static let maximumListed = 12
}

extension String {
  /// The name in lower case with words joined by hyphens.
  fileprivate var foldedForComparison: [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    var previousIsLowercase = false
    for scalar in unicodeScalars {
      let isUppercase = scalar.properties.isUppercase
      if isUppercase, previousIsLowercase { folded.append("-") }
      if scalar == "_" || scalar == " " {
        folded.append("-")
      } else if isUppercase {
        folded += scalar.properties.lowercaseMapping.unicodeScalars
      } else {
        folded.append(scalar)
      }
      previousIsLowercase = scalar.properties.isLowercase
    }
    return folded
  }
}

/// The number of single edits between two words: insertions, deletions, replacements and swaps of neighbours.
///
/// This is the restricted form (optimal string alignment), which edits no letter twice.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, current[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[b.count]
}
