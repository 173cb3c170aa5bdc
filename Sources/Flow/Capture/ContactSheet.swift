import Geometry
import Raster
import Scene

/// Several pictures side by side, each with a line of text below it.
public struct ContactSheet {
  /// One picture of the sheet.
  public struct Frame {
    /// The picture.
    public var bitmap: Bitmap
    /// The line below it.
    public var label: String

    /// Makes a frame.
    public init(_ bitmap: Bitmap, label: String) {
      self.bitmap = bitmap
      self.label = label
    }
  }

  /// Lengths in pixels and colours.
  private enum Look {
    static let gap = 16
    /// The text as a part of a picture's width, within the limits below.
    static let labelPart = 0.055
    static let labelSizes = 9.0...28.0
    /// The line's height as a multiple of the text's size.
    static let lineHeight = 1.8
    static let background = Color(rgb: 0x1B1B24)
    static let ink = Color(rgb: 0xD8D8E4)
    /// How wide a sheet should be for its height: that of most screens.
    static let aspect = 1.6
  }

  /// The pictures in reading order.
  public var frames: [Frame]
  /// How many pictures stand in a row, as in a film strip; nothing for about the form of a screen.
  public var columns: Int?

  /// Makes a sheet.
  public init(_ frames: [Frame], columns: Int? = nil) {
    self.frames = frames
    self.columns = columns
  }

  /// Where everything goes, in pixels.
  private struct Layout {
    var columns: Int
    var cell: (width: Int, height: Int)
    var labelSize: Double
    var labelHeight: Int

    var stride: (x: Int, y: Int) { (cell.width + Look.gap, cell.height + labelHeight + Look.gap) }

    init(count: Int, cell: (width: Int, height: Int), columns: Int?) {
      self.cell = cell
      labelSize = min(max(Double(cell.width) * Look.labelPart, Look.labelSizes.lowerBound), Look.labelSizes.upperBound)
      labelHeight = Int((labelSize * Look.lineHeight).rounded(.up))
      self.columns = 1
      let ideal = (Double(count) * Look.aspect * Double(stride.y) / Double(stride.x)).squareRoot()
      self.columns = min(max(1, columns ?? Int(ideal.rounded())), max(1, count))
    }

    func pixelSize(count: Int) -> (width: Int, height: Int) {
      let rows = (count + columns - 1) / columns
      return (Look.gap + columns * stride.x, Look.gap + rows * stride.y)
    }
  }

  private var layout: Layout {
    let cell = (
      width: frames.map(\.bitmap.width).max() ?? 1, height: frames.map(\.bitmap.height).max() ?? 1
    )
    return Layout(count: frames.count, cell: cell, columns: columns)
  }

  /// The size of the sheet in pixels.
  public var pixelSize: (width: Int, height: Int) { layout.pixelSize(count: frames.count) }

  /// The size in pixels of a sheet of so many pictures of one size.
  static func pixelSize(
    of count: Int, cell: (width: Int, height: Int), columns: Int?
  ) -> (width: Int, height: Int) {
    Layout(count: count, cell: cell, columns: columns).pixelSize(count: count)
  }

  /// Draws the sheet.
  ///
  /// - Parameter text: measures and draws the labels.
  public func render(text: some TextSource & TextMeasuring) -> PixelBuffer {
    let layout = layout
    let (width, height) = pixelSize
    var list = DisplayList()
    list.reset(size: Size(Double(width), Double(height)), background: Look.background)
    let style = TextStyle(size: layout.labelSize, weight: .medium, maximumLines: 1)
    for (index, frame) in frames.enumerated() {
      let left = Double(Look.gap + index % layout.columns * layout.stride.x)
      let top = Double(Look.gap + index / layout.columns * layout.stride.y)
      let picture = Rect(x: left, y: top, width: Double(frame.bitmap.width), height: Double(frame.bitmap.height))
      list.picture(FrameSource.id(of: index), in: picture)
      let run = TextRun(frame.label, style: style, width: Double(layout.cell.width))
      let size = text.measure(run).size
      let middle = picture.maxY + Double(layout.labelHeight) / 2
      let corner = Point(picture.center.x - size.width / 2, middle - size.height / 2)
      list.text(run, in: Rect(origin: corner, size: size), Look.ink)
    }
    let buffer = PixelBuffer(width: width, height: height)
    Rasterizer().render(list, scale: 1, into: buffer, pictures: FrameSource(frames), text: text)
    return buffer
  }
}

/// The frames of a sheet as pictures that the rasterizer knows by their places.
private final class FrameSource: PictureSource {
  private let bitmaps: [PictureID: Bitmap]

  init(_ frames: [ContactSheet.Frame]) {
    bitmaps = Dictionary(uniqueKeysWithValues: frames.enumerated().map { (Self.id(of: $0), $1.bitmap) })
  }

  static func id(of index: Int) -> PictureID { PictureID("\(index)") }

  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { bitmaps[id] }

  func placeholder(for id: PictureID) -> Color { .clear }
}
