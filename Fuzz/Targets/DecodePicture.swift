import Geometry
import Raster
import Scene

/// The most pixels of a picture that a fuzzer decodes: larger ones only cost time.
private let mostPixels = 1 << 18

/// Looks at a picture as a deck does that names it, and decodes it small and at its own size.
func decodePicture(_ bytes: [UInt8]) {
  let id = PictureID("picture")
  let store = PictureStore(files: PicturesInMemory([id: bytes]), fonts: nil, decoding: .inPlace)
  guard case .success(let header) = store.header(of: id), header.width * header.height <= mostPixels else { return }
  if header.format == .svg { _ = UnsupportedFeature.all(in: bytes) }
  for size in [Size(7, 5), Size(Double(header.width), Double(header.height))] {
    let bitmap = store.picture(id, pixelSize: size)
    precondition(
      (bitmap === Bitmap.placeholder) == (store.failure(of: id) != nil), "a picture shows, or it is known why not")
  }
}
