import Geometry
import Scene

/// Colours, and lengths in points, of the inspector.
enum InspectorLook {
  /// How wide the panel is.
  static let width = 340.0
  static let margin = 16.0
  static let rowHeight = 20.0
  static let sectionGap = 12.0
  static let gap = 6.0
  static let buttonHeight = 26.0
  static let radius = 6.0
  static let graphHeight = 56.0
  static let plotHeight = 88.0
  static let curveSize = Size(44, 32)
  static let progressHeight = 3.0
  static let trackHeight = 4.0
  static let knobRadius = 7.0
  /// How much taller than it looks a track can be grabbed.
  static let grabHeight = 22.0

  static let ground = Color(rgb: 0x17171E)
  static let edge = Color(rgb: 0x2B2B36)
  static let raised = Color(rgb: 0x262631)
  static let chosen = Color(rgb: 0x3B4A8F)
  static let ink = Color(rgb: 0xECEBF2)
  static let quiet = Color(rgb: 0xA3A1B0)
  static let accent = Color(rgb: 0x9FB0FF)
  static let good = Color(rgb: 0x6CC48A)
  static let bad = Color(rgb: 0xFF7A6E)
  static let warning = Color(rgb: 0xF2C36B)

  static let title = TextStyle(size: 11, weight: .bold, maximumLines: 1)
  static let body = TextStyle(size: 12, maximumLines: 1)
  static let strong = TextStyle(size: 12, weight: .bold, maximumLines: 1)
  static let code = TextStyle(size: 11, maximumLines: 1, isMonospaced: true)
  static let message = TextStyle(size: 12, maximumLines: 6)
  static let note = TextStyle(size: 12, maximumLines: 2)
  /// How many rows a list of values has at least, whether there is room for them or not.
  static let fewestChoices = 8
  /// The room for a note of two lines at the foot.
  static let messageHeight = 40.0
}
