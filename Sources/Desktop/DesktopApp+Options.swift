import AnimationCore
import Geometry
import Prototype
import Stage

extension DesktopApp {
  /// How the window is opened.
  public struct Options: Sendable {
    /// The window's title.
    public var title = "Noren"
    /// Pixels per point; nil for what fits the display.
    public var scale: Double?
    /// Whether the device was chosen, so that the window does not follow a deck that is changed to be for another one.
    public var isDeviceChosen = false
    /// The window's upper left corner on the desktop; nil for the middle of the display.
    public var place: (x: Int, y: Int)?
    /// Whether a phone is drawn around the device.
    public var showsFrame = false
    /// How pixels get into the window.
    public var present = PresentMode.auto
    /// After how many seconds the window closes by itself; nil for never.
    public var duration: Seconds?
    /// Gets each entry of the prototype's log as it is written.
    public var onLogEntry: (@MainActor (EventLog.Entry) -> Void)?
    /// Gets what coach marks remember, as soon as it has changed.
    public var onMemory: (@MainActor (CoachMemory) -> Void)?
    /// Called once, when the first frame can be seen: the window in points and its scale.
    public var onShown: (@MainActor (Size, Double) -> Void)?
    /// The decks to choose from; nil for a window with one deck.
    public var chooser: DeckChooser?
    /// How moments become files; nil for a window that writes none.
    public var export: MomentExport?
    /// Gets what there is to say about files that were written.
    public var onNote: (@MainActor (String) -> Void)?
    /// Gets how the window is left, when it closes for whatever reason.
    public var onPlacement: (@MainActor (WindowPlacement) -> Void)?
    /// Gets the report of the frames that were presented, when the window closes for whatever reason.
    public var onReport: (@MainActor (FrameTimingReport) -> Void)?
    /// How long the program took so far, to be carried on to the first frame; nothing unless someone wants to know.
    public var startup: StartupTimes?
    /// Ends the program after the display has gone away, which leaves no way back; the report was handed over before.
    public var onDisplayLoss: (@MainActor () -> Never)?
    /// Says how often the program has asked for memory so far; nothing where that is not counted.
    public var allocationCount: (@Sendable () -> Int)?

    /// Makes the default options.
    public init() {}
  }
}
