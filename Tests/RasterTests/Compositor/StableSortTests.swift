import TestSupport
import Testing

@testable import Raster

@Suite struct StableSortTests {
  private struct Item: Equatable {
    var key: Int
    var place: Int
  }

  @Test func `arrays of every length are sorted as the standard library sorts them, equal elements in their order`() {
    var random = SeededGenerator(seed: 5)
    var sorter = StableSort<Item>()
    for count in 0..<70 {
      let items = (0..<count).map { Item(key: Int.random(in: 0..<max(1, count / 2), using: &random), place: $0) }
      var sorted = items

      sorter.sort(&sorted) { $0.key < $1.key }

      #expect(sorted == items.sorted { ($0.key, $0.place) < ($1.key, $1.place) })
    }
  }
}
