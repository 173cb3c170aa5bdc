import AnimationCore
internal import CSDL2
import Geometry
import Gestures

/// Turns SDL's events into the prototype's input; the only place that reads SDL's event union.
///
/// A value with no SDL state of its own, so that a test can hand it events that it made.
struct EventTranslator: Sendable {
  /// How window coordinates become points.
  struct Mapping: Hashable, Sendable {
    /// The window in its own coordinates.
    var windowSize: Size
    /// Pixels of the surface to one window coordinate; over 1 on displays that scale.
    var pixelsPerCoordinate = 1.0
    /// Pixels of the surface to one point.
    var pixelsPerPoint = 1.0
    /// The upper left corner of the device's screen, in pixels of the surface.
    var origin = Point.zero

    func point(_ x: Double, _ y: Double) -> Point {
      (Point(x, y) * pixelsPerCoordinate - origin) * (1 / pixelsPerPoint)
    }
  }

  private var mouseIsDown = false
  private var fingers: [SDL_FingerID: Int] = [:]
  /// How window coordinates became points when the first of the pointers that are down went down.
  private var heldMapping: Mapping?

  /// Makes a translator that believes no button and no finger to be down.
  init() {}

  /// Translates an event; most mean nothing here.
  mutating func translate(_ event: SDL_Event, mapping: Mapping, at time: Seconds) -> [WindowEvent] {
    let lost = letGo(mapping: mapping, at: time)
    defer { if !isHeld { heldMapping = nil } }
    return lost + meaning(of: event, mapping: mapping, at: time)
  }

  /// Whether a button or a finger is down.
  private var isHeld: Bool { mouseIsDown || !fingers.isEmpty }

  /// Takes pointers away when the points under them are others than when they went down, as after a zoom or on another display:
  /// what they hold would jump.
  private mutating func letGo(mapping: Mapping, at time: Seconds) -> [WindowEvent] {
    guard isHeld, let held = heldMapping, held != mapping else {
      heldMapping = mapping
      return []
    }
    var lost: [WindowEvent] = []
    if mouseIsDown { lost.append(sample(.cancelled, .zero, at: time)) }
    for number in fingers.values.sorted() {
      let sample = PointerSample(id: number, device: .touch, phase: .cancelled, position: .zero, time: time)
      lost.append(.input(.pointer(sample)))
    }
    heldMapping = nil
    return lost + forget()
  }

