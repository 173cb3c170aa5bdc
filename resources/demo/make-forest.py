#!/usr/bin/env python3
"""Paints images/forest.png, the raster page of the demo deck.

    python3 resources/demo/make-forest.py [OUT.png]

Standard library only, no input but the numbers below: the same bytes on every run. About half a minute.
The picture is built from far to near, as a gouache would be: sky, ridges, trees on the slopes, light, gates,
foreground. Lengths are pixels of a 780 x 1688 page (a 390 x 844 point screen at scale 2); colours are
straight sRGB, 0 to 255.
"""

import math
import random
import struct
import sys
import zlib
from array import array
from pathlib import Path

WIDTH, HEIGHT = 780, 1688
SEED = 20240311
SUN_X, SUN_Y = 404.0, 520.0

# The palette. Far is pale and yellow-green, near is dark and blue-green.
SKY_TOP = (30, 88, 92)
SKY_LOW = (226, 224, 152)
SUNLIGHT = (255, 242, 190)
MIST = (224, 229, 172)
FAR, NEAR = (156, 190, 150), (22, 60, 54)
DARKEST = (10, 34, 36)
VERMILION, VERMILION_LIT, VERMILION_DARK = (206, 62, 40), (246, 116, 62), (120, 32, 38)
PATH_LIT, PATH_DARK = (234, 220, 160), (66, 92, 66)


def mix(a, b, t):
    """Colour t of the way from a to b."""
    return tuple(p + (q - p) * t for p, q in zip(a, b))


def clamp(x, low=0.0, high=1.0):
    return low if x < low else high if x > high else x


def smooth(low, high, x):
    """Smoothstep: 0 below low, 1 above high."""
    t = clamp((x - low) / (high - low))
    return t * t * (3 - 2 * t)


class Noise1D:
    """Smooth value noise on a line, -1 to 1, several octaves."""

    def __init__(self, seed, octaves=4):
        dice = random.Random(seed)
        self.octaves = [[dice.uniform(-1, 1) for _ in range(256)] for _ in range(octaves)]

    def __call__(self, x):
        total, gain, norm = 0.0, 1.0, 0.0
        for values in self.octaves:
            i = math.floor(x)
            f = x - i
            f = f * f * (3 - 2 * f)
            a, b = values[i & 255], values[(i + 1) & 255]
            total += (a + (b - a) * f) * gain
            norm += gain
            gain *= 0.5
            x *= 2.03
        return total / norm


class Noise2D:
    """Smooth value noise on the plane, 0 to 1, several octaves."""

    def __init__(self, seed, octaves=3):
        dice = random.Random(seed)
        self.octaves = octaves
        self.values = [dice.random() for _ in range(4096)]

    def __call__(self, x, y):
        total, gain, norm, values = 0.0, 1.0, 0.0, self.values
        for octave in range(self.octaves):
            i, j = math.floor(x), math.floor(y)
            f, g = x - i, y - j
            f, g = f * f * (3 - 2 * f), g * g * (3 - 2 * g)
            row, below = (j * 57 + octave * 911), ((j + 1) * 57 + octave * 911)
            a, b = values[(row + i) & 4095], values[(row + i + 1) & 4095]
            c, d = values[(below + i) & 4095], values[(below + i + 1) & 4095]
            top, bottom = a + (b - a) * f, c + (d - c) * f
            total += (top + (bottom - top) * g) * gain
            norm += gain
            gain *= 0.5
            x, y = x * 2.03, y * 2.03
        return total / norm


