import AnimationCore
import Geometry
import Scene

extension ColumnContent {
  /// A button with a state, and what it opens: a bubble, or another block.
  public struct Button: Hashable, Sendable {
    /// Its name, such as `button-0`.
    public var id: ElementID
    /// What it says.
    public var label: String
    /// What it says while it is on, or done; nil for the same.
    public var onLabel: String?
    /// What a tap does to its looks.
    public var effect: StatefulButtonContent.Effect
    /// Whether it starts switched on.
    public var isOn: Bool
    /// The number it counts from; nil for none.
    public var count: Int?
    /// The block that shows while it is on, and takes no room while it is off.
    public var reveals: ElementID?
    /// The bubble that shows while it is on.
    public var bubble: SpeechBubbleContent?
    /// How single effects move, if not by themselves: see ``StatefulButton/Property``.
    public var transaction: Transaction
    /// Its colour, if not the palette's accent.
    public var color: Color?
    /// How it answers a press.
    public var feedback: PressFeedback
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether it is as wide as the column, or as what it says.
    public var fillsWidth: Bool
    /// Where it stands in the column when it does not fill it.
    public var alignment: TextStyle.Alignment

    /// Makes a button across the column that does nothing but to be pressed, unless more is said.
    public init(
      _ id: ElementID, label: String, onLabel: String? = nil, effect: StatefulButtonContent.Effect = .none,
      isOn: Bool = false, count: Int? = nil, reveals: ElementID? = nil, bubble: SpeechBubbleContent? = nil,
      transaction: Transaction = Transaction(), color: Color? = nil,
      feedback: PressFeedback = .shrink(PressEffect.Style()), isEnabled: Bool = true, fillsWidth: Bool = true,
      alignment: TextStyle.Alignment = .center
    ) {
      self.id = id
      self.label = label
      self.onLabel = onLabel
      self.effect = effect
      self.isOn = isOn
      self.count = count
      self.reveals = reveals
      self.bubble = bubble
      self.transaction = transaction
      self.color = color
      self.feedback = feedback
      self.isEnabled = isEnabled
      self.fillsWidth = fillsWidth
      self.alignment = alignment
    }

    /// What the button itself shows, in the colours of a column.
    ///
    /// A number that the bubble shows does not stand on the button too.
    func content(in palette: Palette) -> StatefulButtonContent {
      let accent = color ?? palette.accent
      let quiet = palette.background.interpolated(to: accent, by: StatefulButtonLook.quietOpacity)
      let isLegible = accent.contrastRatio(with: quiet) >= Palette.readableContrast
      return StatefulButtonContent(
        label: label, onLabel: onLabel, effect: effect, count: bubble == nil ? count : nil, accent: accent,
        onAccent: color.map { Palette.ink(on: $0) } ?? palette.onAccent,
        quietInk: isLegible ? accent : palette.text, transaction: transaction)
    }
  }
}
