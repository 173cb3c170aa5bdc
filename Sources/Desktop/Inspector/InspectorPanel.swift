import AnimationCore
import Components
import Deck
import Geometry
import Prototype
import Scene
import Stage

/// What the panel shows, as values.
struct PanelContent: Sendable {
  /// The prototype as it shows: of the present or of the past.
  var prototype: Prototype
  var control = TimeControl()
  /// From when to when the recording goes, in seconds.
  var times: ClosedRange<Seconds> = 0...0
  /// The number of the frame that shows.
  var frame = 0
  var history = FrameHistory()
  /// How long a frame may take, in seconds.
  var budget: Seconds = 1 / 60
  /// Pixels to a point of the device.
  var scale = 1.0
  var layers: Set<InspectorLayer> = []
  var tab = InspectorTab.moment
  /// What there is to say about the last thing that was done.
  var message = ""
  var tuning: DeckTuning?
  /// Which value is being tried out, by its place in the list.
  var chosen = 0
  /// What the file on disk says otherwise; nothing while it says what was read.
  var conflict: [DeckTuning.Change]?
}

/// The panel beside the prototype: what it draws, and where its controls are.
struct InspectorPanel {
  private(set) var list = DisplayList()
  private(set) var controls: [PanelControl] = []
  private let text: any TextMeasuring

  init(text: any TextMeasuring) { self.text = text }

  /// Draws the panel anew.
  mutating func draw(_ content: PanelContent, size: Size) {
    var canvas = PanelCanvas(list, size: size, text: text)
    canvas.drawTime(content)
    canvas.buttons(InspectorTab.allCases.map { ($0.rawValue, .tab($0), $0 == content.tab) })
    canvas.y += InspectorLook.gap
    canvas.drawMessage(content.message)
    switch content.tab {
    case .moment: canvas.drawMoment(content)
    case .tuning: canvas.drawTuning(content)
    }
    list = canvas.list
    controls = canvas.controls
  }

  /// What is at a point; what was drawn last lies above.
  func control(at point: Point) -> PanelControl? { controls.last { $0.frame.contains(point) } }
}

extension PanelCanvas {
  /// Which moment shows, and what lets time run, stand and go back.
  mutating func drawTime(_ content: PanelContent) {
    let control = content.control
    let row = Rect(x: left, y: y, width: width, height: InspectorLook.rowHeight)
    label(Self.state(control), in: row, Self.color(control), style: InspectorLook.strong)
    let shown = content.prototype.time
    label(
      "\(Self.seconds(shown)) s   frame \(content.frame)", in: row, InspectorLook.ink, style: InspectorLook.code,
      alignment: .trailing)
    y += InspectorLook.rowHeight + InspectorLook.gap
    let length = content.times.upperBound - content.times.lowerBound
    let isPast = control.past != nil
    let fraction = length > 0 && isPast ? (shown - content.times.lowerBound) / length : 1
    slider(fraction, .scrub, color: isPast ? InspectorLook.warning : InspectorLook.accent)
    let ends = Rect(x: left, y: y, width: width, height: InspectorLook.rowHeight - 4)
    label("-\(Self.seconds(length, digits: 1)) s", in: ends, InspectorLook.quiet, style: InspectorLook.code)
    label(
      isPast ? "\(Self.seconds(shown - content.times.upperBound)) s" : "now", in: ends, InspectorLook.quiet,
      style: InspectorLook.code, alignment: .trailing)
    y += InspectorLook.rowHeight
    let isStill = control.isPaused
    buttons([
      ("‹ ,", .stepBack, false), (isStill ? "Play" : "Pause", .togglePause, false), ("› .", .stepForward, false),
      ("Now", .returnToPresent, !isPast && !isStill && control.rate == 1),
    ])
    buttons(
      TimeControl.rates.map { ($0 == 1 ? "1×" : "1/\(Int(1 / $0))×", .rate($0), control.rate == $0) })
  }

  private static func state(_ control: TimeControl) -> String {
    if control.past != nil { return control.isPaused ? "Past" : "Playing the past" }
    if control.isPaused { return "Paused" }
    return control.rate == 1 ? "Live" : "Slow motion"
  }

  private static func color(_ control: TimeControl) -> Color {
    control.past != nil || control.isPaused ? InspectorLook.warning : InspectorLook.good
  }
}