  private mutating func meaning(of event: SDL_Event, mapping: Mapping, at time: Seconds) -> [WindowEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: [.quit]
    case SDL_WINDOWEVENT: window(event.window, mapping: mapping, at: time)
    case SDL_MOUSEBUTTONDOWN: buttonDown(event.button, mapping: mapping, at: time)
    case SDL_MOUSEBUTTONUP: buttonUp(event.button, mapping: mapping, at: time)
    case SDL_MOUSEMOTION: motion(event.motion, mapping: mapping, at: time)
    case SDL_MOUSEWHEEL: wheel(event.wheel, mapping: mapping, at: time)
    case SDL_FINGERDOWN: finger(event.tfinger, .began, mapping: mapping, at: time)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved, mapping: mapping, at: time)
    case SDL_FINGERUP: finger(event.tfinger, .ended, mapping: mapping, at: time)
    case SDL_KEYDOWN: key(event.key, at: time)
    case SDL_RENDER_TARGETS_RESET: [.exposed]
    case SDL_RENDER_DEVICE_RESET: [.deviceReset]
    default: []
    }
  }

  private mutating func window(
    _ event: SDL_WindowEvent, mapping: Mapping, at time: Seconds
  ) -> [WindowEvent] {
    switch SDL_WindowEventID(rawValue: SDL_WindowEventID.RawValue(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: return [.quit]
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SIZE_CHANGED,
      SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_MAXIMIZED, SDL_WINDOWEVENT_FOCUS_GAINED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return [.exposed]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      return [.input(.focusLost(time: time)), .hidden] + forget()
    case SDL_WINDOWEVENT_FOCUS_LOST: return [.input(.focusLost(time: time))] + forget()
    default: return []
    }
  }

  /// After the focus has gone, releases may never come.
  private mutating func forget() -> [WindowEvent] {
    mouseIsDown = false
    fingers.removeAll()
    return []
  }

  // MARK: Mouse

  private mutating func buttonDown(
    _ event: SDL_MouseButtonEvent, mapping: Mapping, at time: Seconds
  ) -> [WindowEvent] {
    guard csdl_is_touch_mouse(event.which) == 0 else { return [] }
    let position = mapping.point(Double(event.x), Double(event.y))
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT:
      mouseIsDown = true
      return [sample(.began, position, at: time)]
    case SDL_BUTTON_X1:
      return [.input(.key(KeyPress(.back, time: time)))]
    default:
      // A second button while dragging gives the drag up, as in most drawing programs.
      guard mouseIsDown else { return [] }
      mouseIsDown = false
      return [sample(.cancelled, position, at: time)]
    }
  }

  private mutating func buttonUp(
    _ event: SDL_MouseButtonEvent, mapping: Mapping, at time: Seconds
  ) -> [WindowEvent] {
    guard csdl_is_touch_mouse(event.which) == 0, Int32(event.button) == SDL_BUTTON_LEFT, mouseIsDown else { return [] }
    mouseIsDown = false
    return [sample(.ended, mapping.point(Double(event.x), Double(event.y)), at: time)]
  }

  private func motion(_ event: SDL_MouseMotionEvent, mapping: Mapping, at time: Seconds) -> [WindowEvent] {
    guard csdl_is_touch_mouse(event.which) == 0, mouseIsDown else { return [] }
    return [sample(.moved, mapping.point(Double(event.x), Double(event.y)), at: time)]
  }

  private func sample(_ phase: PointerSample.Phase, _ position: Point, at time: Seconds) -> WindowEvent {
    .input(.pointer(PointerSample(id: 0, device: .mouse, phase: phase, position: position, time: time)))
  }

  private func wheel(_ event: SDL_MouseWheelEvent, mapping: Mapping, at time: Seconds) -> [WindowEvent] {
    guard csdl_is_touch_mouse(event.which) == 0 else { return [] }
    let flip = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    let steps = Point(Double(event.preciseX) * flip, Double(event.preciseY) * flip)
    // Whole steps come from a notched wheel; touchpads report fractions.
    let isPrecise = steps.x.rounded() != steps.x || steps.y.rounded() != steps.y
    // SDL counts up and right as positive; content moves the other way for y.
    let delta = Point(steps.x * WheelSample.notchLength, -steps.y * WheelSample.notchLength)
    let position = mapping.point(Double(event.mouseX), Double(event.mouseY))
    return [.input(.wheel(WheelSample(delta: delta, isPrecise: isPrecise, position: position, time: time)))]
  }

  // MARK: Touch

  private mutating func finger(
    _ event: SDL_TouchFingerEvent, _ phase: PointerSample.Phase, mapping: Mapping, at time: Seconds
  ) -> [WindowEvent] {
    let number: Int
    if phase == .began {
      number = (1...).first { candidate in !fingers.values.contains(candidate) } ?? 1
      fingers[event.fingerId] = number
    } else if let known = fingers[event.fingerId] {
      number = known
      if phase == .ended { fingers[event.fingerId] = nil }
    } else {
      return []
    }
    // SDL reports fractions of the window.
    let position = mapping.point(
      Double(event.x) * mapping.windowSize.width, Double(event.y) * mapping.windowSize.height)
    let sample = PointerSample(id: number, device: .touch, phase: phase, position: position, time: time)
    return [.input(.pointer(sample))]
  }

  // MARK: Keys

  private func key(_ event: SDL_KeyboardEvent, at time: Seconds) -> [WindowEvent] {
    let symbol = event.keysym.sym
    let modifiers = UInt32(event.keysym.mod)
    let isRepeat = event.repeat != 0
    if modifiers & KMOD_CTRL.rawValue != 0 {
      switch Int(symbol) {
      case Int(SDLK_q.rawValue): return [.quit]
      case Int(SDLK_PLUS.rawValue), Int(SDLK_EQUALS.rawValue), Int(SDLK_KP_PLUS.rawValue): return [.command(.zoomIn)]
      case Int(SDLK_MINUS.rawValue), Int(SDLK_KP_MINUS.rawValue): return [.command(.zoomOut)]
      case Int(SDLK_0.rawValue), Int(SDLK_KP_0.rawValue): return [.command(.zoomReset)]
      case Int(SDLK_r.rawValue): return isRepeat ? [] : [.command(.rotate)]
      case Int(SDLK_d.rawValue): return isRepeat ? [] : [.command(.nextDevice)]
      case Int(SDLK_f.rawValue): return isRepeat ? [] : [.command(.frame)]
      case Int(SDLK_i.rawValue): return isRepeat ? [] : [.command(.inspector(.toggle))]
      case Int(SDLK_s.rawValue): return isRepeat ? [] : [.command(.inspector(.saveFlow))]
      case Int(SDLK_p.rawValue): return isRepeat ? [] : [.command(.inspector(.savePicture))]
      default: return []
      }
    }
    if modifiers & KMOD_ALT.rawValue != 0, Int(symbol) == Int(SDLK_LEFT.rawValue) {
      return [.input(.key(KeyPress(.back, time: time)))]
    }
    if Int(symbol) == Int(SDLK_F11.rawValue) { return isRepeat ? [] : [.command(.fullScreen)] }
    if let command = Self.inspectorKeys[Int(symbol)] { return [.command(.inspector(command))] }
    guard let key = Self.keys[Int(symbol)] else { return [] }
    let shift = modifiers & KMOD_SHIFT.rawValue != 0
    return [.input(.key(KeyPress(key, shift: shift, isRepeat: isRepeat, time: time)))]
  }

  /// Keys that mean something while the inspector is open; F12 opens it.
  private static let inspectorKeys: [Int: InspectorCommand] = [
    Int(SDLK_F12.rawValue): .toggle, Int(SDLK_COMMA.rawValue): .stepBack, Int(SDLK_PERIOD.rawValue): .stepForward,
    Int(SDLK_p.rawValue): .togglePause, Int(SDLK_LEFTBRACKET.rawValue): .slower,
    Int(SDLK_RIGHTBRACKET.rawValue): .faster,
  ]

  private static let keys: [Int: KeyPress.Key] = [
    Int(SDLK_LEFT.rawValue): .left, Int(SDLK_RIGHT.rawValue): .right, Int(SDLK_UP.rawValue): .up,
    Int(SDLK_DOWN.rawValue): .down, Int(SDLK_PAGEUP.rawValue): .pageUp, Int(SDLK_PAGEDOWN.rawValue): .pageDown,
    Int(SDLK_HOME.rawValue): .home, Int(SDLK_END.rawValue): .end, Int(SDLK_TAB.rawValue): .tab,
    Int(SDLK_RETURN.rawValue): .enter, Int(SDLK_KP_ENTER.rawValue): .enter, Int(SDLK_SPACE.rawValue): .space,
    Int(SDLK_ESCAPE.rawValue): .escape, Int(SDLK_BACKSPACE.rawValue): .backspace, Int(SDLK_DELETE.rawValue): .delete,
    Int(SDLK_AC_BACK.rawValue): .back,
  ]
}
