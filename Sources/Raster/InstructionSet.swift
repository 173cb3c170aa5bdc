import CPixelKernels

/// The instructions that pixels are computed with; all give the same bits.
public enum InstructionSet: CaseIterable, Sendable {
  /// The fastest that this machine has.
  case fastest
  /// Plain C, as the compiler makes it.
  case plain
  /// SSE2, which every x86-64 has.
  case sse2
  /// AVX2.
  case avx2
  /// NEON, which every 64-bit ARM has.
  case neon

  var path: pk_path {
    switch self {
    case .fastest: pk_fastest_path()
    case .plain: pk_path_plain
    case .sse2: pk_path_sse2
    case .avx2: pk_path_avx2
    case .neon: pk_path_neon
    }
  }

  /// Whether this machine has the instructions.
  public var isAvailable: Bool { pk_kernels_for(path) != nil }
}
