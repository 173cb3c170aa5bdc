#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>

/* Swift imports neither function-like macros nor casts in macros, so each one that the window needs
   stands here as a function or a typed constant, prefixed csdl_. */

/* SDL_TOUCH_MOUSEID is ((Uint32)-1): it type-checks in Swift and then fails in code generation. */
static inline int csdl_is_touch_mouse(Uint32 which) { return which == SDL_TOUCH_MOUSEID; }

/* SDL_WINDOWPOS_CENTERED is a function-like macro underneath. */
static inline int csdl_windowpos_centered(void) { return (int)SDL_WINDOWPOS_CENTERED; }

/* SDL_MUSTLOCK is a function-like macro. */
static inline int csdl_must_lock(SDL_Surface *surface) { return SDL_MUSTLOCK(surface); }

/* Swift sees the union members of SDL_Event, but the event type alone says which one may be read. */
_Static_assert(sizeof(SDL_Event) == 56, "SDL_Event has another layout than the translator was written for");
#endif
