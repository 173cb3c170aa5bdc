import AnimationCore
internal import CSDL2
import Geometry
import Glibc
import Raster

/// A window of SDL's.
@MainActor final class SDLWindow: NativeWindow {
  private let handle: OpaquePointer
  private let presenter: any Presenter

  /// Opens a window on the video system, which ``start(_:)`` has started and which ends with the window.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - size: its size in window coordinates.
  ///   - place: its upper left corner on the desktop; nil for the middle of the display.
  ///   - driver: the name of SDL's video driver.
  ///   - present: how pixels get into it.
  /// - Errors: SDL refuses.
  init(
    title: String, size: Size, place: Window.Place?, driver: String, present: PresentMode
  ) throws(WindowError) {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let handle = SDL_CreateWindow(
        title, place.map { Int32($0.x) } ?? csdl_windowpos_centered(),
        place.map { Int32($0.y) } ?? csdl_windowpos_centered(), Int32(size.width), Int32(size.height), flags)
    else { throw .last("opening a window") }
    self.handle = handle
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

  // MARK: Start

  /// Starts SDL's video system.
  ///
  /// - Returns: the name of the driver.
  /// - Errors: no display.
  static func start(_ present: PresentMode) throws(WindowError) -> String {
    // Asked first, because the libraries that SDL tries complain on standard error by themselves.
    guard displayVariables.contains(where: { getenv($0) != nil }) else {
      throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    setHints(present)
    SDL_SetMainReady()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: String(cString: SDL_GetError()))
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // Without a display SDL quietly picks a driver that draws where nobody sees it.
    guard !unseenDrivers.contains(driver) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: "\(askedDisplay) cannot be reached")
    }
    return driver
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

  // MARK: Displays

  /// What the first display leaves to windows; nil when it does not say.
  static var usableOfFirstDisplay: Size? {
    var usable = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &usable) == 0, usable.h > 0 else { return nil }
    return Size(Double(usable.w), Double(usable.h))
  }

  /// The pixels per inch of the first display; nil when it does not say.
  static var dotsPerInchOfFirstDisplay: Double? {
    var dots: Float = 0
    return SDL_GetDisplayDPI(0, &dots, nil, nil) == 0 ? Double(dots) : nil
  }

  /// What the displays leave to windows.
  static var displays: [Rect] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(index, &bounds) == 0 else { return nil }
      return Rect(bounds)
    }
  }

  private var display: Int32 { max(0, SDL_GetWindowDisplayIndex(handle)) }

  var usableBounds: Rect? {
    var usable = SDL_Rect()
    return SDL_GetDisplayUsableBounds(display, &usable) == 0 && usable.w > 0 && usable.h > 0 ? Rect(usable) : nil
  }

  var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    // 59 is how drivers round 59.94, which is shown as 60.
    return mode.refresh_rate == 59 ? 60 : Double(mode.refresh_rate)
  }

  // MARK: Place and size

  var place: Window.Place {
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetWindowPosition(handle, &x, &y)
    return (Int(x), Int(y))
  }

  var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return Size(Double(width), Double(height))
  }

  var pixelSize: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return Size(Double(width), Double(height))
  }

  func setTitle(_ title: String) { SDL_SetWindowTitle(handle, title) }
  func copy(_ text: String) { SDL_SetClipboardText(text) }
  func setSize(_ size: Size) { SDL_SetWindowSize(handle, Int32(size.width), Int32(size.height)) }
  func setPlace(_ place: Window.Place) { SDL_SetWindowPosition(handle, Int32(place.x), Int32(place.y)) }

  func setFullScreen(_ isFull: Bool) -> Bool {
    SDL_SetWindowFullscreen(handle, isFull ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) == 0
  }

  // MARK: Frames

  func nextBuffer() throws(WindowError) -> (buffer: PixelBuffer, isNew: Bool) { try presenter.nextBuffer() }
  func present(_ rects: [PixelRect]) throws(WindowError) { try presenter.present(rects) }
  func forgetTextures() { presenter.forgetTextures() }

  // MARK: Events

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

  func pollEvent() -> SDL_Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) != 0 ? event : nil
  }

  func sleep(until time: Seconds) {
    var deadline = timespec(tv_sec: Int(time), tv_nsec: Int((time - time.rounded(.down)) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
  }
}

extension Rect {
  fileprivate init(_ rect: SDL_Rect) {
    self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.w), height: Double(rect.h))
  }
}
