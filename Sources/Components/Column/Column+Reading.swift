import AnimationCore
import Geometry

extension Column {
  /// What is read now; nothing at the top of the content, which stays the top in every layout.
  func reading(at time: Seconds) -> Reading? {
    let offset = offset(at: time)
    // What was kept once is kept for good, as long as nobody scrolls: turning to and fro ends where it began.
    if let keptReading, keptReading.offset == offset, scroller.phase == .idle { return keptReading.reading }
    guard offset > 0, let place = readingPlace(atOffset: offset) else { return nil }
    return Reading(place: place, goal: readingPlace(atOffset: scroller.target(at: time)) ?? place)
  }

  /// Scrolls so far that what was read stands where it stood, after the column was laid out anew.
  mutating func keep(_ reading: Reading?, at time: Seconds) {
    keptReading = nil
    guard let reading, let offset = offset(showing: reading.place) else { return }
    scroller.keep(at: offset, boundFor: self.offset(showing: reading.goal) ?? offset, at: time)
    keptReading = (reading, self.offset(at: time))
  }

  /// The same place where another column has become this one.
  func place(of reading: Reading, in other: Column) -> Reading {
    Reading(place: place(of: reading.place, in: other), goal: place(of: reading.goal, in: other))
  }

  private func place(of place: ReadingPlace, in other: Column) -> ReadingPlace {
    let block = other.content.blocks[place.block]
    var here = place
    here.block = content.blocks.firstIndex { $0.isSame(as: block) } ?? place.block
    if content.blocks.indices.contains(place.block), content.blocks[place.block].isSame(as: block) {
      here.block = place.block
    }
    return here
  }

  /// What stands at the top of what can be seen when the content is scrolled so far; nothing above the first block.
  private func readingPlace(atOffset offset: Double) -> ReadingPlace? {
    let line = offset + layout.bar.maxY
    guard let block = layout.slots.lastIndex(where: { !$0.isCollapsed && $0.top <= line }) else { return nil }
    let slot = layout.slots[block]
    let (part, frame) = part(ofBlock: block, at: line - slot.top)
    let way = line - slot.top - frame.minY
    let share = frame.height > 0 ? min(max(way / frame.height, 0), 1) : 0
    return ReadingPlace(block: block, part: part, share: share, beyond: way - share * frame.height)
  }

  /// The card or the row of a block that begins last above a height, and where it is in the block; else the whole block.
  private func part(ofBlock block: Int, at height: Double) -> (ReadingPlace.Part?, Rect) {
    switch layout.slots[block].kind {
    case .cards(let index):
      let grid = grids[index]
      guard let card = grid.layout.cards.indices.last(where: { grid.layout.cards[$0].frame.minY <= height }) else {
        break
      }
      // The first of those side by side: it stays the first, however many there are.
      let top = grid.layout.cards[card].frame.minY
      let first = grid.layout.cards.firstIndex { $0.frame.minY == top } ?? card
      return (.card(grid.content.cards[first].id), grid.layout.cards[first].frame)
    case .list(let index):
      let list = lists[index]
      let row = min(list.rows.indices.partitionPoint { list.tops[$0 + 1] > height }, list.count - 1)
      guard row >= 0 else { break }
      return (.row(list.rows[row].content.id), list.restingFrame(ofRow: row))
    case .text, .picture, .button, .spacer: break
    }
    return (nil, Rect(x: 0, y: 0, width: layout.width, height: layout.slots[block].height))
  }

  /// How far the content is to be scrolled to have a place at the top of what can be seen; nothing when it is not there.
  private func offset(showing place: ReadingPlace) -> Double? {
    guard layout.slots.indices.contains(place.block), let frame = frame(of: place.part, inBlock: place.block) else {
      return nil
    }
    let line = layout.slots[place.block].top + frame.minY + place.share * frame.height + place.beyond
    return (line - layout.bar.maxY).rounded()
  }

  private func frame(of part: ReadingPlace.Part?, inBlock block: Int) -> Rect? {
    switch (part, layout.slots[block].kind) {
    case (.card(let id), .cards(let index)):
      return grids[index].content.cards.firstIndex { $0.id == id }.map { grids[index].layout.cards[$0].frame }
    case (.row(let id), .list(let index)):
      return lists[index].key(ofRow: id).flatMap { lists[index].index(of: $0) }.map {
        lists[index].restingFrame(ofRow: $0)
      }
    case (nil, _): return Rect(x: 0, y: 0, width: layout.width, height: layout.slots[block].height)
    default: return nil
    }
  }
}

extension List {
  /// Where a row is when nothing moves.
  func restingFrame(ofRow index: Int) -> Rect {
    Rect(x: 0, y: tops[index], width: layout.width, height: rows[index].height)
  }
}

extension ColumnContent.Block {
  /// Whether another block is this one after a change of the deck: it says the same, or it has its name.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.text(let own), .text(let other)): own.text == other.text && own.style == other.style
    case (.picture(let own), .picture(let other)): own.picture == other.picture
    case (.cards(let own), .cards(let other)): own.cards.map(\.id) == other.cards.map(\.id)
    case (.list(let own), .list(let other)): own.id == other.id
    case (.button(let own), .button(let other)): own.id == other.id
    case (.spacer, .spacer): self == other
    default: false
    }
  }
}
