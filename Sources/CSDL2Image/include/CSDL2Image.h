#ifndef CSDL2IMAGE_H
#define CSDL2IMAGE_H
#include <stddef.h>
#include <stdint.h>

/* Picture files decoded by SDL2_image, without SDL's own names: a surface has a pixel format, a palette
   and a colour key, and only C can ask the macros that tell them apart. Nothing here needs SDL_Init. */

/* A decoded picture. */
typedef struct csdlimage csdlimage;

/* The longest error text, with its final zero. */
enum { CSDLIMAGE_ERROR_CAPACITY = 256 };

/* Loads the libraries of all formats, which the first picture does otherwise. */
void csdlimage_load_formats(void);

/* Decodes a file of a type ("PNG", "JPG" or "WEBP"); NULL and an error text if that fails. The bytes are
   not needed afterwards. */
csdlimage *csdlimage_decode(const void *bytes, size_t count, const char *type, char error[CSDLIMAGE_ERROR_CAPACITY]);

int csdlimage_width(const csdlimage *image);
int csdlimage_height(const csdlimage *image);

/* Writes one row as straight pixels 0xAARRGGBB. 0, or -1 and an error text. */
int csdlimage_read_row(const csdlimage *image, int row, uint32_t *argb, char error[CSDLIMAGE_ERROR_CAPACITY]);

void csdlimage_free(csdlimage *image);

/* The versions of the libraries in use as major * 10000 + minor * 100 + patch. */
int csdlimage_version(void);
int csdlimage_sdl_version(void);

#endif
