import Scene

/// The sizes and weights of text on screens that are made of blocks; sizes in points.
enum TypeScale {
  /// The title of a screen before it is scrolled.
  static let largeTitle = TextStyle(size: 32, weight: .bold, maximumLines: 3)
  /// A title among the blocks.
  static let title = TextStyle(size: 26, weight: .bold)
  /// Above a group.
  static let headline = TextStyle(size: 18, weight: .semibold)
  /// Running text: long lines need air between them.
  static let body = TextStyle(size: 16, lineSpacing: 1.15)
  /// Small print.
  static let caption = TextStyle(size: 13, lineSpacing: 1.1)
  /// The title of a row.
  static let row = TextStyle(size: 17)
  /// The line below the title of a row or a card.
  static let detail = TextStyle(size: 14, maximumLines: 2)
  /// The title of a card.
  static let card = TextStyle(size: 17, weight: .semibold, maximumLines: 2)
  /// What stands in an empty list.
  static let empty = TextStyle(size: 15, alignment: .center, maximumLines: 3)
  /// What a button says.
  static let button = TextStyle(size: 17, weight: .semibold, alignment: .center, maximumLines: 1)
  /// A question that must be answered.
  static let question = TextStyle(size: 18, weight: .semibold, alignment: .center)
  /// What a swipe action says.
  static let action = TextStyle(size: 16, weight: .semibold, maximumLines: 1)
  /// What a toast says.
  static let toast = TextStyle(size: 15, maximumLines: 2)
  /// The button of a toast.
  static let toastAction = TextStyle(size: 15, weight: .semibold, maximumLines: 1)
}
