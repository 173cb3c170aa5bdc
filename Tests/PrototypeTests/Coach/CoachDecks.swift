import Components
import Geometry
import Prototype
import Scene
import Testing

/// The favourites screen of the demo behind a home screen, with a coach tour of one's choice.
func favourites(_ coach: String = swipeMark, rows: String = "[apple, banana, cherry]") -> String {
  """
  noren: 1
  screens:
    home:
      blocks:
        - cards: [{title: Favourites, go: favourites}]
    favourites:
      title: お気に入り一覧
      blocks:
        - list:
            id: fruits
            rows: \(rows)
            swipe: [{label: 削除, role: destructive}]
            reorder: true
        - button: {id: like, label: Like}
      coach:
  \(coach.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
  """
}

/// The coach mark of the article (C1 to C4).
let swipeMark = "- {target: \"fruits[0]\", text: スワイプ, demo: swipe, once: favourites-swipe}"

extension TestPrototype {
  /// The favourites screen at rest, as it is opened from the home screen; its tour has just begun.
  ///
  /// - Parameter rows: how many rows its list has; nil for the three fruits.
  init(
    favourites coach: String, rows: Int? = nil, memory: CoachMemory = CoachMemory(), reduceMotion: Bool = false
  ) throws {
    let names = rows.map { count in "[" + (0..<count).map { "row \($0)" }.joined(separator: ", ") + "]" }
    let deck = names.map { PrototypeTests.favourites(coach, rows: $0) } ?? PrototypeTests.favourites(coach)
    try self.init(deck, reduceMotion: reduceMotion, size: Size(390, 844), memory: memory)
    tap(element("card-0")?.frame.center ?? .zero)
    waitForTour()
  }

  /// Waits for a tour to begin, at most three seconds.
  mutating func waitForTour() {
    for _ in 0..<180 where element("overlay") == nil { wait(1 / 60) }
  }

  var overlayState: String? { element("overlay")?.state }

  /// Whether a log entry has been written, and how often.
  func count(_ text: String) -> Int { log.count { $0 == text } }
}

extension Rect {
  /// How far the edges of two rectangles are from one another at most.
  func distance(to other: Rect) -> Double {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