class Canvas:
    """Three planes of floats, blended over and over."""

    def __init__(self):
        self.planes = [array("f", bytes(4 * WIDTH * HEIGHT)) for _ in range(3)]

    def blend(self, index, color, alpha):
        for plane, value in zip(self.planes, color):
            plane[index] += (value - plane[index]) * alpha

    def span(self, y, x0, x1, color, alpha=1.0):
        """One row from x0 to x1, both fractional: the ends are covered in part."""
        if not 0 <= y < HEIGHT or x1 <= x0:
            return
        x0, x1 = max(x0, 0.0), min(x1, float(WIDTH))
        for x in range(int(x0), min(math.ceil(x1), WIDTH)):
            cover = min(x + 1, x1) - max(x, x0)
            if cover > 0:
                self.blend(y * WIDTH + x, color, alpha * cover)

    def fill(self, outline, color, alpha=1.0):
        """A polygon (even-odd), four scan lines to a pixel. color: a colour, or a function of (x, y)."""
        tops = [p[1] for p in outline]
        for y in range(max(0, math.floor(min(tops))), min(HEIGHT, math.ceil(max(tops)))):
            cover = {}
            for sub in range(4):
                line = y + (sub + 0.5) / 4
                crossings = []
                for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
                    if (ay <= line) != (by <= line):
                        crossings.append(ax + (line - ay) * (bx - ax) / (by - ay))
                crossings.sort()
                for left, right in zip(crossings[::2], crossings[1::2]):
                    left, right = max(left, 0.0), min(right, float(WIDTH))
                    for x in range(int(left), min(math.ceil(right), WIDTH)):
                        part = min(x + 1, right) - max(x, left)
                        if part > 0:
                            cover[x] = cover.get(x, 0.0) + part / 4
            for x, part in cover.items():
                self.blend(y * WIDTH + x, color(x, y) if callable(color) else color, alpha * min(part, 1.0))


def outline_of(path, move=(0.0, 0.0), scale=1.0):
    """The polygon of an SVG path made of absolute M, L, C, Q and S and a closing Z."""
    words = path.replace(",", " ")
    for letter in "MLCQSZ":
        words = words.replace(letter, f" {letter} ")
    words = words.split()
    points, kind, i, handle = [], "M", 0, None
    while i < len(words):
        if words[i] in "MLCQSZ":
            kind = words[i]
            i += 1
            continue
        pairs = {"M": 1, "L": 1, "C": 3, "Q": 2, "S": 2}[kind]
        numbers = [float(w) for w in words[i:i + 2 * pairs]]
        i += 2 * pairs
        knots = list(zip(numbers[::2], numbers[1::2]))
        if kind in "ML":
            points.append(knots[0])
            handle = knots[0]
            continue
        start = points[-1]
        if kind == "S":
            knots.insert(0, (2 * start[0] - handle[0], 2 * start[1] - handle[1]))
        if kind == "Q":
            control, end = knots
            knots = [tuple(a + (b - a) * 2 / 3 for a, b in zip(p, control)) for p in (start, end)] + [end]
        one, two, end = knots
        for step in range(1, 13):
            t = step / 12
            u = 1 - t
            points.append(tuple(
                u * u * u * s + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * e
                for s, a, b, e in zip(start, one, two, end)))
        handle = two
    return [(x * scale + move[0], y * scale + move[1]) for x, y in points]


def paint_sky(canvas):
    """A vertical wash, brightened round the sun."""
    r, g, b = canvas.planes
    for y in range(HEIGHT):
        base = mix(SKY_TOP, SKY_LOW, smooth(-60, 760, y))
        for x in range(WIDTH):
            distance = math.hypot(x - SUN_X, (y - SUN_Y) * 0.92)
            light = 0.95 * math.exp(-((distance / 250) ** 1.25))
            if distance < 72:
                light = max(light, smooth(72, 66, distance))
            i = y * WIDTH + x
            r[i] = base[0] + (SUNLIGHT[0] - base[0]) * light
            g[i] = base[1] + (SUNLIGHT[1] - base[1]) * light
            b[i] = base[2] + (SUNLIGHT[2] - base[2]) * light


def paint_ridge(canvas, height_at, color, fade):
    """Everything below height_at(x), from color at the crest to mist `fade` pixels lower."""
    for x in range(WIDTH):
        crest = height_at(x)
        warm = math.exp(-(((x - SUN_X) / 230) ** 2)) * 0.45
        for y in range(max(0, math.floor(crest)), HEIGHT):
            depth = (y - crest) / fade
            if depth > 2.2:
                break
            haze = smooth(0, 1, depth)
            # The crest facing the sun is washed out by it.
            tone = mix(mix(color, SUNLIGHT, warm * (1 - haze) * 0.8), MIST, haze * 0.86)
            canvas.blend(y * WIDTH + x, tone, min(1.0, y + 1 - crest) * smooth(2.2, 1.2, depth))


