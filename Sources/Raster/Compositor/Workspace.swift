/// What one thread needs while it draws a band.
struct Workspace {
  /// A row of a picture before it is stretched, wide pixels.
  private(set) var sourceRow: UnsafeMutablePointer<UInt16>
  /// Two rows of a picture stretched to the surface's columns, wide pixels.
  private(set) var stretchedRows: (UnsafeMutablePointer<UInt16>, UnsafeMutablePointer<UInt16>)
  /// A row of sampled pixels.
  private(set) var pixelRow: UnsafeMutablePointer<UInt32>
  /// A row of coverage.
  private(set) var coverageRow: UnsafeMutablePointer<UInt8>
  /// The layers and kept pixels of a band, one after the other.
  private(set) var layers: UnsafeMutablePointer<UInt32>

  private var size = Size()

  /// How much of each there is, in pixels.
  struct Size {
    var sourceColumns = 0
    var columns = 0
    var layerPixels = 0
  }

  init() {
    sourceRow = Memory.allocate(UInt16.self, count: 0)
    stretchedRows = (Memory.allocate(UInt16.self, count: 0), Memory.allocate(UInt16.self, count: 0))
    pixelRow = Memory.allocate(UInt32.self, count: 0)
    coverageRow = Memory.allocate(UInt8.self, count: 0)
    layers = Memory.allocate(UInt32.self, count: 0)
  }

  /// Gives all memory back; the workspace is not used after that.
  func deallocate() {
    sourceRow.deallocate()
    stretchedRows.0.deallocate()
    stretchedRows.1.deallocate()
    pixelRow.deallocate()
    coverageRow.deallocate()
    layers.deallocate()
  }

  /// Makes room, if there is not enough; what was there is lost.
  mutating func reserve(_ wanted: Size) {
    /// Four numbers a pixel, and as many pixels more as a kernel may write.
    func wide(_ columns: Int) -> UnsafeMutablePointer<UInt16> {
      Memory.allocate(UInt16.self, count: 4 * (columns + Memory.elementsAhead))
    }
    if wanted.sourceColumns > size.sourceColumns {
      sourceRow.deallocate()
      sourceRow = wide(wanted.sourceColumns)
      size.sourceColumns = wanted.sourceColumns
    }
    if wanted.columns > size.columns {
      stretchedRows.0.deallocate()
      stretchedRows.1.deallocate()
      pixelRow.deallocate()
      coverageRow.deallocate()
      stretchedRows = (wide(wanted.columns), wide(wanted.columns))
      pixelRow = Memory.allocate(UInt32.self, count: wanted.columns)
      coverageRow = Memory.allocate(UInt8.self, count: wanted.columns)
      size.columns = wanted.columns
    }
    if wanted.layerPixels > size.layerPixels {
      layers.deallocate()
      layers = Memory.allocate(UInt32.self, count: wanted.layerPixels)
      size.layerPixels = wanted.layerPixels
    }
  }
}
