import AnimationCore
internal import CSDL2
import Geometry
import Glibc
import Raster
import Stage

/// The one window: opened, resized, asked for events and shown.
@MainActor final class Window {
  let handle: OpaquePointer
  private let presenter: any Presenter
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
  init(
    title: String, size: Size, scale: Double?, place: Place? = nil, frame: DeviceFrame? = nil, present: PresentMode
  ) throws(WindowError) {
    // Asked first, because the libraries that SDL tries complain on standard error by themselves.
    guard Self.displayVariables.contains(where: { getenv($0) != nil }) else {
      throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    Self.setHints(present)
    SDL_SetMainReady()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: String(cString: SDL_GetError()))
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // Without a display SDL quietly picks a driver that draws where nobody sees it.
    guard !Self.unseenDrivers.contains(driver) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: "\(Self.askedDisplay) cannot be reached")
    }
    let size = Self.outerSize(size, frame)
    let scale = scale ?? Self.fittingScale(for: size)
    let (width, height) = (Self.pixels(size.width, scale), Self.pixels(size.height, scale))
    let place = place.flatMap { place in
      let frame = Rect(x: Double(place.x), y: Double(place.y), width: Double(width), height: Double(height))
      return Self.isReachable(frame, on: Self.displays) ? place : nil
    }
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let handle = SDL_CreateWindow(
        title, place.map { Int32($0.x) } ?? csdl_windowpos_centered(),
        place.map { Int32($0.y) } ?? csdl_windowpos_centered(), width, height, flags)
    else { throw .last("opening a window") }
    self.handle = handle
    self.scale = scale
    self.frame = frame
    SDL_StopTextInput()
    let usesTexture = present == .texture || (present == .auto && driver == "wayland")
    if usesTexture {
      presenter = try TexturePresenter(window: handle)
    } else {
      presenter = SurfacePresenter(window: handle)
    }
  }

  isolated deinit {
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The variables of which one is set wherever a window can be opened.
  private static let displayVariables = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
  /// What the environment says of the display, for a sentence.
  private static var askedDisplay: String {
    let asked = displayVariables.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
    return asked.joined(separator: " ")
  }
  /// Drivers that draw where nobody sees it.
  private static let unseenDrivers: Set<String> = ["offscreen", "dummy", "evdev", "KMSDRM", ""]
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

  private static func setHints(_ present: PresentMode) {
    // Each of these must stand before SDL starts the video system; the names are SDL's own.
    let hints = [
      ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"), ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
      ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"), ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"),
      ("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
    // Otherwise SDL shows the "surface" through a software OpenGL, ten times as dear.
    if present != .texture { SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0") }
  }

  static func pixels(_ points: Double, _ scale: Double) -> Int32 {
    Int32(max(1, (points * scale).rounded()))
  }

  /// The larger of 1 and the display's own scale with which the window still fits; smaller only where it must be.
  private static func fittingScale(for size: Size) -> Double {
    var usable = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &usable) == 0, usable.h > 0 else { return 1 }
    var dots: Float = 0
    let hasDots = SDL_GetDisplayDPI(0, &dots, nil, nil) == 0
    let wanted = hasDots ? max(1, Double(dots) / baseDotsPerInch) : 1
    return largestScale(upTo: wanted, for: size, on: Size(Double(usable.w), Double(usable.h)))
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

  /// A window's upper left corner, in coordinates of the desktop.
  typealias Place = (x: Int, y: Int)

  /// Where the window is.
  var place: Place {
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetWindowPosition(handle, &x, &y)
    return (Int(x), Int(y))
  }

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

  /// What the displays leave to windows.
  private static var displays: [Rect] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(index, &bounds) == 0 else { return nil }
      return Rect(x: Double(bounds.x), y: Double(bounds.y), width: Double(bounds.w), height: Double(bounds.h))
    }
  }

  /// Changes the window's title.
  func setTitle(_ title: String) { SDL_SetWindowTitle(handle, title) }

  /// Puts text where other programs find it.
  func copy(_ text: String) { SDL_SetClipboardText(text) }

  /// How often the display shows a new picture, per second; nil when it does not say.
  var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = max(0, SDL_GetWindowDisplayIndex(handle))
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    // 59 is how drivers round 59.94, which is shown as 60.
    return mode.refresh_rate == 59 ? 60 : Double(mode.refresh_rate)
  }

  // MARK: Frames

  /// The pixels to draw the next frame into, and whether nothing drawn before is left in them.
  func nextBuffer() throws(WindowError) -> (buffer: PixelBuffer, isNew: Bool) { try presenter.nextBuffer() }

  /// Shows what was drawn in some rectangles.
  func present(_ rects: [PixelRect]) throws(WindowError) { try presenter.present(rects) }

  /// Makes the graphics card's textures anew for the next frame, after a reset.
  func forgetTextures() { presenter.forgetTextures() }

  // MARK: Events

  /// Waits for an event.
  ///
  /// - Parameter timeout: how long in seconds, whole milliseconds being waited; nil for as long as it takes.
  /// - Returns: the event, or nothing when none came in time.
  func waitForEvent(timeout: Seconds?) -> SDL_Event? {
    var event = SDL_Event()
    let received =
      if let timeout {
        SDL_WaitEventTimeout(&event, Int32(min(max(timeout * 1000, 0), 1e6))) != 0
      } else {
        SDL_WaitEvent(&event) != 0
      }
    return received ? event : nil
  }

  /// The next event that has already come.
  func pollEvent() -> SDL_Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) != 0 ? event : nil
  }
}
