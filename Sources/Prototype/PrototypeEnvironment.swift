import Components

/// What a prototype must know of the world around it.
public struct PrototypeEnvironment: Sendable {
  /// What components must know.
  public var components: ComponentEnvironment
  /// The languages to show, the preferred one first; without a match a text's first language is shown.
  public var languages: [String]
  /// Whether the reader prefers a dark look; decks may leave the choice to them.
  public var prefersDark: Bool
  /// What coach marks remember from earlier runs.
  public var memory: CoachMemory
  /// Says whether a coach tour of a screen, by its id, may change so; nil lets everything happen.
  ///
  /// What is forbidden is in the log as `tour change refused`. Escape, the button that leaves, and a screen that goes away
  /// are not asked about.
  public var allowsTourChange: (@Sendable (_ change: CoachTour.Change, _ screen: String) -> Bool)?

  /// Makes an environment.
  public init(
    components: ComponentEnvironment, languages: [String] = [], prefersDark: Bool = false,
    memory: CoachMemory = CoachMemory(),
    allowsTourChange: (@Sendable (_ change: CoachTour.Change, _ screen: String) -> Bool)? = nil
  ) {
    self.components = components
    self.languages = languages
    self.prefersDark = prefersDark
    self.memory = memory
    self.allowsTourChange = allowsTourChange
  }
}
