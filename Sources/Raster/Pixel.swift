/// Conversions of single pixels; the layout is that of ``Bitmap``.
enum Pixel {
  /// A pixel of straight components; each is rounded to the nearest step after the multiplication.
  @inline(__always)
  static func premultiplied(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    let alpha = UInt32(alpha)
    if alpha == 255 { return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
    return alpha << 24 | multiply(UInt32(red), alpha) << 16 | multiply(UInt32(green), alpha) << 8
      | multiply(UInt32(blue), alpha)
  }

  /// Multiplies the components of straight pixels by their alpha, each rounded to the nearest step.
  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel >> 24 == 255 { continue }
      pixels[index] = premultiplied(
        red: UInt8(truncatingIfNeeded: pixel >> 16), green: UInt8(truncatingIfNeeded: pixel >> 8),
        blue: UInt8(truncatingIfNeeded: pixel), alpha: UInt8(truncatingIfNeeded: pixel >> 24))
    }
  }

  /// Red, green, blue and alpha before the multiplication; black where alpha is 0.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> SIMD4<UInt8> {
    let alpha = pixel >> 24
    let components = SIMD4<UInt32>(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, alpha)
    if alpha == 255 { return SIMD4(truncatingIfNeeded: components) }
    guard alpha > 0 else { return .zero }
    let divided = (components &* 255 &+ alpha / 2) / alpha
    return SIMD4(UInt8(min(divided.x, 255)), UInt8(min(divided.y, 255)), UInt8(min(divided.z, 255)), UInt8(alpha))
  }

  /// The product of two parts of 255, rounded to the nearest.
  @inline(__always)
  static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a * b + 128
    return (product + product >> 8) >> 8
  }

  /// One pixel over another, both premultiplied.
  static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let left = 255 - top >> 24
    if left == 0 || bottom == 0 { return top }
    return [UInt32(0), 8, 16, 24].reduce(0) { result, shift in
      result | min(255, (top >> shift & 0xFF) + multiply(bottom >> shift & 0xFF, left)) << shift
    }
  }

  /// The mean of a square of premultiplied pixels, each component rounded to the nearest.
  static func average(_ first: UnsafePointer<UInt32>, side: Int, stride: Int) -> UInt32 {
    var sum = SIMD4<UInt32>.zero
    for row in 0..<side {
      for column in 0..<side {
        let pixel = first[row * stride + column]
        sum &+= SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
      }
    }
    let count = UInt32(side * side)
    let mean = (sum &+ count / 2) / count
    return mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
  }
}
