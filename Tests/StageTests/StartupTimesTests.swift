import Stage
import Testing

@Suite struct StartupTimesTests {
  @Test func `each part of the start begins where the one before it ended`() {
    var startup = StartupTimes(age: 0.03, at: 5)

    startup.end(.deck, at: 5.01)
    startup.end(.setup, at: 5.03)

    #expect(startup[.launch] == 0.03)
    #expect(startup[.deck].map { abs($0 - 0.01) < 1e-12 } == true)
    #expect(startup[.setup].map { abs($0 - 0.02) < 1e-12 } == true)
  }

  @Test func `the whole start is known only once all its parts are`() {
    var startup = StartupTimes(age: 0.03, at: 0)

    startup.end(.deck, at: 0.01)
    startup.end(.setup, at: 0.02)
    startup.end(.window, at: 0.05)
    let early = startup.total
    startup.end(.firstFrame, at: 0.1)

    #expect(early == nil)
    #expect(startup.total.map { abs($0 - 0.13) < 1e-12 } == true)
  }

  @Test func `a start whose launch is not known has no total`() {
    var startup = StartupTimes(age: nil, at: 0)

    for phase in StartupTimes.Phase.allCases.dropFirst() { startup.end(phase, at: 1) }

    #expect(startup.total == nil)
  }

  @Test func `this process is older than nothing and grows no younger`() throws {
    let first = try #require(ProcessAge.now)

    let second = try #require(ProcessAge.now)

    #expect(first > 0 && second >= first)
  }
}
