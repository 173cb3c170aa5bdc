import AnimationCore
import CSDL2
import Geometry
import Raster
import Stage
import Synchronization

@testable import Desktop

/// A clock that a test moves.
final class TestClock: StageClock {
  private let time: Mutex<Seconds>

  init(_ time: Seconds) { self.time = Mutex(time) }

  var now: Seconds { time.withLock { $0 } }

  func move(to time: Seconds) { self.time.withLock { $0 = max($0, time) } }
}

/// A display of a test's: events come at the times that it says, and waiting for them moves its clock.
@MainActor final class ScriptedWindow: NativeWindow {
  /// How long presenting takes, in seconds.
  static let presentDuration: Seconds = 0.001

  /// A frame that could be seen.
  struct Presented {
    var time: Seconds
    var damage: [PixelRect]
  }

  private let clock: TestClock
  private var events: [(time: Seconds, event: SDL_Event)] = []
  /// When the program is stopped, and for how long; each once.
  private var stalls: [(time: Seconds, duration: Seconds)] = []
  private var buffer: PixelBuffer?
  private(set) var presented: [Presented] = []
  /// Told when a frame can be seen.
  var onPresent: ((Seconds) -> Void)?
  private(set) var place: Window.Place = (0, 0)
  private(set) var size: Size

  init(_ size: Size, clock: TestClock) {
    self.size = size
    self.clock = clock
  }

  /// Lets an event come at a time on the clock; events are given in their order.
  func send(_ event: SDL_Event, at time: Seconds) { events.append((time, event)) }

  /// Stops the whole program for a while, as SIGSTOP does.
  func stall(at time: Seconds, for duration: Seconds) { stalls.append((time, duration)) }

  // MARK: Waiting

  func waitForEvent(timeout: Seconds?) -> SDL_Event? {
    let end = timeout.map { clock.now + max($0, 0) } ?? .infinity
    guard let next = events.first, next.time <= end else {
      // Nothing comes any more: the window closes.
      guard end.isFinite else { return Self.quit }
      sleep(until: end)
      return nil
    }
    sleep(until: next.time)
    return events.removeFirst().event
  }

  func pollEvent() -> SDL_Event? {
    guard let next = events.first, next.time <= clock.now else { return nil }
    return events.removeFirst().event
  }

  func sleep(until time: Seconds) {
    clock.move(to: time)
    if let stall = stalls.first, stall.time <= clock.now {
      stalls.removeFirst()
      clock.move(to: stall.time + stall.duration)
    }
  }

  private static var quit: SDL_Event {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    return event
  }

  // MARK: Frames

  func nextBuffer() -> (buffer: PixelBuffer, isNew: Bool) {
    if let buffer, buffer.width == Int(size.width), buffer.height == Int(size.height) { return (buffer, false) }
    let fresh = PixelBuffer(width: Int(size.width), height: Int(size.height))
    buffer = fresh
    return (fresh, true)
  }

  func present(_ rects: [PixelRect]) {
    clock.move(to: clock.now + Self.presentDuration)
    presented.append(Presented(time: clock.now, damage: rects))
    onPresent?(clock.now)
  }

  func forgetTextures() { buffer = nil }

  // MARK: Size

  var pixelSize: Size { size }
  var usableBounds: Rect? { Rect(x: 0, y: 0, width: 4_000, height: 3_000) }
  var refreshRate: Double? { 60 }
  func setTitle(_ title: String) {}
  func copy(_ text: String) {}
  func setSize(_ size: Size) { self.size = size }
  func setPlace(_ place: Window.Place) { self.place = place }
  func setFullScreen(_ isFull: Bool) -> Bool { true }
}

extension SDL_Event {
  /// The left button of a mouse.
  static func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.x = x
    event.button.y = y
    return event
  }

  /// A finger, in fractions of the window.
  static func finger(_ type: SDL_EventType, _ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = 7
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  /// A key that goes down.
  static func key(_ symbol: SDL_KeyCode) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(symbol.rawValue)
    return event
  }

  /// A wheel that turns by whole notches.
  static func wheel(_ notches: Float, at x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseY = notches
    event.wheel.mouseX = x
    event.wheel.mouseY = y
    return event
  }

  /// News of another thread, such as a picture that was decoded.
  static var news: SDL_Event {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    return event
  }
}