def paint_conifer(canvas, dice, x, foot, height, color, haze):
    """One tree, tier upon tier of drooping boughs; its foot is lost in mist by `haze` (0 to 1)."""
    spread = height * dice.uniform(0.15, 0.19)
    tiers = max(6, int(height / 15))
    lean = dice.uniform(-0.012, 0.012)
    ragged = [[dice.uniform(0.72, 1.12) for _ in range(tiers + 2)] for _ in range(2)]
    top = foot - height
    for y in range(max(0, math.ceil(top)), min(HEIGHT, int(foot))):
        t = (y - top) / height
        tier = t * tiers
        k, f = int(tier), tier - int(tier)
        bough = 0.42 + 0.58 * f ** 1.5
        middle = x + lean * (y - foot)
        left = spread * t ** 0.85 * bough * ragged[0][k] + 0.8
        f2 = (tier + 0.45) % 1.0
        right = spread * t ** 0.85 * (0.42 + 0.58 * f2 ** 1.5) * ragged[1][int(tier + 0.45)] + 0.8
        seen = 1 - haze * smooth(0.3, 1.0, t)
        canvas.span(y, middle - left, middle + right, mix(color, MIST, 0.5 * (1 - seen)), seen)
        # Light from the sun catches the boughs on its side.
        if x < SUN_X:
            canvas.span(y, middle + right * 0.5, middle + right, SUNLIGHT, 0.26 * seen * f2)
        else:
            canvas.span(y, middle - left, middle - left * 0.5, SUNLIGHT, 0.26 * seen * f)


def paint_slopes(canvas):
    """Ridges and the trees on them, from the far mountain to the edge of the path."""
    dice = random.Random(SEED)
    far, mid = Noise1D(SEED + 1), Noise1D(SEED + 2)
    paint_ridge(canvas, lambda x: 548 + 74 * far(x / 190) - 60 * math.exp(-(((x - 620) / 150) ** 2)),
                (176, 204, 168), 240)
    paint_ridge(canvas, lambda x: 640 + 60 * mid(x / 150) - 90 * math.exp(-(((x - 90) / 190) ** 2)),
                (144, 184, 150), 230)
    # Four rows of trees; each nearer row is taller, darker and opens wider round the path.
    rows = [(64, 800, 90, 140, 0.20, 1.0, 30), (46, 870, 150, 220, 0.40, 1.0, 64),
            (34, 960, 260, 370, 0.66, 0.95, 124), (22, 1080, 460, 640, 0.90, 0.85, 222)]
    for count, base, low, high, depth, haze, gap in rows:
        color = mix(FAR, NEAR, depth)
        places = []
        while len(places) < count:
            x = dice.uniform(-40, WIDTH + 40)
            if abs(x - SUN_X) > gap:
                places.append(x)
        for x in sorted(places, key=lambda p: -abs(p - SUN_X)):
            bank = (abs(x - SUN_X) / 390) ** 1.4
            height = dice.uniform(low, high) * (0.58 + 0.62 * bank)
            paint_conifer(canvas, dice, x, base - 70 * bank + dice.uniform(-14, 14), height,
                          mix(color, NEAR, dice.uniform(0, 0.16)), haze)
        paint_mist(canvas, base - 60, 150, 0.62, SEED + count)


def paint_mist(canvas, middle, thickness, strength, seed):
    """A bank of mist about a height, torn by noise."""
    noise = Noise2D(seed)
    for y in range(max(0, int(middle - thickness)), min(HEIGHT, int(middle + thickness))):
        band = (1 - ((y - middle) / thickness) ** 2) ** 2 * strength
        for x in range(WIDTH):
            canvas.blend(y * WIDTH + x, MIST, band * smooth(0.25, 0.8, noise(x / 170, y / 60)))


