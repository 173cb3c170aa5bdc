import Raster
import Testing

@Suite struct TextFontTests {
  @Test func `the inventory names the files and their versions`() throws {
    let lines = try TextFixtures.fonts.get().inventory.lines

    #expect(lines.contains { $0.hasPrefix("NotoSans-Regular.ttf 2.") })
    #expect(lines.contains { $0.hasPrefix("NotoSansCJK-Bold.ttc 2.") })
    #expect(lines == lines.sorted())
  }

  @Test func `no font but Noto is known`() throws {
    let files = try TextFixtures.fonts.get().inventory.files

    #expect(files.allSatisfy { $0.name.hasPrefix("Noto") })
    #expect(!files.contains { $0.name.contains("Serif") })
  }

  @Test func `missing fonts are an error that names the packages`() {
    let error = #expect(throws: FontError.self) { try FontLibrary(directories: ["/nowhere"]) }

    #expect(
      error?.description
        == "the fonts Noto Sans, Noto Sans CJK JP, Noto Color Emoji are not in /nowhere; install them with: "
        + "apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji")
  }

  @Test func `each library says its version`() {
    let lines = LibraryVersions.current.lines

    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.split(separator: " ").last?.split(separator: ".").count == 3 })
  }
}
