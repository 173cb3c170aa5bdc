import Geometry

/// Which parts of a surface two display lists may show differently, as few rectangles.
///
/// Lists are compared item by item, and where items were added or removed, the rest is found again. What is
/// outside of the rectangles is the same in both lists, to the bit, for a renderer that cuts each item to its
/// ``DisplayItem/bounds``.
///
/// - Cost: one pass over the items; allocates nothing once it has seen lists of a size.
public struct Damage: Sendable {
  /// Rectangles in points of the surface; they do not overlap.
  public private(set) var rects: [Rect] = []
  private var old = ItemTree()
  private var new = ItemTree()

  /// The most rectangles: more would cost a renderer more than the pixels they save.
  public static let rectLimit = 8
  /// Two rectangles become one when at most this part of the one is in neither of them.
  private static let wasteLimit = 0.25
  /// How many items further an item is looked for that is not where it was.
  private static let searchReach = 32

  /// Finds no damage yet.
  public init() {}

  /// Compares two lists.
  public mutating func compare(_ old: DisplayList, _ new: DisplayList) {
    rects.removeAll(keepingCapacity: true)
    let surface = Rect(origin: .zero, size: new.size)
    guard old.size == new.size, old.background == new.background else {
      rects.append(surface)
      return
    }
    self.old.scan(old.items)
    self.new.scan(new.items)
    compare(old, 0..<old.items.count, new, 0..<new.items.count, within: surface)
  }

  /// Adds a rectangle that must be drawn for another reason, such as a picture that has arrived.
  public mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      let union = other.union(rect)
      let waste = union.area - other.area - rect.area
      if other.intersects(rect) || waste <= Self.wasteLimit * union.area {
        // The larger one may now reach others.
        rect = union
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.rectLimit { mergeNearest() }
  }

