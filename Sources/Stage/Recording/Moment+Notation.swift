import AnimationCore
import Geometry
import Gestures
import Notation

/// How flow files write moments: the time in seconds, a word, and what belongs to it, with spaces in between.
///
/// ```
/// 0.516 mouse 0 down 350.5 400      a pointer, its number, down | move | up | cancel, and where
/// 0.533 frame                       a frame was made
/// 1.25 wheel 0 60 at 200 300        how far, and where; ended by "precise" for a touchpad
/// 2 key page-down                   followed by "shift" and "repeat" where they hold
/// 2.5 text Hello                    the rest of the line, as it is
/// 3 resize 390 844                  in points
/// 3.5 focus-lost
/// 4 reload                          another version of the deck
/// 5 scale 1.5                       pixels per point
/// ```
/// Numbers are written with as many digits as it takes to read the same bits again.
extension Moment {
  /// The moment in words.
  public var notation: String { "\(time.shortest) \(words)" }

  private var words: String {
    switch self {
    case .frame: "frame"
    case .reload: "reload"
    case .scale(let scale, _): "scale \(scale.shortest)"
    case .input(.pointer(let sample)):
      "\(sample.device.word) \(sample.id) \(sample.phase.word) \(sample.position.words)"
    case .input(.wheel(let sample)):
      "wheel \(sample.delta.words) at \(sample.position.words)" + (sample.isPrecise ? " precise" : "")
    case .input(.key(let press)):
      "key \(press.key.word)" + (press.shift ? " shift" : "") + (press.isRepeat ? " repeat" : "")
    case .input(.text(let text, _)): "text \(text)"
    case .input(.resize(let size, _)): "resize \(size.width.shortest) \(size.height.shortest)"
    case .input(.focusLost): "focus-lost"
    }
  }

  /// Reads a moment; nothing when the text is none.
  public init?(notation: String) {
    let parts = notation.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, let time = Double(plain: parts[0]), time >= 0 else { return nil }
    let rest = parts.count == 3 ? parts[2] : ""
    let words = rest.split(separator: " ")
    switch parts[1] {
    case "frame" where words.isEmpty: self = .frame(time)
    case "reload" where words.isEmpty: self = .reload(time)
    case "focus-lost" where words.isEmpty: self = .input(.focusLost(time: time))
    case "text": self = .input(.text(String(rest), time: time))
    case "scale":
      guard words.count == 1, let scale = Double(plain: words[0]), scale > 0 else { return nil }
      self = .scale(scale, time: time)
    case "resize":
      guard let size = Point(words), size.x > 0, size.y > 0 else { return nil }
      self = .input(.resize(Size(size.x, size.y), time: time))
    case "key":
      guard let press = KeyPress(words, time: time) else { return nil }
      self = .input(.key(press))
    case "wheel":
      guard let sample = WheelSample(words, time: time) else { return nil }
      self = .input(.wheel(sample))
    case let word:
      guard let device = PointerSample.Device(word: word), let sample = PointerSample(device, words, time: time)
      else { return nil }
      self = .input(.pointer(sample))
    }
  }
}

extension PointerSample {
  fileprivate init?(_ device: Device, _ words: [Substring], time: Seconds) {
    guard words.count == 4, let id = Int(words[0]), id >= 0, let phase = Phase(word: words[1]),
      let position = Point(Array(words[2...]))
    else { return nil }
    self.init(id: id, device: device, phase: phase, position: position, time: time)
  }
}

extension WheelSample {
  fileprivate init?(_ words: [Substring], time: Seconds) {
    let isPrecise = words.last == "precise"
    guard words.count == (isPrecise ? 6 : 5), words[2] == "at", let delta = Point(Array(words[..<2])),
      let position = Point(Array(words[3..<5]))
    else { return nil }
    self.init(delta: delta, isPrecise: isPrecise, position: position, time: time)
  }
}

extension KeyPress {
  fileprivate init?(_ words: [Substring], time: Seconds) {
    guard let name = words.first, let key = Key.allCases.first(where: { $0.word == name }) else { return nil }
    let flags = words.dropFirst()
    guard flags.allSatisfy({ $0 == "shift" || $0 == "repeat" }), Set(flags).count == flags.count else { return nil }
    self.init(key, shift: flags.contains("shift"), isRepeat: flags.contains("repeat"), time: time)
  }
}

extension KeyPress.Key {
  /// The name as one word.
  fileprivate var word: String { String(rawValue.map { $0 == " " ? "-" : $0 }) }
}

extension PointerSample.Device {
  fileprivate var word: String {
    switch self {
    case .mouse: "mouse"
    case .touch: "touch"
    }
  }

  fileprivate init?(word: Substring) {
    switch word {
    case "mouse": self = .mouse
    case "touch": self = .touch
    default: return nil
    }
  }
}

extension PointerSample.Phase {
  fileprivate var word: String {
    switch self {
    case .began: "down"
    case .moved: "move"
    case .ended: "up"
    case .cancelled: "cancel"
    }
  }

  fileprivate init?(word: Substring) {
    switch word {
    case "down": self = .began
    case "move": self = .moved
    case "up": self = .ended
    case "cancel": self = .cancelled
    default: return nil
    }
  }
}

extension Point {
  fileprivate var words: String { "\(x.shortest) \(y.shortest)" }

  fileprivate init?(_ words: [Substring]) {
    guard words.count == 2, let x = Double(plain: words[0]), let y = Double(plain: words[1]) else { return nil }
    self.init(x, y)
  }
}

extension Double {
  /// Reads a finite decimal number, and no other notation that Swift knows.
  fileprivate init?(plain text: Substring) {
    guard text.allSatisfy({ $0.isASCII && ($0.isWholeNumber || "+-.eE".contains($0)) }), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number
  }
}
