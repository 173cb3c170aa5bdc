import Dispatch
import Geometry
import Raster
import Scene
import Testing

@Suite struct PictureStoreTests {
  /// A store over pictures of 100 x 100 named 0, 1, 2...; each takes 40,000 bytes.
  private func store(
    _ count: Int, keptBytes: Int = .max / 8, decoding: PictureStore.Decoding = .inPlace,
    pictureDidArrive: @escaping @Sendable () -> Void = {}
  ) throws -> PictureStore {
    var files: [PictureID: [UInt8]] = [:]
    for index in 0..<count {
      files[PictureID("\(index)")] = try PictureFixtures.png(width: 100, height: 100) { _, _ in
        0xFF00_0000 | UInt32(index)
      }
    }
    return PictureStore(
      files: PicturesInMemory(files), fonts: nil, decoding: decoding, keptBytes: keptBytes,
      pictureDidArrive: pictureDidArrive)
  }

  private let size = Size(100, 100)

  @Test func `a picture is decoded once for a size`() throws {
    let store = try store(1)

    let first = store.picture(PictureID("0"), pixelSize: size)
    let second = store.picture(PictureID("0"), pixelSize: size)

    #expect(first != nil && first === second)
    #expect(store.decodeCount == 1)
  }

  @Test func `another size is decoded by itself and both are kept`() throws {
    let store = try store(1)

    for _ in 0..<3 {
      _ = store.picture(PictureID("0"), pixelSize: size)
      _ = store.picture(PictureID("0"), pixelSize: Size(50, 50))
    }

    #expect(store.decodeCount == 2)
  }

  @Test func `a size off by rounding is the same size`() throws {
    let store = try store(1)

    _ = store.picture(PictureID("0"), pixelSize: Size(50, 50))
    _ = store.picture(PictureID("0"), pixelSize: Size(50.000_01, 49.999_99))

    #expect(store.decodeCount == 1)
  }

  @Test func `the answer does not depend on what was asked before`() throws {
    let (fresh, used) = (try store(1), try store(1))
    _ = used.picture(PictureID("0"), pixelSize: Size(71, 71))

    let answers = [fresh, used].map { $0.picture(PictureID("0"), pixelSize: Size(70, 70)) }

    #expect(answers[0] == answers[1])
  }

  // MARK: Bounds

  @Test func `two hundred pictures stay within the bound`() throws {
    let store = try store(200, keptBytes: 400_000)

    for index in 0..<200 {
      _ = store.picture(PictureID("\(index)"), pixelSize: size)

      #expect(store.keptBytes <= 400_000)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `three pictures that overhang a phone far fit the bound at every scale`(_ scale: Double) throws {
    let ids = (0..<3).map { PictureID("\($0)") }
    let drawing = PictureFixtures.svg(attributes: #"width="4000" height="3000""#)
    let store = PictureStore(
      files: PicturesInMemory(Dictionary(uniqueKeysWithValues: ids.map { ($0, drawing) })), fonts: nil,
      decoding: .inPlace)
    let (width, height) = (390 * scale, 844 * scale)

    store.beginFrame(surfacePixels: Int(width * height))
    for id in ids { _ = store.picture(id, pixelSize: Size(height * 4 / 3, height)) }

    #expect(store.keptBytes <= PictureLimits.keptBytes)
    #expect(store.decodeCount == 3)
  }

  @Test(arguments: [Size(1_170, 2_532), Size(1_640, 2_360), Size(3_840, 2_160)])
  func `a picture that fills its surface has all its pixels`(_ surface: Size) throws {
    let drawing = PictureFixtures.svg(attributes: "width=\"\(surface.width)\" height=\"\(surface.height)\"")
    let store = PictureStore(
      files: PicturesInMemory([PictureID("a"): drawing]), fonts: nil, decoding: .inPlace)

    store.beginFrame(surfacePixels: Int(surface.width * surface.height))
    let picture = try #require(store.picture(PictureID("a"), pixelSize: surface))

    #expect(Size(Double(picture.width), Double(picture.height)) == surface)
  }

  @Test func `the picture used longest ago goes first`() throws {
    let store = try store(5, keptBytes: 160_000)
    for index in [0, 1, 2, 3] { _ = store.picture(PictureID("\(index)"), pixelSize: size) }
    _ = store.picture(PictureID("0"), pixelSize: size)

    _ = store.picture(PictureID("4"), pixelSize: size)

    let before = store.decodeCount
    _ = store.picture(PictureID("0"), pixelSize: size)
    #expect(store.decodeCount == before)
    _ = store.picture(PictureID("1"), pixelSize: size)
    #expect(store.decodeCount == before + 1)
  }

  @Test func `pictures of the present frame and the last stay though there is no room`() throws {
    let store = try store(6, keptBytes: 80_000)
    for frame in 0..<3 {
      store.beginFrame(surfacePixels: 0)
      for index in 0..<4 { _ = store.picture(PictureID("\(index)"), pixelSize: size) }

      #expect(store.decodeCount == 4, "frame \(frame)")
    }
  }

  @Test func `a mounted picture goes last`() throws {
    let store = try store(20, keptBytes: 80_000)
    store.mount([PictureID("0")])
    for index in 0..<20 { _ = store.picture(PictureID("\(index)"), pixelSize: size) }

    let before = store.decodeCount
    _ = store.picture(PictureID("0"), pixelSize: size)

    #expect(store.decodeCount == before)
  }

  @Test func `mounted pictures do not go beyond the bound`() throws {
    let store = try store(4, keptBytes: 80_000)
    store.mount(Set((0..<4).map { PictureID("\($0)") }))

    for index in 0..<4 { _ = store.picture(PictureID("\(index)"), pixelSize: size) }

    #expect(store.keptBytes <= 80_000)
  }

  @Test func `pictures of earlier frames go`() throws {
    let store = try store(6, keptBytes: 80_000)
    for index in 0..<6 {
      store.beginFrame(surfacePixels: 0)
      _ = store.picture(PictureID("\(index)"), pixelSize: size)

      #expect(store.keptBytes <= 80_000)
    }
  }

  @Test func `a forgotten picture is read again`() throws {
    let store = try store(1)
    _ = store.picture(PictureID("0"), pixelSize: size)

    store.forget([PictureID("0")])
    _ = store.picture(PictureID("0"), pixelSize: size)

    #expect(store.decodeCount == 2)
  }

  // MARK: Failures

  @Test func `a missing picture shows nothing, and says why`() throws {
    let store = try store(0)

    #expect(store.picture(PictureID("x"), pixelSize: size) == nil)
    #expect(store.failure(of: PictureID("x"))?.description == "x: there is no such picture")
  }

  @Test func `a bad picture is tried once`() {
    let store = PictureFixtures.store(Array("hello".utf8))

    for _ in 0..<3 { _ = store.picture(PictureFixtures.picture, pixelSize: size) }

    #expect(store.decodeCount == 0)
    #expect(store.failure(of: PictureFixtures.picture) == .notAPicture(looksLike: "a text"))
  }

  // MARK: In the background

  /// Files that are not read before the gate opens.
  private struct GatedPictures: PictureBytes {
    let file: [UInt8]
    let gate = DispatchSemaphore(value: 0)

    func bytes(of id: PictureID) throws -> [UInt8] {
      gate.wait()
      defer { gate.signal() }
      return file
    }
  }

  @Test func `a picture decoded in the background is there once it has been announced`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let files = GatedPictures(file: try PictureFixtures.png(width: 1, height: 1) { _, _ in 0xFF00_FF00 })
    let store = PictureStore(files: files, fonts: nil, decoding: .inBackground) { arrived.yield() }

    let early = store.picture(PictureID("0"), pixelSize: size)
    files.gate.signal()
    for await _ in arrivals.prefix(1) {}
    let late = store.picture(PictureID("0"), pixelSize: size)

    #expect(early == nil)
    #expect(late?.pixels == [0xFF00_FF00])
  }

  @Test func `a picture asked for in every frame is decoded once`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let store = try store(2, decoding: .inBackground) { arrived.yield() }

    for _ in 0..<100 {
      _ = store.picture(PictureID("0"), pixelSize: size)
      _ = store.picture(PictureID("1"), pixelSize: size)
    }
    for await _ in arrivals.prefix(2) {}

    #expect(store.decodeCount == 2)
  }

