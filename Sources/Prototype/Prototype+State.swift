import Components
import Geometry
import Gestures
import Scene

extension Prototype {
  /// The size of the window in points.
  public var size: Size { navigation.size }

  /// The screen that shows, or that is on its way in.
  public var currentScreen: String { navigation.current.id }

  /// The screens that are open, the first one first.
  public var openScreens: [String] { navigation.entries.filter { !$0.isLeaving }.map(\.id) }

  /// The page that the screen's walkthrough rested on last, if it has one.
  public var currentPage: Int? { navigation.current.screen.pager?.currentPage }

  /// What the screen's pager is doing, if it has one.
  public var pagerPhase: Pager.Phase? { navigation.current.screen.pager?.phase }

  /// Whether a finger or a button is down.
  public var isTouched: Bool { arena.isActive }

  /// The element that owns the pointer by a drag, if any.
  public var gestureOwner: ElementID? { arena.owner.flatMap { id(of: $0) } }

  /// The name of what can own a pointer.
  func id(of target: PointerTarget) -> ElementID? {
    switch target {
    case .overlay(_, let target): target
    case .screen(let serial, let target):
      navigation.index(of: serial).flatMap { navigation.entries[$0].screen.id(of: target) }
    case .edge: "edge"
    case .sheet: "sheet"
    case .behindSheet: nil
    }
  }

  /// How many pages the screen's walkthrough has, if it has one.
  public var pageCount: Int? { navigation.current.screen.pager?.pageCount }

  /// Whether something over the screen lets nothing below it be touched.
  public var isCovered: Bool { overlays.isModal }

  /// The element that has the keyboard, if any.
  public var focusedElement: ElementID? { overlays.focusedElement ?? navigation.current.screen.focusedElement }

  /// The titles of the rows of a list on the current screen, in order; nothing when there is no such list.
  public func rows(of list: ElementID) -> [String]? { navigation.current.screen.rows(of: list) }

  /// The texts of the rows of a list on the current screen as they are drawn, from the top, whether they can be seen or not;
  /// nothing when there is no such list.
  ///
  /// - Cost: looks at every row; for flows, not for frames.
  public func rowTexts(of list: ElementID) -> [String]? {
    navigation.current.screen.rowTexts(of: list, at: time)
  }

  /// Something on the current screen or over it by its name, where it is on the window; rows such as `fruits[20]`
  /// whether they can be seen or not.
  public func element(_ id: ElementID) -> Element? {
    overlays.elements(at: time).first { $0.id == id } ?? screenView.element(id, at: time)
  }

  /// What moves.
  public var motions: [Motion] {
    var motions: [Motion] = []
    if navigation.isMoving(at: time) {
      motions.append(Motion("screen.transition", course: navigation.course(at: time)))
    }
    for index in navigation.visible(at: time) { motions += navigation.entries[index].screen.motions(at: time) }
    return motions + overlays.motions(at: time)
  }

  /// What is on the current screen and over it, in reading order, where it is on the window.
  public var elements: [Element] {
    let view = screenView
    let elements = view.screen.elements(at: time)
    return (view.origin == .zero ? elements : elements.map { $0.offsetBy(view.origin) }) + overlays.elements(at: time)
  }

  /// The pictures that must be at hand: on a walkthrough at rest the one that shows, in motion at most three.
  public var mountedPictures: [PictureID] {
    var pictures: [PictureID] = []
    for index in navigation.visible(at: time) {
      pictures += navigation.entries[index].screen.mountedPictures(at: time)
    }
    return pictures + overlays.mountedPictures
  }

  /// The pictures that the next input may bring to the current screen, with the sizes that they are drawn at.
  public var picturesAhead: [SizedPicture] { navigation.current.screen.picturesAhead(at: time) }
}
