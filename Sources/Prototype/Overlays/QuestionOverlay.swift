import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// A question about something on a screen, which is told the answer if it is yes.
struct QuestionOverlay: PrototypeOverlay {
  /// What is asked, and what yes means.
  struct Question: Hashable, Sendable {
    var words: ConfirmationDialog.Content
    var palette: Palette
    var answer: ScreenAnswer
  }

  private let question: Question
  private var dialog: ConfirmationDialog

  init(_ question: Question, size: Size, environment: ComponentEnvironment, at time: Seconds) {
    self.question = question
    dialog = ConfirmationDialog(
      question.words, palette: question.palette, size: size, environment: environment, at: time)
  }

  var isModal: Bool { dialog.isModal }
  var focusedElement: ElementID? { dialog.focus?.id }
  var nextDeadline: Seconds? { dialog.nextDeadline }

  func isGone(at time: Seconds) -> Bool { dialog.isGone(at: time) }

  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>] {
    dialog.candidates(at: point, time: time).map { $0.map(\.id) }
  }

  func meaning(of id: ElementID, at time: Seconds) -> PressMeaning? { dialog.isModal ? .only : nil }

  func motions(at time: Seconds) -> [Motion] { dialog.motions(at: time) }
  func elements(at time: Seconds) -> [Element] { dialog.elements(at: time) }

  func draw(into list: inout DisplayList, over screen: ScreenView, at time: Seconds) {
    dialog.draw(into: &list, at: time)
  }

  mutating func handle(_ event: GestureEvent<ElementID>, into actions: inout [ScreenAction]) {
    guard let target = ConfirmationDialog.Target.allCases.first(where: { $0.id == event.target }) else { return }
    var events: [ConfirmationDialog.Event] = []
    dialog.handle(event.retargeted(to: target), into: &events)
    tell(events, into: &actions)
  }

  mutating func handle(_ key: KeyPress, over screen: ScreenView, into actions: inout [ScreenAction]) -> Bool {
    var events: [ConfirmationDialog.Event] = []
    let isUsed = dialog.handle(key, into: &events)
    tell(events, into: &actions)
    return isUsed
  }

  mutating func advance(to time: Seconds, over screen: ScreenView, into actions: inout [ScreenAction]) {
    dialog.advance(to: time)
  }

  mutating func resize(to size: Size, environment: ComponentEnvironment, at time: Seconds) {
    dialog.resize(to: size, environment: environment)
  }

  private func tell(_ events: [ConfirmationDialog.Event], into actions: inout [ScreenAction]) {
    for case .answered(let isYes, let time) in events {
      actions.append(.log("answered \(isYes ? "yes" : "no")", at: time))
      if isYes { actions.append(.answer(question.answer, at: time)) }
    }
  }
}
