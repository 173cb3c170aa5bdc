import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct CardColumnTests {
  private func widths(_ titles: [String], columns: Int) -> [Double] {
    let cards = titles.enumerated().map { CardGridContent.Card(ElementID("card-\($0)"), title: $1) }
    let grid = CardGrid(
      CardGridContent(columns: columns, cards: cards), width: 240,
      environment: ComponentEnvironment(text: FixedWidthText()))
    return grid.elements(focus: nil, at: 0).map(\.frame.width)
  }

  @Test func `cards stand side by side as the content says`() {
    #expect(widths(["One", "Two"], columns: 2) == [114, 114])
  }

  @Test func `cards stand below each other where a title's word would be broken`() {
    #expect(widths(["Favourite crafts", "Two"], columns: 2) == [114, 114])
    #expect(widths(["Supercalifragilistic", "Two"], columns: 2) == [240, 240])
  }

  @Test func `a long title in Japanese breaks anywhere and costs no column`() {
    #expect(widths(["お気に入り一覧をここで見ることができます", "Two"], columns: 2) == [114, 114])
  }
}
