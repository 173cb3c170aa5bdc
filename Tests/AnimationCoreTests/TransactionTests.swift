import AnimationCore
import Testing

@Suite struct TransactionTests {
  static let own = Animation.easeOut(duration: 0.25)
  static let other = Animation.spring(.bouncy)

  @Test func `without a word every property moves in its own way`() {
    #expect(Transaction().animation(for: "scale", own: TransactionTests.own) == TransactionTests.own)
  }

  @Test func `an animation for a change is everybody's`() {
    let used = withAnimation(TransactionTests.other) { $0.animation(for: "scale", own: TransactionTests.own) }

    #expect(used == TransactionTests.other)
  }

  @Test func `no animation for a change takes everybody's away`() {
    let used = withAnimation(nil) { $0.animation(for: "scale", own: TransactionTests.own) }

    #expect(used == nil)
  }

  @Test func `one property can be animated differently`() {
    let transaction = Transaction(animation: nil).animation(TransactionTests.other, for: "scale")

    #expect(transaction.animation(for: "scale", own: nil) == TransactionTests.other)
    #expect(transaction.animation(for: "opacity", own: TransactionTests.own) == nil)
  }

  @Test func `one property's animation can be taken away`() {
    let transaction = Transaction().animation(nil, for: "scale")

    #expect(transaction.animation(for: "scale", own: TransactionTests.own) == nil)
    #expect(transaction.animation(for: "opacity", own: TransactionTests.own) == TransactionTests.own)
  }

  @Test func `a value changes as its transaction says`() {
    var moving = Animated(0.0)
    var jumping = Animated(0.0)

    moving.change(to: 1, at: 0, in: Transaction(), as: "scale", own: .linear(duration: 1))
    jumping.change(
      to: 1, at: 0, in: Transaction().animation(nil, for: "scale"), as: "scale", own: .linear(duration: 1))

    #expect(moving.value(at: 0.5) == 0.5)
    #expect(jumping.value(at: 0) == 1)
  }
}
