internal import CSDL2Image

/// Decodes pictures in this process: for tools that read pictures of their own, and inside of the process that strangers'
/// pictures are decoded in.
///
/// - Cost: the memory of the original, three or four bytes a pixel, is freed before ``bitmap(of:header:width:height:)``
///   returns.
public struct LocalPictureDecoder: PictureDecoder {
  private let fonts: FontLibrary?

  /// Makes a decoder.
  ///
  /// - Parameter fonts: what texts in drawings are set in; nil for the system's fonts.
  public init(fonts: FontLibrary?) { self.fonts = fonts }

  /// What a file says about itself.
  public func header(of file: [UInt8]) throws(PictureError) -> PictureHeader { try PictureHeader(file) }

  /// Decodes a picture at a size.
  public func bitmap(
    of file: [UInt8], header: PictureHeader, width: Int, height: Int
  ) throws(PictureError) -> Bitmap {
    if header.format == .svg { return try SVGDrawing(file).render(width: width, height: height, fonts: fonts) }
    let isSideways = header.orientation.isSideways
    let stored = try SDLImage(file, format: header.format).bitmap(
      width: isSideways ? height : width, height: isSideways ? width : height)
    return header.orientation.upright(stored)
  }

  /// Loads what the libraries load by themselves with the first picture of a kind: modules and tables, which are files.
  ///
  /// Afterwards a picture of any kind is decoded without opening a file but those of ``FontLibrary/paths``.
  public func loadEverything() {
    csdlimage_load_formats()
    let pictures = [
      "png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
      "jpeg;base64,\(Self.smallestJPEG)",
      "gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
    ]
    let images = pictures.map { "<image width='1' height='1' href='data:image/\($0)'/>" }.joined()
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'>\(images)"
      + "<text y='8'>A</text></svg>"
    _ = try? SVGDrawing(Array(drawing.utf8)).render(width: 9, height: 9, fonts: fonts)
  }

  /// A small grey JPEG file.
  private static let smallestJPEG =
    "/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcGBgcHCAgICAkJCQgICAgJCQoKCgwMCw"
    + "sODg4RERT/xABKAAEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAAAAEAEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA"
    + "/8AAEQgACAAIAwESAAISAAMSAP/aAAwDAQACEQMRAD8AAA//2Q=="
}
