extension PixelBuffer {
  /// Some pixels of the surface as a surface of its own, over the same memory.
  ///
  /// It must not outlive this one.
  ///
  /// - Errors: traps when the pixels are not all there.
  public func part(_ rect: PixelRect) -> PixelBuffer {
    precondition(bounds.contains(rect), "the part lies outside of the surface")
    return PixelBuffer(over: base + rect.y * stride + rect.x, width: rect.width, height: rect.height, stride: stride)
  }
}
