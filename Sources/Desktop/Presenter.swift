internal import CSDL2
import Geometry
import Raster

/// How finished pixels get into the window.
public enum PresentMode: String, Hashable, Sendable, CaseIterable {
  /// Copies the damaged rectangles to the window's surface: the cheapest way where nothing is accelerated.
  case surface
  /// Uploads to a texture that the graphics card shows.
  case texture
  /// Picks one: a texture on Wayland, where surfaces are copied whole, else the surface.
  case auto
}

/// A place that pixels are drawn into and shown from; its size may change before every frame.
@MainActor protocol Presenter {
  /// The pixels to draw the next frame into, and whether they are new, so that nothing drawn before is left.
  func nextBuffer() throws(WindowError) -> (buffer: PixelBuffer, isNew: Bool)
  /// Shows what was drawn in some rectangles.
  func present(_ rects: [PixelRect]) throws(WindowError)
  /// Gives up what the graphics card held, after it was reset; the next buffer is new.
  func forgetTextures()
}

/// Shows through the window's own surface.
@MainActor final class SurfacePresenter: Presenter {
  private let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var pixels: UnsafeMutableRawPointer?
  private var buffer: PixelBuffer?
  private var rects: [SDL_Rect] = []

  init(window: OpaquePointer) { self.window = window }

  func nextBuffer() throws(WindowError) -> (buffer: PixelBuffer, isNew: Bool) {
    // SDL makes a new surface when the window has another size; asking is cheap and the only way to know.
    guard let current = SDL_GetWindowSurface(window), let memory = current.pointee.pixels else {
      throw .last("getting the window's surface")
    }
    if let buffer, current == surface, memory == pixels, buffer.width == Int(current.pointee.w),
      buffer.height == Int(current.pointee.h)
    {
      return (buffer, false)
    }
    guard current.pointee.format.pointee.BytesPerPixel == 4 else {
      throw .refused(
        action: "drawing into the window", reason: "the display has no 32-bit pixels; try --present texture")
    }
    let fresh = PixelBuffer(
      over: memory.assumingMemoryBound(to: UInt32.self), width: Int(current.pointee.w), height: Int(current.pointee.h),
      stride: Int(current.pointee.pitch) / 4)
    (surface, pixels, buffer) = (current, memory, fresh)
    return (fresh, true)
  }

  func present(_ damage: [PixelRect]) throws(WindowError) {
    rects.removeAll(keepingCapacity: true)
    for rect in damage where !rect.isEmpty {
      rects.append(SDL_Rect(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height)))
    }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw .last("updating the window")
    }
  }

  func forgetTextures() {
    // The surface lies in the program's own memory.
  }
}

/// Shows through a streaming texture.
@MainActor final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var buffer: PixelBuffer?

  init(window: OpaquePointer) throws(WindowError) {
    guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) else {
      throw .last("creating a renderer")
    }
    self.renderer = renderer
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  func nextBuffer() throws(WindowError) -> (buffer: PixelBuffer, isNew: Bool) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { throw .last("reading the window's size") }
    if let buffer, buffer.width == Int(width), buffer.height == Int(height) { return (buffer, false) }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
    guard texture != nil else { throw .last("creating a texture") }
    let fresh = PixelBuffer(width: Int(width), height: Int(height))
    buffer = fresh
    return (fresh, true)
  }

  func present(_ damage: [PixelRect]) throws(WindowError) {
    guard let buffer else { return }
    for rect in damage where !rect.isEmpty {
      var area = SDL_Rect(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
      let status = buffer.withRow(rect.y) { row in
        row.baseAddress.map { SDL_UpdateTexture(texture, &area, $0 + rect.x, Int32(buffer.stride * 4)) } ?? 0
      }
      guard status == 0 else { throw .last("uploading the picture") }
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { throw .last("drawing the picture") }
    SDL_RenderPresent(renderer)
  }

  func forgetTextures() { buffer = nil }
}
