import Deck
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@testable import Stage

@Suite struct RecordingTests {
  private func list(of prototype: Prototype?) -> DisplayList? {
    guard let prototype else { return nil }
    var list = DisplayList()
    prototype.draw(into: &list)
    return list
  }

  @Test func `going back ten seconds and forward again shows the same frames`() throws {
    var played = try RecordedStage(seed: 1)
    played.play(for: 12)
    let recording = try #require(played.stage.recording)
    let last = recording.frames.upperBound - 1
    let back = recording.frame(atOrBefore: played.stage.prototype.time - 10)

    let there = stride(from: last, through: back, by: -3).map { ($0, list(of: recording.prototype(atFrame: $0))) }
    let andBack = stride(from: back, through: last, by: 3).map { ($0, list(of: recording.prototype(atFrame: $0))) }

    #expect(there.count > 100 && there.allSatisfy { played.lists[$0] == $1 })
    #expect(andBack.count > 100 && andBack.allSatisfy { played.lists[$0] == $1 })
  }

  @Test func `at least half a minute is kept, and little more`() throws {
    var played = try RecordedStage(seed: 4)
    played.play(for: 75)

    let times = try #require(played.stage.recording?.times)

    #expect(times.upperBound == played.times.last)
    #expect(times.upperBound - times.lowerBound >= Recording.span)
    #expect(times.upperBound - times.lowerBound <= Recording.span + 3)
  }

  @Test func `frames keep their numbers and times when older ones go`() throws {
    var played = try RecordedStage(seed: 5)
    played.play(for: 40)
    let recording = try #require(played.stage.recording)
    let frames = recording.frames

    #expect(frames.lowerBound > 0 && frames.upperBound == played.times.count)
    #expect(frames.map { recording.time(ofFrame: $0) } == Array(played.times[frames]))
    #expect(recording.prototype(atFrame: frames.lowerBound - 1) == nil)
    #expect(recording.prototype(atFrame: frames.upperBound) == nil)
    #expect(
      played.times[frames].enumerated().allSatisfy { number, time in
        recording.frame(atOrBefore: time) == frames.lowerBound + number
      })
  }

  @Test func `between two frames it shows what a frame there would have shown`() throws {
    var played = try RecordedStage(seed: 6)
    played.play(for: 3)
    let recording = try #require(played.stage.recording)
    let time = (played.times[100] + played.times[101]) / 2

    var expected = try #require(recording.prototype(atFrame: 100))
    for moment in recording.moments where moment.time > played.times[100] && moment.time <= time {
      expected.replay(moment)
    }
    expected.advance(to: time)

    #expect(list(of: recording.prototype(at: time)) == list(of: expected))
  }

  @Test func `frames before a reload show the deck before it`() throws {
    var played = try RecordedStage(seed: 7)
    played.play(for: 1.5)
    let other = RecordedStage.deckText.replacing("0E7C86", with: "FF0000").replacing("2E6F40", with: "00FF00")
    let deck = try #require(RecordedStage.makePrototype(other)?.deck)
    played.stage.replace(played.stage.prototype.reloaded(deck, environment: played.stage.prototype.environment))
    let reloaded = played.lists.count
    played.play(for: 1.5)
    let recording = try #require(played.stage.recording)

    let lists = recording.frames.map { list(of: recording.prototype(atFrame: $0)) }

    #expect(lists == played.lists)
    #expect(recording.prototype(atFrame: reloaded)?.deck == deck)
    #expect(recording.prototype(atFrame: reloaded - 1)?.deck != deck)
  }

  @Test func `a storm of reloads cannot make it grow`() throws {
    let played = try RecordedStage(seed: 8)
    let prototype = played.stage.prototype

    for _ in 0..<500 { played.stage.replace(prototype) }

    #expect(played.stage.recording?.segments.count == Recording.segmentLimit)
  }

  @Test func `a storm of input makes a snapshot early`() throws {
    let played = try RecordedStage(seed: 9)

    for number in 0..<5_000 { played.stage.handle(.focusLost(time: Double(number) * 1e-5)) }
    played.stage.advance(to: 0.06)
    played.stage.advance(to: 0.07)

    #expect(played.stage.recording?.segments.count == 2)
  }

  @Test func `the session is whole after the first frames were dropped`() throws {
    var played = try RecordedStage(seed: 10)
    played.play(for: 45)
    let recording = try #require(played.stage.recording)
    var replayed = try #require(RecordedStage.makePrototype())

    let moments = played.stage.session.moments(with: recording)
    for moment in moments { replayed.replay(moment) }

    #expect(moments.count < played.times.count + played.stage.session.moments.count)
    #expect(list(of: replayed) == played.lists.last)
  }
}
