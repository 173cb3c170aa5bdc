extension PixelBuffer {
  /// Some columns of the surface as a surface of its own, over the same pixels.
  ///
  /// It must not outlive this one.
  ///
  /// - Errors: traps when the columns are not all there.
  public func columns(_ range: Range<Int>) -> PixelBuffer {
    precondition(range.lowerBound >= 0 && range.upperBound <= width, "the columns lie outside of the surface")
    return PixelBuffer(over: base + range.lowerBound, width: range.count, height: height, stride: stride)
  }
}
