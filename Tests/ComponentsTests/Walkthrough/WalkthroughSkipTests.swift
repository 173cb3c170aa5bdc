import AnimationCore
import Components
import Geometry
import Scene
import Testing

/// The button that leaves a walkthrough can be read on every page.
@Suite struct WalkthroughSkipTests {
  /// The ground of the skip button of two pages over a colour, as it is drawn: the last fill with a colour that is not opaque.
  private func ground(on background: Color, picture: PictureID? = nil) throws -> Color {
    let page = WalkthroughContent.Page(picture: picture, title: "T", body: "", color: .black)
    var content = WalkthroughContent(pages: [page, page])
    content.background = background
    let walkthrough = Walkthrough(
      content, size: Size(390, 844), environment: ComponentEnvironment(text: FixedWidthText()), at: 0)
    var list = DisplayList()
    walkthrough.draw(into: &list, at: 0)
    let grounds = list.items.compactMap { item in
      if case .fill(_, let color) = item.content, color.alpha < 1, color.bytes[0] == 0 { color } else { nil }
    }
    return try #require(grounds.last)
  }

  @Test(arguments: [0xFFFFFF, 0xF0F0F0, 0xFFE680, 0x808080, 0x101018] as [UInt32])
  func `the label stands out on a page without a picture, whatever its colour`(rgb: UInt32) throws {
    let below = Color(rgb: rgb)

    let seen = try ground(on: below).composited(over: below)

    #expect(Color.white.contrastRatio(with: seen) >= 4.5)
  }

  @Test func `on a dark page the ground is no darker than it was`() throws {
    #expect(WalkthroughContent.skipGround(on: Color(rgb: 0x101018)) == WalkthroughContent.skipGround)
  }
}
