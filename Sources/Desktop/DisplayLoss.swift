import Glibc

/// Ends the program in good order when the X server goes away.
///
/// Xlib would end it too, with a status of its own, from within whatever call has found out. No such call can return, so
/// there is no way back to the loop, and what is left to do is done here.
@MainActor enum DisplayLoss {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  private static var end: (@MainActor () -> Void)?

  /// Starts to watch, once SDL has opened a display; does nothing where that is not X.
  ///
  /// - Parameter end: called once, where no window can be shown or asked any more; it is to end the program, which Xlib
  ///   does otherwise.
  static func watch(_ end: @escaping @MainActor () -> Void) {
    // SDL has loaded the library, if anyone has.
    guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
      let symbol = dlsym(library, "XSetIOErrorHandler")
    else { return }
    Self.end = end
    let setHandler = unsafeBitCast(symbol, to: SetHandler.self)
    _ = setHandler { _ in
      // SDL asks for events and shows pictures on the main thread alone.
      MainActor.assumeIsolated { DisplayLoss.end?() }
      return 0
    }
  }
}
