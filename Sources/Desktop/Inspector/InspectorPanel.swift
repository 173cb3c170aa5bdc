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
  /// Which value is being tried out, by its place among all.
  var chosen = 0
  /// Whether the values that the deck leaves out are listed, instead of those that it says.
  var showsAbsent = false
  /// The first value of the list that shows, by its place in it; nothing for those around the chosen one.
  var firstChoice: Int?
  /// The slider that is held, and the range that it had when it was taken hold of; nothing while none is.
  var grip: SliderGrip?
  /// How far the panel is scrolled, in points.
  var scroll = 0.0
  /// What the file on disk says otherwise; nothing while it says what was read.
  var conflict: [DeckTuning.Change]?
}

/// A slider that is held: its range stays while its value, from which ranges are made, changes.
struct SliderGrip: Hashable, Sendable {
  /// Which of the sliders.
  var parameter: Int
  /// From where to where it goes.
  var range: ClosedRange<Double>
}

/// Which rows of a list of values show, and where.
struct ChoiceList: Hashable, Sendable {
  /// Where the rows are, in points of the panel.
  var frame: Rect
  /// The first row that shows.
  var first: Int
  /// How many rows show.
  var shown: Int
  /// How many rows there are.
  var count: Int
}

/// The panel beside the prototype: what it draws, and where its controls are.
struct InspectorPanel {
  private(set) var list = DisplayList()
  private(set) var controls: [PanelControl] = []
  /// How high all of it is, in points; more than the panel where that must be scrolled.
  private(set) var contentHeight = 0.0
  /// The list of values as it was drawn; nothing on other pages.
  private(set) var choices: ChoiceList?
  private let text: any TextMeasuring

  init(text: any TextMeasuring) { self.text = text }

  /// Draws the panel anew.
  mutating func draw(_ content: PanelContent, size: Size) {
    var canvas = PanelCanvas(list, size: size, text: text, scroll: content.scroll)
    canvas.drawTime(content)
    canvas.buttons(InspectorTab.allCases.map { ($0.rawValue, .tab($0), $0 == content.tab) })
    canvas.y += InspectorLook.gap
    choices = nil
    switch content.tab {
    case .moment: canvas.drawMoment(content)
    case .tuning: choices = canvas.drawTuning(content)
    }
    contentHeight = canvas.contentHeight
    canvas.drawMessage(content.message)
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
