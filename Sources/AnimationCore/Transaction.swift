/// The name of something that can be animated by itself, such as `opacity` or `bubble`.
public struct PropertyName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Makes a name.
  public init(_ name: String) { self.name = name }

  /// Makes a name from a literal.
  public init(stringLiteral name: String) { self.init(name) }
}

/// With which animation a change is made: the whole of it, and single properties.
///
/// ```swift
/// withAnimation(.spring(.bouncy)) { transaction in
///   state.show(in: transaction)                                  // everything springs
///   state.show(in: transaction.animation(nil, for: "count"))     // but the count, which is there at once
/// }
/// state.show(in: Transaction())                                  // every property in its own way
/// ```
/// A transaction is handed down, never looked up: there is no current one.
///
/// - Order: what is said for one property counts most, then what is said for the whole change, then what the property
///   does by itself.
public struct Transaction: Hashable, Sendable {
  /// What is said about an animation.
  private enum Choice: Hashable, Sendable {
    case own
    case animation(Animation)
    case none

    init(_ animation: Animation?) {
      self = animation.map(Choice.animation) ?? .none
    }

    func resolved(_ own: Animation?) -> Animation? {
      switch self {
      case .own: own
      case .animation(let animation): animation
      case .none: nil
      }
    }
  }

  private var whole = Choice.own
  private var properties: [PropertyName: Choice] = [:]

  /// Leaves every property to its own animation.
  public init() {}

  /// Makes a change with one animation, or with none at all.
  public init(animation: Animation?) { whole = Choice(animation) }

  /// The same, with another animation for one property; nothing takes its animation away.
  public func animation(_ animation: Animation?, for property: PropertyName) -> Transaction {
    var copy = self
    copy.properties[property] = Choice(animation)
    return copy
  }

  /// This change where it says something, and another one where it leaves a property to its own animation.
  ///
  /// - Parameter base: what counts less, such as what a thing says about itself.
  public func over(_ base: Transaction) -> Transaction {
    guard whole == .own else { return self }
    var copy = base
    copy.properties.merge(properties) { _, own in own }
    return copy
  }

  /// The animation of a property in this change, or nothing when it is there at once.
  ///
  /// - Parameters:
  ///   - property: which property.
  ///   - own: the property's own animation.
  public func animation(for property: PropertyName, own: Animation?) -> Animation? {
    (properties[property] ?? whole).resolved(own)
  }
}

/// Makes a change in which everything moves by one animation, or, without one, nothing moves.
public func withAnimation<Result>(
  _ animation: Animation?, _ change: (Transaction) throws -> Result
) rethrows -> Result {
  try change(Transaction(animation: animation))
}

extension Animated {
  /// Changes the value as a transaction says.
  ///
  /// - Parameters:
  ///   - value: where to.
  ///   - time: when.
  ///   - transaction: the change this is part of.
  ///   - property: the value's name in it.
  ///   - own: the value's own animation.
  public mutating func change(
    to value: Value, at time: Seconds, in transaction: Transaction, as property: PropertyName, own: Animation?
  ) {
    if let animation = transaction.animation(for: property, own: own) {
      animate(to: value, at: time, with: animation)
    } else {
      set(value)
    }
  }
}
