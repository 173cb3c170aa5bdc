import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// One picture whatever draws it and however much of it is drawn.
@Suite struct SameBitsTests {
  private static let pictures = FormulaPictures([
    PictureID("opaque"): FormulaPictures.bitmap(width: 21, height: 17),
    PictureID("other"): FormulaPictures.bitmap(width: 21, height: 17, seed: 5),
    PictureID("veil"): FormulaPictures.bitmap(width: 13, height: 40, isOpaque: false),
  ])

  private func draw(
    _ list: DisplayList, scale: Double, with rasterizer: Rasterizer, over buffer: PixelBuffer? = nil,
    damage: [PixelRect]? = nil
  ) -> PixelBuffer {
    let size = PixelRect(covering: Rect(origin: .zero, size: list.size), scale: scale)
    let target = buffer ?? PixelBuffer(width: size.width, height: size.height)
    rasterizer.render(
      list, scale: scale, into: target, damage: damage, pictures: Self.pictures, text: PatternText())
    return target
  }

  @Test(arguments: [InstructionSet.plain, .sse2, .avx2, .neon].filter(\.isAvailable))
  func `every instruction set draws the same bits`(_ instructions: InstructionSet) {
    let fastest = Rasterizer()
    let other = Rasterizer(instructions: instructions)
    for seed in 0..<300 {
      var scene = RandomScene(seed: UInt64(seed))
      let list = scene.list(scene.steps(count: 8))
      let scale = [1, 1.25, 2, 3][seed % 4]

      let expected = draw(list, scale: scale, with: fastest).bitmap
      let drawn = draw(list, scale: scale, with: other).bitmap

      #expect(drawn == expected, "seed \(seed)")
    }
  }

  @Test(arguments: [2, 3, 8])
  func `any number of threads draws the same bits`(_ threads: Int) {
    let alone = Rasterizer()
    let together = Rasterizer(threads: threads)
    for seed in 0..<40 {
      var scene = RandomScene(seed: UInt64(seed))
      let list = scene.list(scene.steps(count: 12))

      let expected = draw(list, scale: 12, with: alone).bitmap
      let drawn = draw(list, scale: 12, with: together).bitmap

      #expect(drawn == expected, "seed \(seed)")
    }
  }

  @Test func `drawing the damage alone gives the whole picture, for ten thousand pairs of lists`() {
    let rasterizer = Rasterizer()
    var damage = Damage()
    var pixels: [PixelRect] = []
    var savings = 0
    for seed in 0..<10_000 {
      var scene = RandomScene(seed: UInt64(seed))
      let steps = scene.steps(count: Int.random(in: 0...7, using: &scene.generator))
      let (old, new) = (scene.list(steps), scene.list(scene.changed(steps)))
      let scale = [1, 1, 1.25, 2][seed % 4]
      let buffer = draw(old, scale: scale, with: rasterizer)

      damage.compare(old, new)
      damage.write(into: &pixels, scale: scale, bounds: buffer.bounds)
      let partial = draw(new, scale: scale, with: rasterizer, over: buffer, damage: pixels)
      let whole = draw(new, scale: scale, with: rasterizer)

      #expect(partial.hash() == whole.hash(), "seed \(seed)")
      if pixels.reduce(0, { $0 + $1.area }) < buffer.bounds.area / 2 { savings += 1 }
    }
    #expect(savings > 3_000, "damage is worth having")
  }
}
