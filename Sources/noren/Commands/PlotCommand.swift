import AnimationCore
import Geometry
import Notation
import Raster
import Scene
import Stage

/// `noren plot`: draws curves and springs.
enum PlotCommand: Command {
  static let spec = CommandSpec(
    name: "plot", summary: "Draws curves and springs, in the terminal or as a picture.",
    operands: "CURVE...", operandCount: 1...maximumCurves,
    options: [
      .init("--out", "F", "a PNG file to write instead; - is standard output"),
      .init("--scale", "S", "pixels per point of the picture (default: 2)"),
      .init("--force", "overwrite the file"),
    ],
    details: """
      Up to \(maximumCurves) curves share a drawing. A curve is a name (ease, ease-in-out, ease-out-back, material-emphasized ...), cubic-bezier(x1, y1, x2, y2),
      one of these with a duration, ease-in(0.2s), or spring(duration: 0.5s, bounce: 0.3). Put it in quotes:

        noren plot 'spring(duration: 0.5, bounce: 0.3)' 'ease-out(0.5s)' --out curve.png
      """)

  /// More lines cannot be told apart.
  private static let maximumCurves = 6

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    var lines: [CurvePlot.Line] = []
    for notation in arguments.operands { lines.append(try line(notation)) }
    let plot = CurvePlot(lines)
    guard let path = arguments.text("--out") else {
      Console.print(plot.terminalText)
      return .done
    }
    try Output.refuseExisting(path, arguments)
    let scale = try arguments.number("--scale", in: 0.5...4) ?? 2
    let setup = try Fonts.setup()
    let list = plot.draw(text: setup.text)
    let buffer = PixelBuffer(width: Int(list.size.width * scale), height: Int(list.size.height * scale))
    let noPictures = PictureStore(files: PicturesInMemory(), fonts: nil, decoding: .inPlace)
    Rasterizer(threads: 1).render(list, scale: scale, into: buffer, pictures: noPictures, text: setup.text)
    do { try FileSystem.write(PNG.encode(buffer.bitmap), to: path) } catch { throw CommandFailure("\(error)", .usage) }
    return .done
  }

  private static func line(_ notation: String) throws -> CurvePlot.Line {
    if let curve = AuthoredCurve(notation: notation) { return .init(name: notation, curve: curve.unitCurve) }
    if let motion = AuthoredAnimation(notation: notation), let animation = motion.animation {
      return .init(name: notation, animation: animation)
    }
    let name = String(notation.prefix { $0 != "(" })
    let names = AuthoredCurve.named.map { $0.name } + ["spring", "cubic-bezier"]
    let near = names.nearest(to: name).flatMap { $0 == name ? nil : "did you mean \($0)?" }
    throw CommandFailure.usage("\"\(notation)\" is no curve; \(near ?? "see `noren plot --help`")")
  }
}
