import AnimationCore
import Geometry
import Raster
import Stage

/// The one window: how large it is, at which scale, and what of it is the device.
@MainActor final class Window {
  /// A window's upper left corner, in coordinates of the desktop.
  typealias Place = (x: Int, y: Int)

  /// The display's side of it.
  let native: any NativeWindow
  /// Window coordinates to one point of the device.
  var scale: Double
  /// How wide the panel beside the device is, in its own points; 0 for none.
  var panelWidth = 0.0
  /// The scale to go back to when the panel, which the display had no room for, closes.
  var scaleWithoutPanel: Double?
  /// The phone around the device; nothing for none.
  var frame: DeviceFrame?
  /// The device in points and its scale, to go back to when the full screen is left; nil in a window.
  var windowed: (points: Size, scale: Double)?

  /// Takes a window that is open.
  ///
  /// - Parameters:
  ///   - native: the display's side of it.
  ///   - scale: window coordinates to one point of the device.
  ///   - frame: the phone around the device; nothing for none.
  init(_ native: any NativeWindow, scale: Double, frame: DeviceFrame? = nil) {
    self.native = native
    self.scale = scale
    self.frame = frame
  }

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - size: its size in points.
  ///   - scale: pixels per point; nil for the larger of 1 and the display's scale with which the window fits.
  ///   - place: its upper left corner on the desktop; nil for the middle of the display, and so is a place where no
  ///     display shows enough of the window to take hold of.
  ///   - frame: the phone around the device; nothing for none.
  ///   - present: how pixels get into it.
  /// - Errors: no display, or SDL refuses; the text names what to run instead.
  convenience init(
    title: String, size: Size, scale: Double?, place: Place? = nil, frame: DeviceFrame? = nil, present: PresentMode
  ) throws(WindowError) {
    let driver = try SDLWindow.start(present)
    let outer = Self.outerSize(size, frame)
    let scale = scale ?? Self.fittingScale(for: outer)
    let pixels = Size(Self.pixels(outer.width, scale), Self.pixels(outer.height, scale))
    let place = place.flatMap { place in
      let frame = Rect(origin: Point(Double(place.x), Double(place.y)), size: pixels)
      return Self.isReachable(frame, on: SDLWindow.displays) ? place : nil
    }
    let native = try SDLWindow(title: title, size: pixels, place: place, driver: driver, present: present)
    self.init(native, scale: scale, frame: frame)
  }

  /// The scales that a window opens with by itself, in pixels per point; those below 1 only where it must be.
  nonisolated private static let commonScales = [3.0, 2.0, 1.5, 1.25, 1, 0.75, 0.5]
  /// The pixels per inch that count as scale 1 on a desktop.
  private static let baseDotsPerInch = 96.0
  /// The part of the desktop's height that a window may take: title bars and panels need the rest.
  nonisolated private static let usableHeight = 0.94
  /// The smallest and largest zoom, in pixels per point.
  nonisolated static let zoomRange = 0.5...4.0
  /// What one zoom key changes, in pixels per point.
  static let zoomStep = 0.25

  /// A length in points as a whole number of pixels, at least 1.
  static func pixels(_ points: Double, _ scale: Double) -> Double { max(1, (points * scale).rounded()) }

  /// The larger of 1 and the display's own scale with which the window still fits; smaller only where it must be.
  private static func fittingScale(for size: Size) -> Double {
    guard let usable = SDLWindow.usableOfFirstDisplay else { return 1 }
    let wanted = SDLWindow.dotsPerInchOfFirstDisplay.map { max(1, $0 / baseDotsPerInch) } ?? 1
    return largestScale(upTo: wanted, for: size, on: usable)
  }

  /// The largest of the common scales with which a window fits a display; the smallest of them where none does.
  ///
  /// - Parameters:
  ///   - wanted: the scale not to go beyond.
  ///   - size: the window in points.
  ///   - display: what the display leaves to windows, in window coordinates.
  nonisolated static func largestScale(upTo wanted: Double, for size: Size, on display: Size) -> Double {
    let fits = { (scale: Double) in
      size.height * scale <= display.height * usableHeight && size.width * scale <= display.width
    }
    return ([wanted] + commonScales).first { $0 <= wanted && fits($0) } ?? zoomRange.lowerBound
  }

  // MARK: Place

  /// What a hand needs of a window's upper edge to take hold of it, in window coordinates.
  nonisolated private static let grip = Size(80, 40)

  /// Whether a window could be taken hold of at its upper edge.
  nonisolated static func isReachable(_ window: Rect, on displays: [Rect]) -> Bool {
    displays.contains { display in
      let seen = min(window.maxX, display.maxX) - max(window.minX, display.minX)
      return seen >= min(grip.width, window.width) && window.minY >= display.minY
        && window.minY <= display.maxY - grip.height
    }
  }
}
