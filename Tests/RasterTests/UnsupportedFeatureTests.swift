import Raster
import Testing

@Suite struct UnsupportedFeatureTests {
  private func features(_ content: String) -> [String] {
    UnsupportedFeature.all(in: Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>".utf8)).map(\.name)
  }

  @Test func `a plain drawing has none`() {
    #expect(features("<g><rect width='1'/><use href='#a'/><image href='data:image/png;base64,'/></g>") == [])
  }

  @Test(arguments: ["script", "foreignObject", "animate", "animateTransform", "textPath"])
  func `what librsvg leaves out is named`(_ element: String) {
    #expect(features("<\(element) id='a'/>") == ["<\(element)>"])
  }

  @Test func `a prefix does not hide an element`() {
    #expect(features("<svg:animate/>") == ["<animate>"])
  }

  @Test func `a name inside a comment or a longer name does not count`() {
    #expect(features("<!-- <script> --><animated/>") == [])
  }

  @Test func `addresses outside of the drawing are named`() {
    #expect(features("<image xlink:href=\"photo.jpg\"/><use href='other.svg#a'/>") == ["photo.jpg", "other.svg#a"])
  }

  @Test func `each is named once`() {
    #expect(features("<animate/><animate/>") == ["<animate>"])
  }

  @Test func `rules that load fonts and an emoji are named`() {
    #expect(
      features("<style>@import 'a.css'; @font-face {}</style><text>😀</text>") == ["@import", "@font-face", "an emoji"])
  }

  @Test func `bytes that are no text are no trouble`() {
    #expect(UnsupportedFeature.all(in: [0xFF, 0x3C, 0xFE, 0x3C]) == [])
  }
}
