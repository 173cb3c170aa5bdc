import Geometry
import Raster
import Stage

/// How large the window is, and what of it is the device, its frame and the panel.
extension Window {
  // MARK: Layout

  /// Where things are in a surface of so many pixels.
  func layout(width: Int, height: Int) -> WindowLayout {
    let pixelsPerPoint = pixelsPerPoint
    let pixels = { (points: Double) in Int((points * pixelsPerPoint).rounded()) }
    // The display is what it is; a phone on it keeps its own size.
    let device = frame == nil ? nil : windowed?.points
    return WindowLayout(
      width: width, height: height, panel: Int((panelWidth * panelPixelsPerPoint).rounded()),
      inset: pixels(frame?.inset ?? 0), device: device.map { (pixels($0.width), pixels($0.height)) })
  }

  /// Where things are at this moment, in pixels.
  var layout: WindowLayout {
    let pixels = sizes.pixels
    return layout(width: Int(pixels.width), height: Int(pixels.height))
  }

  /// Where window coordinates lie in points at this moment.
  var mapping: EventTranslator.Mapping {
    let (size, pixelSize) = sizes
    let ratio = size.width > 0 ? pixelSize.width / size.width : 1
    let screen = layout.screen
    return EventTranslator.Mapping(
      windowSize: size, pixelsPerCoordinate: ratio, pixelsPerPoint: scale * ratio,
      origin: Point(Double(screen.x), Double(screen.y)))
  }

  /// The window in its own coordinates and in pixels.
  private var sizes: (coordinates: Size, pixels: Size) { (native.size, native.pixelSize) }

  /// Pixels of the surface to one window coordinate.
  private var pixelsPerCoordinate: Double {
    let (size, pixels) = sizes
    return size.width > 0 ? pixels.width / size.width : 1
  }

  /// Pixels of the surface to one point, the display's own scaling included.
  var pixelsPerPoint: Double { scale * pixelsPerCoordinate }

  /// Window coordinates to a point of the panel: its text stays readable when the device is shown small.
  private var panelScale: Double { max(scale, 1) }

  /// Pixels of the surface to one point of the panel.
  var panelPixelsPerPoint: Double { panelScale * pixelsPerCoordinate }

  /// The device with the frame around it, in points.
  static func outerSize(_ points: Size, _ frame: DeviceFrame?) -> Size {
    let inset = frame?.inset ?? 0
    return Size(points.width + 2 * inset, points.height + 2 * inset)
  }

  // MARK: Zoom

  /// Changes the scale by some steps; the window grows or shrinks with it.
  func zoom(bySteps steps: Double, points: Size) { zoom(to: scale + steps * Self.zoomStep, points: points) }

  /// Changes the scale; the window grows or shrinks with it.
  func zoom(to scale: Double, points: Size) {
    self.scale = min(max(scale, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
    scaleWithoutPanel = nil
    fit(points)
  }

  // MARK: Device

  /// Gives the device another size, at the scale that shows or the largest at which the display has room for it; on the
  /// whole display, once that is left.
  func show(_ points: Size) {
    if windowed != nil {
      windowed?.points = points
      if frame != nil { fillDisplay(with: points) }
      return
    }
    guard let usable = native.usableBounds else { return fit(points) }
    scale = Self.largestScale(upTo: scale, for: Self.outerSize(points, frame), on: usable.size)
    makeRoomForPanel(beside: points)
    fit(points)
    moveIn(to: usable)
  }

  /// Puts a phone around the device, whose points stay the same, or takes it away.
  func setFrame(_ frame: DeviceFrame?, points: Size) {
    self.frame = frame
    if let windowed { return fillDisplay(with: windowed.points) }
    show(points)
  }

  /// Takes the whole display, or leaves it.
  ///
  /// The display shows at least what the device does, as large as that can be; with a frame around it just that.
  func toggleFullScreen(points: Size) {
    if let (points, scale) = windowed {
      guard native.setFullScreen(false) else { return }
      windowed = nil
      self.scale = scale
      show(points)
    } else if native.setFullScreen(true) {
      windowed = (points, scaleWithoutPanel ?? scale)
      scaleWithoutPanel = nil
      fillDisplay(with: points)
    }
  }

  // MARK: Panel

  /// Makes room for a panel beside the device, whose points stay the same.
  ///
  /// Where the display has no room for both the device is shown smaller, until the panel closes.
  ///
  /// - Parameter width: the panel's width in its own points; 0 for none.
  func setPanel(width: Double, points: Size) {
    panelWidth = width
    if width == 0, let scale = scaleWithoutPanel {
      scaleWithoutPanel = nil
      self.scale = scale
    }
    if let windowed { return fillDisplay(with: windowed.points) }
    makeRoomForPanel(beside: points)
    fit(points)
    if let usable = native.usableBounds { moveIn(to: usable) }
  }

  /// The width, in its own points, below which the panel is of no use.
  private static let narrowestPanel = 240.0

  private func makeRoomForPanel(beside points: Size) {
    guard windowed == nil, panelWidth > 0, let usable = native.usableBounds else { return }
    let fit = WindowFit(
      device: Self.outerSize(points, frame).width, scale: scale, panel: panelWidth, display: usable.width,
      smallest: Self.zoomRange.lowerBound, narrowest: Self.narrowestPanel)
    if fit.scale < scale { scaleWithoutPanel = scaleWithoutPanel ?? scale }
    scale = fit.scale
    panelWidth = fit.panel
  }

  // MARK: Fitting

  /// Moves the window just so far that all of it shows; its upper left corner does in any case.
  private func moveIn(to usable: Rect) {
    let (place, size) = (native.place, native.size)
    let left = max(Int(usable.minX), min(place.x, Int(usable.maxX - size.width)))
    let top = max(Int(usable.minY), min(place.y, Int(usable.maxY - size.height)))
    if left != place.x || top != place.y { native.setPlace((left, top)) }
  }

  private func fit(_ points: Size) {
    // The display is what it is.
    guard windowed == nil else { return }
    let outer = Self.outerSize(points, frame)
    let panel = panelWidth > 0 ? Self.pixels(panelWidth, panelScale) : 0
    native.setSize(Size(Self.pixels(outer.width, scale) + panel, Self.pixels(outer.height, scale)))
  }

  /// Shows the device as large as the whole display has room for it beside the panel.
  private func fillDisplay(with points: Size) {
    let (display, device) = (sizes.coordinates, Self.outerSize(points, frame))
    // The panel grows with the device, but it never is smaller than its own points.
    let beside = display.width / (device.width + panelWidth)
    let across = beside >= 1 ? beside : (display.width - panelWidth) / device.width
    scale = min(
      max(min(across, display.height / device.height), Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
  }
}