def paint_light(canvas, strength, start):
    """Shafts of light that fan out of the sun, brightest just below it."""
    rays = Noise1D(SEED + 9, 3)
    r, g, b = canvas.planes
    for y in range(int(SUN_Y) - 140, 1330):
        for x in range(WIDTH):
            dx, dy = x - SUN_X, y - SUN_Y + 150
            distance = math.hypot(dx, dy)
            if distance < start:
                continue
            ray = rays(math.atan2(dx, dy) * 9 + 40)
            light = smooth(0.02, 0.5, ray) * smooth(start, start + 220, distance)
            light *= math.exp(-distance / 560) * smooth(1330, 1120, y) * strength
            if light > 0.004:
                i = y * WIDTH + x
                r[i] += (255 - r[i]) * light
                g[i] += (246 - g[i]) * light
                b[i] += (196 - b[i]) * light * 0.85


def paint_ground(canvas):
    """Mossy banks and the path that climbs between them."""
    edge = Noise1D(SEED + 20)
    moss = Noise2D(SEED + 21, 4)
    for y in range(980, HEIGHT):
        t = (y - 980) / 420
        middle, half = path_at(y)
        for x in range(WIDTH):
            bank = 1016 - 70 * (abs(x - 390) / 390) ** 1.5 + 10 * edge(x / 40)
            if y < bank:
                continue
            grain = moss(x / 16, y / 9)
            off = abs(x - middle) + (grain - 0.5) * 34
            light = math.exp(-(((x - middle) / (120 + 120 * t)) ** 2)) * smooth(1560, 1000, y)
            bank_tone = mix((34, 78, 58), DARKEST, smooth(1050, 1420, y))
            bank_tone = mix(bank_tone, (150, 176, 96), light * (0.35 + 0.5 * grain))
            path_tone = mix(PATH_DARK, PATH_LIT, clamp(light * (0.75 + 0.4 * grain)))
            tone = mix(path_tone, bank_tone, smooth(half - 5, half + 5, off))
            near = smooth(0, 90, y - bank)
            canvas.blend(y * WIDTH + x, mix(MIST, tone, 0.3 + 0.7 * near), smooth(0, 64, y - bank))


def path_at(y):
    """The path at height y: its middle and half its width."""
    t = (y - 980) / 420
    return 396 + 34 * math.sin(t * 3.2) * (1 - 0.4 * t), 34 + 150 * max(t, 0) ** 1.15


def paint_grass(canvas, dice):
    """Tufts along both edges of the path, taller toward the eye."""
    for y in sorted(dice.uniform(1062, 1330) for _ in range(230)):
        middle, half = path_at(y)
        side = dice.choice((-1, 1))
        out = abs(dice.gauss(0, 60)) - 6
        x = middle + side * (half + out)
        size = (4 + 24 * (y - 1040) / 290) * dice.uniform(0.7, 1.3)
        lit = math.exp(-out / 60) * smooth(1400, 1050, y)
        color = mix(mix((26, 66, 52), DARKEST, smooth(1080, 1330, y)), (196, 204, 112), 0.65 * lit * dice.random())
        for _ in range(5):
            tip = x + dice.uniform(-0.7, 0.7) * size
            canvas.fill([(x - size * 0.12, y), (tip, y - size * dice.uniform(0.7, 1.3)), (x + size * 0.12, y)], color)


