/// Sorts arrays of one kind; equal elements keep their order.
///
/// The standard library's sort asks for memory on every call; this keeps its own, so that a frame which draws a shape anew
/// asks for none.
///
/// - Cost: n log n comparisons by merging; n when the elements are in order already.
struct StableSort<Element> {
  private var source: [Element] = []

  /// Sorts an array in place.
  mutating func sort(_ elements: inout [Element], by precedes: (Element, Element) -> Bool) {
    var width = 1
    while width < elements.count {
      source.removeAll(keepingCapacity: true)
      source.append(contentsOf: elements)
      for start in stride(from: 0, to: elements.count, by: 2 * width) {
        let middle = min(start + width, elements.count)
        merge(start..<middle, middle..<min(middle + width, elements.count), into: &elements, by: precedes)
      }
      width *= 2
    }
  }

  /// Merges two sorted runs that follow one another into the place of both.
  private func merge(
    _ left: Range<Int>, _ right: Range<Int>, into elements: inout [Element], by precedes: (Element, Element) -> Bool
  ) {
    guard let last = left.last, let first = right.first, precedes(source[first], source[last]) else { return }
    var (left, right) = (left, right)
    for place in left.lowerBound..<right.upperBound {
      if right.isEmpty || !left.isEmpty && !precedes(source[right.lowerBound], source[left.lowerBound]) {
        elements[place] = source[left.lowerBound]
        left = left.dropFirst()
      } else {
        elements[place] = source[right.lowerBound]
        right = right.dropFirst()
      }
    }
  }
}
