/// Drawings that do harm to whatever draws them, and files like them.
enum HostileDrawing {
  private static func svg(_ content: String, side: Int = 64) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)">\(content)</svg>
      """.utf8)
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// A matrix so large that its sums leave the range of the numbers of the library, which gives up.
  static let crash: [UInt8] = {
    let order = 99
    let matrix = repeated("1 ", order * order)
    return svg(
      "<filter id='f'><feConvolveMatrix order='\(order)' kernelMatrix='\(matrix)'/></filter>"
        + repeated("<rect width='300' height='300' filter='url(#f)'/>", 4), side: 300)
  }()

  /// Noise of many octaves over and over: hours of work.
  static let endless = svg(
    "<filter id='f'><feTurbulence baseFrequency='0.9' numOctaves='4000'/></filter>"
      + repeated("<rect width='2000' height='2000' filter='url(#f)'/>", 50), side: 2_000)

  /// Masks within masks, each drawn twice for the one around it.
  static let masks: [UInt8] = {
    let depth = 40
    let masks = (0..<depth).map { index in
      "<mask id='m\(index)'>"
        + repeated("<rect width='64' height='64' fill='#fff' mask='url(#m\(index + 1))'/>", 2) + "</mask>"
    }
    return svg(
      masks.joined() + "<mask id='m\(depth)'><rect width='64' height='64' fill='#fff'/></mask>"
        + "<rect width='64' height='64' mask='url(#m0)'/>")
  }()

  /// Layers within layers, each as large as the picture and kept until the innermost is drawn.
  static let memory: [UInt8] = {
    let depth = 200
    return svg(
      repeated("<g opacity='0.5'>", depth)
        + "<rect width='4000' height='4000'/><rect x='9' width='4000' height='4000'/>"
        + repeated("</g>", depth), side: 4_000)
  }()

  /// A drawing that says it has more pixels than any picture may have.
  static let huge = svg("<rect width='9' height='9'/>", side: 1_000_000)
}