def paint_gate(canvas, x, foot, width, haze):
    """A torii, `width` between its feet, faded by mist."""
    s = width / 200
    height = 226 * s
    body, lit, dark = (mix(c, MIST, haze) for c in (VERMILION, VERMILION_LIT, VERMILION_DARK))
    stone = mix((40, 44, 58), MIST, haze)

    def post(side):
        lean = 8 * s * side
        px = x + side * width / 2
        w = 12.5 * s
        head = foot - height + 20 * s

        def strip(a, b, color, alpha):
            """From a to b across the post, in half widths away from the path's side."""
            canvas.fill([(px + side * w * a - lean, head), (px + side * w * b - lean, head),
                         (px + side * w * b * 1.15, foot), (px + side * w * a * 1.15, foot)], color, alpha)

        strip(-1, 1, body, 1)
        strip(-1, -0.35, lit, 0.9)
        strip(0.3, 1, dark, 0.8)
        canvas.fill([(px - w - 5 * s, foot - 26 * s), (px + w + 5 * s, foot - 26 * s),
                     (px + w + 7 * s, foot + 4 * s), (px - w - 7 * s, foot + 4 * s)], stone)

    def beam(y, half, thick, rise, color):
        top, bottom = [], []
        for k in range(25):
            u = k / 12 - 1
            top.append((x + u * half, y - rise * u * u))
            bottom.append((x + u * (half - 6 * s), y + thick - rise * u * u))
        canvas.fill(top + bottom[::-1], color)

    beam(foot - height * 0.74, 124 * s, 19 * s, 0, body)
    beam(foot - height * 0.74, 124 * s, 5 * s, 0, lit)
    beam(foot - height * 0.74 + 14 * s, 123 * s, 5 * s, 0, dark)
    post(-1)
    post(1)
    for half, high, low, color in ((13, 0.90, 0.72, stone), (8, 0.88, 0.74, mix((232, 190, 110), MIST, haze))):
        canvas.fill([(x - half * s, foot - height * high), (x + half * s, foot - height * high),
                     (x + half * s, foot - height * low), (x - half * s, foot - height * low)], color)
    beam(foot - height * 0.97, 146 * s, 22 * s, 12 * s, body)
    beam(foot - height * 0.97 + 16 * s, 142 * s, 6 * s, 12 * s, dark)
    beam(foot - height * 1.03, 158 * s, 15 * s, 15 * s, stone)
    beam(foot - height * 1.03, 158 * s, 4 * s, 15 * s, mix(SUNLIGHT, stone, 0.45))


def paint_trunk(canvas, left_at, right_at, seed, lit_side):
    """A cedar so near that only its trunk is seen; lit_side is -1 or 1."""
    bark = Noise2D(seed, 4)
    for y in range(HEIGHT):
        x0, x1 = left_at(y), right_at(y)
        for x in range(max(0, int(x0)), min(WIDTH, math.ceil(x1))):
            cover = min(x + 1, x1) - max(x, x0)
            if cover <= 0:
                continue
            across = clamp((x - x0) / (x1 - x0))
            groove = bark(x / 7 + 3 * math.sin(y / 210), y / 120)
            tone = mix(DARKEST, (44, 70, 58), groove * 0.8)
            rim = across if lit_side > 0 else 1 - across
            glow = smooth(0.72, 1.0, rim) * (0.25 + 0.5 * groove) * math.exp(-(((y - 700) / 520) ** 2))
            tone = mix(tone, (236, 212, 126), glow)
            tone = mix(tone, SKY_TOP, 0.45 * smooth(420, 0, y))
            canvas.blend(y * WIDTH + x, tone, cover)


def paint_fern(canvas, dice, x, y, reach, angle, color):
    """One frond: a bent rib with leaflets on both sides."""
    points = []
    for k in range(22):
        t = k / 21
        points.append((x + math.sin(angle) * reach * t + math.sin(angle) * 10 * t * t,
                       y - math.cos(angle) * reach * t + reach * 0.5 * t * t))
    for k in range(1, 21):
        (ax, ay), (bx, by) = points[k], points[k + 1]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1
        leaf = reach * 0.26 * math.sin(math.pi * (0.12 + 0.86 * k / 21)) * dice.uniform(0.85, 1.1)
        for side in (-1, 1):
            nx, ny = -dy / length * side, dx / length * side
            tip = (ax + nx * leaf + dx / length * leaf * 0.6, ay + ny * leaf + dy / length * leaf * 0.6)
            canvas.fill([(ax - dx * 0.3, ay - dy * 0.3), tip, (bx, by)], color)


# The cat of all six pages, seen from behind; its feet are at (240, 1214).
CAT = [
    ("M206 1214C200 1168 214 1138 240 1138S282 1168 276 1214Z", (255, 241, 214)),
    ("M216 1148L214 1110L232 1124L250 1124L268 1110L266 1148C256 1160 226 1160 216 1148Z", (255, 241, 214)),
    ("M214 1110L232 1124L216 1138Z", (233, 138, 76)),
    ("M242 1125L250 1124L268 1110L266 1138Q250 1138 242 1125Z", (233, 138, 76)),
    ("M222 1178C236 1166 254 1172 258 1188C250 1202 228 1198 222 1178Z", (233, 138, 76)),
    ("M214 1212C168 1220 160 1178 181 1157C186 1152 195 1159 191 1165C178 1184 184 1202 212 1199Z", (233, 138, 76)),
]


