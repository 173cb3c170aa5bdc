internal import CPNG
internal import CPangoCairo
internal import CRSVG
internal import CSDL2Image

/// The versions of the C libraries that turn text and pictures into pixels.
///
/// Two machines of one architecture with equal versions and an equal ``FontInventory`` draw the same bits.
public struct LibraryVersions: Hashable, Sendable {
  /// One library.
  public struct Library: Hashable, Sendable, CustomStringConvertible {
    /// The usual name.
    public let name: String
    /// The version that runs, not the one that was compiled against.
    public let version: String

    /// Name and version, such as `Pango 1.50.12`.
    public var description: String { "\(name) \(version)" }
  }

  /// The libraries, in a fixed order.
  public let libraries: [Library]

  /// One line for each library.
  public var lines: [String] { libraries.map(\.description) }

  /// The libraries that this process runs with.
  public static let current = LibraryVersions(libraries: [
    Library(name: "Pango", version: pango_version_string().map { String(cString: $0) } ?? ""),
    Library(name: "HarfBuzz", version: hb_version_string().map { String(cString: $0) } ?? ""),
    Library(name: "cairo", version: cairo_version_string().map { String(cString: $0) } ?? ""),
    Library(name: "fontconfig", version: dotted(Int(FcGetVersion()))),
    Library(name: "librsvg", version: "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)"),
    Library(name: "SDL2_image", version: dotted(Int(csdlimage_version()))),
    Library(name: "libpng", version: dotted(Int(png_access_version_number()))),
  ])

  /// A version of two decimal digits for the minor number and two for the patch.
  private static func dotted(_ packed: Int) -> String { "\(packed / 10_000).\(packed / 100 % 100).\(packed % 100)" }
}