  @Test(.timeLimit(.minutes(1))) func `no frame of two hundred pages waits for a decoder that stands still`() throws {
    let files = GatedPictures(file: try PictureFixtures.png(width: 1, height: 1) { _, _ in 0xFF00_FF00 })
    let store = PictureStore(files: files, fonts: nil, decoding: .inBackground)
    let (rasterizer, buffer) = (Rasterizer(), PixelBuffer(width: 10, height: 10))
    var framesWithoutPicture = 0

    for page in 0..<200 {
      var list = DisplayList(size: Size(10, 10))
      list.picture(PictureID("\(page)"), in: Rect(x: 0, y: 0, width: 10, height: 10))
      rasterizer.render(list, scale: 1, into: buffer, pictures: store, text: PatternText())
      if buffer[5, 5] != 0xFF00_FF00 { framesWithoutPicture += 1 }
    }
    let decoded = store.decodeCount
    files.gate.signal()

    #expect(framesWithoutPicture == 200)
    #expect(decoded == 0)
  }

  @Test func `while a new size is decoded the old one is shown`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let store = try store(1, decoding: .inBackground) { arrived.yield() }
    _ = store.picture(PictureID("0"), pixelSize: Size(50, 50))
    for await _ in arrivals.prefix(1) {}

    let shown = store.picture(PictureID("0"), pixelSize: size)

    #expect(shown != nil)
  }

  @Test func `a prepared picture is there when it is needed`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let store = try store(1, decoding: .inBackground) { arrived.yield() }

    store.prepare(PictureID("0"), pixelSize: size)
    for await _ in arrivals.prefix(1) {}

    #expect(store.picture(PictureID("0"), pixelSize: size) != nil)
  }

  @Test func `a failure in the background is announced`() async {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let store = PictureStore(files: PicturesInMemory(), fonts: nil, decoding: .inBackground) { arrived.yield() }

    _ = store.picture(PictureID("x"), pixelSize: size)
    for await _ in arrivals.prefix(1) {}

    #expect(store.failure(of: PictureID("x")) != nil)
  }

  // MARK: Placeholders

  @Test func `the placeholder of a decoded picture is its mean colour`() throws {
    let file = try PictureFixtures.png(width: 2, height: 1) { x, _ in x == 0 ? 0xFFFF_0000 : 0xFF00_00FF }
    let store = PictureFixtures.store(file)
    _ = store.picture(PictureFixtures.picture, pixelSize: Size(2, 1))

    let color = store.placeholder(for: PictureFixtures.picture)

    #expect(color == Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test func `the placeholder of an unknown picture can be seen`() throws {
    let color = try store(1).placeholder(for: PictureID("0"))

    #expect(color.alpha > 0)
  }
}
