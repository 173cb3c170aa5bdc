import Geometry
import Testing

@Suite struct ColorTests {
  @Test(arguments: ["#0E7C86", "#FFFFFF", "#00000080"])
  func `a colour survives being written and read`(_ text: String) throws {
    let color = try #require(Color(hexadecimal: text))

    #expect(color.hexadecimal == text)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "0E7C86", "#GGGGGG", "#１２３"])
  func `what is not a hexadecimal colour is none`(_ text: String) {
    #expect(Color(hexadecimal: text) == nil)
  }
}
