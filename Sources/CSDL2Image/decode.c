#define _GNU_SOURCE
#include "CSDL2Image.h"

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <limits.h>
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

struct csdlimage {
  SDL_Surface *surface;
};

static pthread_once_t formats_loaded = PTHREAD_ONCE_INIT;

#ifdef __GLIBC__
/* libpng says on stderr, without asking anybody, what it thinks of a file, with names from the file as they are. From the
   first picture on stderr is a stream that drops what a thread says while it decodes, and passes on everything else. */
static _Thread_local int is_decoding;

static ssize_t write_unless_decoding(void *unused, const char *bytes, size_t count) {
  (void)unused;
  return is_decoding ? (ssize_t)count : write(STDERR_FILENO, bytes, count);
}

static void take_over_stderr(void) {
  cookie_io_functions_t functions = {.write = write_unless_decoding};
  FILE *stream = fopencookie(NULL, "w", functions);
  if (stream == NULL) return;
  setvbuf(stream, NULL, _IOLBF, 0);
  fflush(stderr);
  stderr = stream;
}

/* What is in the stream's buffer goes where it was meant to go before. */
static void set_decoding(int value) {
  fflush(stderr);
  is_decoding = value;
}
#else
static void take_over_stderr(void) {}
static void set_decoding(int value) { (void)value; }
#endif

/* SDL2_image loads a format's library at its first picture and counts that in a global without a lock:
   two threads that decode at once would race. */
static void load_formats(void) {
  take_over_stderr();
  IMG_Init(IMG_INIT_PNG | IMG_INIT_JPG | IMG_INIT_WEBP);
}

/* SDL keeps one error text per thread, which the next failing call replaces. */
static void copy_error(char error[CSDLIMAGE_ERROR_CAPACITY]) {
  SDL_strlcpy(error, SDL_GetError(), CSDLIMAGE_ERROR_CAPACITY);
  SDL_ClearError();
}

/* Reads from memory; beyond its end there are zeros. SDL2_image lets libpng read without looking at how much there was: of a
   file that ends too early libpng would see the same leftover bytes again and again, as chunks without end. No chunk has
   zeros for its name. */
static size_t SDLCALL read_with_zeros(SDL_RWops *source, void *target, size_t size, size_t count) {
  if (size == 0 || count > SIZE_MAX / size) return 0;
  size_t wanted = size * count, left = (size_t)(source->hidden.mem.stop - source->hidden.mem.here);
  size_t taken = wanted < left ? wanted : left;
  SDL_memcpy(target, source->hidden.mem.here, taken);
  SDL_memset((uint8_t *)target + taken, 0, wanted - taken);
  source->hidden.mem.here += taken;
  return taken / size;
}

void csdlimage_load_formats(void) { pthread_once(&formats_loaded, load_formats); }

csdlimage *csdlimage_decode(const void *bytes, size_t count, const char *type, char error[CSDLIMAGE_ERROR_CAPACITY]) {
  csdlimage_load_formats();
  if (count > INT_MAX) {
    SDL_strlcpy(error, "the file is too long", CSDLIMAGE_ERROR_CAPACITY);
    return NULL;
  }
  SDL_RWops *source = SDL_RWFromConstMem(bytes, (int)count);
  if (source == NULL) {
    copy_error(error);
    return NULL;
  }
  source->read = read_with_zeros;
  set_decoding(1);
  SDL_Surface *surface = IMG_LoadTyped_RW(source, 1, type);
  set_decoding(0);
  if (surface == NULL) {
    copy_error(error);
    return NULL;
  }
  /* Rows can be converted one by one unless pixels are indices or one colour stands for "transparent":
     those mean nothing without their surface. They are small, one to three bytes a pixel. */
  if (SDL_ISPIXELFORMAT_INDEXED(surface->format->format) || SDL_HasColorKey(surface)) {
    SDL_Surface *converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(surface);
    if (converted == NULL) {
      copy_error(error);
      return NULL;
    }
    surface = converted;
  }
  csdlimage *image = SDL_malloc(sizeof *image);
  if (image == NULL) {
    SDL_FreeSurface(surface);
    SDL_strlcpy(error, "out of memory", CSDLIMAGE_ERROR_CAPACITY);
    return NULL;
  }
  image->surface = surface;
  return image;
}

int csdlimage_width(const csdlimage *image) { return image->surface->w; }

int csdlimage_height(const csdlimage *image) { return image->surface->h; }

int csdlimage_read_row(const csdlimage *image, int row, uint32_t *argb, char error[CSDLIMAGE_ERROR_CAPACITY]) {
  const SDL_Surface *surface = image->surface;
  const uint8_t *source = (const uint8_t *)surface->pixels + (ptrdiff_t)row * surface->pitch;
  int result = SDL_ConvertPixels(
      surface->w, 1, surface->format->format, source, surface->pitch, SDL_PIXELFORMAT_ARGB8888, argb, 4 * surface->w);
  if (result != 0) copy_error(error);
  return result;
}

/* From how many bytes on a surface's memory is worth giving back to the system. */
static const size_t large_surface = 1 << 20;

void csdlimage_free(csdlimage *image) {
  size_t bytes = (size_t)image->surface->pitch * (size_t)image->surface->h;
  SDL_FreeSurface(image->surface);
  SDL_free(image);
#ifdef __GLIBC__
  /* After a few large frees glibc keeps up to 64 MiB for the next allocation, which would count as ours. */
  if (bytes >= large_surface) malloc_trim(0);
#endif
}

static int packed(const SDL_version *version) {
  return version->major * 10000 + version->minor * 100 + version->patch;
}

int csdlimage_version(void) { return packed(IMG_Linked_Version()); }

int csdlimage_sdl_version(void) {
  SDL_version version;
  SDL_GetVersion(&version);
  return packed(&version);
}
