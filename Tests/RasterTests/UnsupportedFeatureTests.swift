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

  @Test(arguments: [
    ("<rect fill='url(other.svg#g)'/>", "other.svg#g"), ("<g style=\"filter: url('f.svg#b')\"/>", "f.svg#b"),
    ("<linearGradient href='g.svg#a'/>", "g.svg#a"),
  ])
  func `a paint, a filter or a gradient from another file is named`(_ content: String, _ address: String) {
    #expect(features(content) == [address])
  }

  @Test(arguments: ["flowRoot", "meshgradient", "hatch", "solidcolor", "altGlyph"])
  func `what drawing programs write and librsvg passes over is named`(_ element: String) {
    #expect(features("<\(element)/>") == ["<\(element)>"])
  }

  @Test(arguments: [
    ("<path vector-effect='non-scaling-stroke'/>", "vector-effect"), ("<text textLength='90'>a</text>", "textLength"),
    ("<text rotate='45'>a</text>", "rotate"), ("<path pathLength='1'/>", "pathLength"),
    ("<g style='transform-origin: 5px 5px; fill: red'/>", "transform-origin"),
    ("<style>text { word-spacing: 4px }</style>", "word-spacing"),
    ("<text dominant-baseline='hanging'>a</text>", "dominant-baseline"),
    ("<text style='inline-size:90px'>a</text>", "inline-size"),
    ("<style>rect { animation: blink 1s }</style>", "animation"),
    ("<rect style='clip-path: circle(4px)'/>", "clip-path: circle()"),
    ("<rect fill='var(--accent)'/>", "var()"), ("<rect width='calc(3px + 4px)'/>", "calc()"),
    ("<rect style='fill:oklch(0.6 0.2 20)'/>", "oklch()"), ("<text x='0 8 16'>abc</text>", "a place for each letter"),
    ("<style>@media print { rect { fill: red } }</style>", "@media"),
    ("<?xml-stylesheet href='a.css'?>", "<?xml-stylesheet?>"),
  ])
  func `a property that makes no difference is named`(_ content: String, _ name: String) {
    #expect(features(content) == [name])
  }

  @Test(arguments: [
    "<path style='vector-effect:none;word-spacing:0;inline-size:0;shape-inside:none'/>", "<g transform='rotate(4)'/>",
    "<animated rotate='auto'/>", "<rect clip-path='url(#c)' x='1 2' fill='url(#g)'/>",
    "<a href='https://example.org'/>", "<path d='M0 0'/><text x='5' dominant-baseline='auto'>a</text>",
    "<desc title='a > b'/>",
  ])
  func `a property that says what is so by itself is nothing to speak of`(_ content: String) {
    #expect(features(content) == [])
  }

  @Test func `a font that is replaced is named where there is a text`() {
    let style = "<g style='font-family:&quot;Open  Sans&quot;, sans-serif'>"

    #expect(features(style + "<rect/></g>") == [])
    #expect(features(style + "<text>a</text></g>") == ["the font Open Sans"])
  }

  @Test(arguments: ["Noto Sans", "sans-serif", "monospace", "'Noto Sans CJK JP', serif"])
  func `a font that is there is nothing to speak of`(_ family: String) {
    #expect(features("<text font-family=\"\(family)\">a</text>") == [])
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