def paint_cat(canvas, x, foot, scale):
    turns = [k / 16 * math.tau for k in range(16)]
    shadow = [(x + math.cos(a) * 58 * scale, foot + 2 + math.sin(a) * 9 * scale) for a in turns]
    canvas.fill(shadow, DARKEST, 0.5)
    for path, color in CAT:
        canvas.fill(outline_of(path, (x - 240 * scale, foot - 1214 * scale), scale), color)


def paint_birds(canvas):
    """Three birds between the sun and the trees."""
    for x, y, size in ((250, 356, 26), (308, 330, 18), (214, 398, 15)):
        for side in (-1, 1):
            wing = [(0, 0), (0.5, -0.42), (1, -0.30), (0.52, -0.30), (0, 0.16)]
            canvas.fill([(x + side * a * size, y + b * size) for a, b in wing], (44, 84, 76), 0.85)


def paint_motes(canvas, dice):
    """Dust and seeds afloat in the light."""
    for _ in range(90):
        x, y = dice.gauss(400, 150), dice.uniform(560, 1180)
        size, strength = dice.uniform(1.0, 3.4), dice.uniform(0.25, 0.8)
        for py in range(int(y - size - 1), int(y + size + 2)):
            for px in range(int(x - size - 1), int(x + size + 2)):
                if 0 <= px < WIDTH and 0 <= py < HEIGHT:
                    distance = math.hypot(px + 0.5 - x, py + 0.5 - y)
                    canvas.blend(py * WIDTH + px, (255, 250, 214), strength * smooth(size + 0.7, size - 0.7, distance))


def encode(canvas):
    """The PNG: 8-bit colour. Grain of two levels hides the banding of the long gradients."""
    dice = random.Random(SEED + 77)
    tile = [[dice.choice((-1.5, -0.5, 0.5, 1.5)) for _ in range(128)] for _ in range(128)]
    rows, above = bytearray(), bytes(3 * WIDTH)
    for y in range(HEIGHT):
        row = bytearray(3 * WIDTH)
        grain = tile[y & 127]
        for c, plane in enumerate(canvas.planes):
            line = plane[y * WIDTH:(y + 1) * WIDTH]
            row[c::3] = bytes(min(255, max(0, int(v + grain[x & 127] + 0.5))) for x, v in enumerate(line))
        # Filter 2 (up): mist and sky change slowly from row to row.
        rows.append(2)
        rows += bytes((a - b) & 255 for a, b in zip(row, above))
        above = row

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0")
            + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b""))


def main():
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "images" / "forest.png"
    dice = random.Random(SEED + 5)
    canvas = Canvas()
    paint_sky(canvas)
    paint_birds(canvas)
    paint_slopes(canvas)
    paint_light(canvas, 0.6, 120)
    paint_ground(canvas)
    paint_mist(canvas, 1000, 110, 0.7, SEED + 40)
    for x, foot, width, haze in ((410, 1012, 74, 0.62), (402, 1042, 120, 0.4)):
        paint_gate(canvas, x, foot, width, haze)
    paint_mist(canvas, 1040, 60, 0.5, SEED + 41)
    paint_gate(canvas, 390, 1104, 216, 0.04)
    paint_grass(canvas, dice)
    paint_light(canvas, 0.22, 200)
    paint_cat(canvas, 352, 1218, 0.86)

    def left_edge(y):
        return 60 + 14 * smooth(400, 1688, y) + 50 * smooth(1080, 1500, y)

    paint_trunk(canvas, lambda y: -30, left_edge, SEED + 31, 1)
    paint_trunk(canvas, lambda y: WIDTH - 4 - left_edge(y), lambda y: WIDTH + 30, SEED + 32, -1)
    for k in range(16):
        side = 1 if k % 2 else -1
        x = (70 if side < 0 else 710) + dice.uniform(-80, 60) * side
        color = mix(DARKEST, (40, 96, 66), dice.random() * 0.7)
        paint_fern(canvas, dice, x, dice.uniform(1240, 1330), dice.uniform(90, 150), dice.uniform(-0.9, 0.9), color)
    paint_motes(canvas, dice)
    out.write_bytes(encode(canvas))


if __name__ == "__main__":
    main()
