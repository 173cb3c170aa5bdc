import Components
import Geometry
import Scene
import Testing

@Suite struct ListContrastTests {
  /// How strongly the bars of a row's handle are drawn.
  private func handleOpacity(increasesContrast: Bool) throws -> Double {
    let environment = ComponentEnvironment(text: FixedWidthText(), increasesContrast: increasesContrast)
    let content = ListContent("fruits", rows: ["apple"].map { ListContent.Row($0) }, reorder: .handle)
    let list = List(content, width: 400, environment: environment)
    var drawing = DisplayList(size: Size(400, 100))
    list.draw(into: &drawing, visible: Rect(x: 0, y: 0, width: 400, height: 100), at: 0)
    let bars = drawing.items.compactMap { item -> Color? in
      guard case .fill(let shape, let color) = item.content, shape.bounds.height < 3, shape.bounds.width < 30 else {
        return nil
      }
      return color
    }
    return try #require(bars.first).alpha
  }

  @Test func `a handle shows in full where more contrast is asked for`() throws {
    #expect(try handleOpacity(increasesContrast: false) < 0.5)
    #expect(try handleOpacity(increasesContrast: true) == 1)
  }
}
