import AnimationCore
import Prototype
import Stage

/// Which moment of a session shows, and how fast time runs on from there.
///
/// A value that knows no clock and no window: it is told what happened and says what to show.
struct TimeControl: Hashable, Sendable {
  /// The speeds to choose from, in seconds of the prototype to one of the machine.
  static let rates = [1.0, 0.5, 0.25, 0.1]

  /// How many seconds of the prototype pass in one of the machine.
  private(set) var rate = 1.0
  /// Whether time stands.
  private(set) var isPaused = false
  /// The moment of the recording that shows; nothing for the present.
  private(set) var past: Seconds?

  /// How many seconds of the present pass in one of the machine: none while the past shows.
  var presentRate: Double { isPaused || past != nil ? 0 : rate }

  /// Whether the recording is being played.
  var isPlayingPast: Bool { past != nil && !isPaused }

  /// Stops time, or lets it run on from what shows.
  mutating func togglePause() { isPaused.toggle() }

  /// Sets the speed, and lets time run.
  mutating func setRate(_ rate: Double) {
    self.rate = rate
    isPaused = false
  }

  /// Takes the next faster or slower speed.
  mutating func changeRate(faster: Bool) {
    let index = (Self.rates.firstIndex(of: rate) ?? 0) + (faster ? -1 : 1)
    rate = Self.rates[min(max(index, 0), Self.rates.count - 1)]
  }

  /// Shows a moment of the recording and stops there; its end is the present.
  mutating func scrub(to time: Seconds, in recording: Recording) {
    isPaused = true
    let kept = recording.times
    past = time >= kept.upperBound ? nil : max(time, kept.lowerBound)
  }

  /// Shows the frame before the one that shows.
  mutating func stepBack(in recording: Recording) {
    isPaused = true
    let frames = recording.frames
    guard !frames.isEmpty else { return }
    let shown = recording.frame(atOrBefore: past ?? .infinity)
    // Between two frames, the one before is the last that was made.
    let isBetween = past != nil && recording.time(ofFrame: shown) != past
    past = recording.time(ofFrame: max(frames.lowerBound, isBetween ? shown : shown - 1))
  }

  /// Shows the frame after the one that shows.
  ///
  /// - Returns: whether there is none yet, so that the present must move on by a frame.
  mutating func stepForward(in recording: Recording) -> Bool {
    isPaused = true
    guard let past else { return true }
    let next = recording.frame(atOrBefore: past) + 1
    self.past = next < recording.frames.upperBound - 1 ? recording.time(ofFrame: next) : nil
    return false
  }

  /// Lets the recording play for so long on the machine's clock; at its end the present goes on.
  mutating func play(for duration: Seconds, in recording: Recording) {
    guard isPlayingPast, let past else { return }
    let next = past + duration * rate
    self.past = next >= recording.times.upperBound ? nil : next
  }

  /// Shows the present again, at full speed.
  mutating func returnToPresent() {
    past = nil
    isPaused = false
  }

  /// What shows of a recording; nothing for the present.
  func shown(in recording: Recording) -> Prototype? {
    guard let past else { return nil }
    let frame = recording.frame(atOrBefore: past)
    if recording.time(ofFrame: frame) == past { return recording.prototype(atFrame: frame) }
    return recording.prototype(at: past)
  }
}