  private mutating func mergeNearest() {
    var best: (first: Int, second: Int, waste: Double)?
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best?.waste ?? .infinity { best = (first, second, waste) }
      }
    }
    guard let best else { return }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(union)
  }

  // MARK: Comparing

  /// Compares two runs of siblings: items of the same group, clip or surface.
  private mutating func compare(
    _ a: DisplayList, _ aRange: Range<Int>, _ b: DisplayList, _ bRange: Range<Int>, within clip: Rect
  ) {
    var (i, j) = (aRange.lowerBound, bRange.lowerBound)
    while i < aRange.upperBound, j < bRange.upperBound {
      if Self.isSame(a, i, b, j) {
        enter(a, i, b, j, within: clip)
        i = old.next(after: i)
        j = new.next(after: j)
      } else if aRange.upperBound - i != bRange.upperBound - j,
        let (nextI, nextJ) = resume(a, i..<aRange.upperBound, b, j..<bRange.upperBound)
      {
        // As many items are left as before unless some were added or removed.
        while i < nextI { damage(a, &i, old, within: clip) }
        while j < nextJ { damage(b, &j, new, within: clip) }
      } else {
        compareChanged(a, i, b, j, within: clip)
        i = old.next(after: i)
        j = new.next(after: j)
      }
    }
    while i < aRange.upperBound { damage(a, &i, old, within: clip) }
    while j < bRange.upperBound { damage(b, &j, new, within: clip) }
  }

  /// Compares what is inside of two groups or clips that begin alike.
  private mutating func enter(_ a: DisplayList, _ i: Int, _ b: DisplayList, _ j: Int, within clip: Rect) {
    guard a.items[i].begins else { return }
    let inner = a.items[i].bounds.intersection(clip)
    compare(a, i + 1..<old.end(of: i), b, j + 1..<new.end(of: j), within: inner)
  }

  /// The nearest pair of items that are the same again, one of them at most a few items further on.
  private func resume(
    _ a: DisplayList, _ aRange: Range<Int>, _ b: DisplayList, _ bRange: Range<Int>
  ) -> (Int, Int)? {
    var (i, j) = (aRange.lowerBound, bRange.lowerBound)
    for _ in 0..<Self.searchReach {
      i = i < aRange.upperBound ? old.next(after: i) : i
      j = j < bRange.upperBound ? new.next(after: j) : j
      if i < aRange.upperBound, Self.isSame(a, i, b, bRange.lowerBound) { return (i, bRange.lowerBound) }
      if j < bRange.upperBound, Self.isSame(a, aRange.lowerBound, b, j) { return (aRange.lowerBound, j) }
      if i < aRange.upperBound, j < bRange.upperBound, Self.isSame(a, i, b, j) { return (i, j) }
      if i >= aRange.upperBound, j >= bRange.upperBound { return nil }
    }
    return nil
  }

  /// Damages what two items at the same place in their lists draw differently.
  private mutating func compareChanged(_ a: DisplayList, _ i: Int, _ b: DisplayList, _ j: Int, within clip: Rect) {
    if !addHoles(a, i, b, j, within: clip) {
      add(a.items[i].bounds.intersection(clip))
      add(b.items[j].bounds.intersection(clip))
    }
  }

  /// Damages the holes of two spotlights that differ in nothing else; no when they do or are none.
  private mutating func addHoles(_ a: DisplayList, _ i: Int, _ b: DisplayList, _ j: Int, within clip: Rect) -> Bool {
    let (before, after) = (a.items[i], b.items[j])
    guard before.transform == after.transform, before.opacity == after.opacity,
      case .spotlight(let rect, let oldHoles, let color) = before.content,
      case .spotlight(rect, let newHoles, color) = after.content
    else { return false }
    for hole in a.holes[oldHoles] where !b.holes[newHoles].contains(hole) {
      add(before.transform.apply(hole.rect).intersection(clip))
    }
    for hole in b.holes[newHoles] where !a.holes[oldHoles].contains(hole) {
      add(after.transform.apply(hole.rect).intersection(clip))
    }
    return true
  }

  private mutating func damage(_ list: DisplayList, _ index: inout Int, _ tree: ItemTree, within clip: Rect) {
    add(list.items[index].bounds.intersection(clip))
    index = tree.next(after: index)
  }

  /// Whether two items begin or draw the same thing in the same way.
  private static func isSame(_ a: DisplayList, _ i: Int, _ b: DisplayList, _ j: Int) -> Bool {
    let (before, after) = (a.items[i], b.items[j])
    if case .spotlight(let oldRect, let oldHoles, let oldColor) = before.content,
      case .spotlight(let newRect, let newHoles, let newColor) = after.content
    {
      // The lists may keep the same holes at different places.
      return before.transform == after.transform && before.opacity == after.opacity && oldRect == newRect
        && oldColor == newColor && a.holes[oldHoles] == b.holes[newHoles]
    }
    return before == after && a.joinsPrevious(i) == b.joinsPrevious(j)
  }
}

/// Where groups and clips of a list end.
private struct ItemTree: Sendable {
  /// For the beginning of a group or clip the index of its end; for other items their own.
  private var ends: [Int] = []
  private var open: [Int] = []

  mutating func scan(_ items: [DisplayItem]) {
    ends.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    for index in items.indices {
      ends.append(index)
      if items[index].begins {
        open.append(index)
      } else if case .end = items[index].content, let start = open.popLast() {
        ends[start] = index
      }
    }
    // What was never ended ends with the list.
    for start in open { ends[start] = items.count }
  }

  /// The end of a group or clip, which is no part of what is inside.
  func end(of index: Int) -> Int { ends[index] }

  /// The next sibling of an item.
  func next(after index: Int) -> Int { ends[index] + 1 }
}

extension DisplayItem {
  /// Whether this is the beginning of a group or clip.
  fileprivate var begins: Bool {
    switch content {
    case .beginGroup, .beginClip: true
    default: false
    }
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
