import Notation
import Testing

@Suite struct NearestNameTests {
  private let names = ["title", "subtitle", "color", "image", "font-size", "go", "go-back"]

  @Test(arguments: [
    ("colour", "color"), ("titel", "title"), ("imgae", "image"), ("fontSize", "font-size"), ("Font_Size", "font-size"),
    ("TITLE", "title"), ("sub", "subtitle"), ("got", "go"),
  ])
  func `a small mistake finds the name that was meant`(misspelt: String, name: String) {
    #expect(names.nearest(to: misspelt) == name)
  }

  @Test(arguments: ["", "x", "zebra", "something-else", String(repeating: "title", count: 100)])
  func `a word of its own finds none`(word: String) {
    #expect(names.nearest(to: word) == nil)
  }

  @Test func `of two names as near the first wins`() {
    #expect(["cat", "car"].nearest(to: "cab") == "cat")
  }

  @Test func `without a near name a short list is shown whole`() {
    #expect(["push", "sheet", "fade"].hint(for: "zoom") == "there are 'push', 'sheet', 'fade'")
    #expect(["push"].hint(for: "zoom") == "there is 'push'")
    #expect((0..<20).map { "name\($0)" }.hint(for: "zoom") == nil)
  }
}
