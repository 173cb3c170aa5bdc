extension Range<Int> {
  /// The first number for which something holds that holds for all numbers after it too; the end when it never does.
  ///
  /// - Cost: logarithmic in the length of the range.
  func partitionPoint(where isAfter: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
