#!/usr/bin/env python3
"""Writes the drawings of the walkthrough scene's deck, images/page1.svg to page5.svg, beside this file.

They are the pictures of ScenePictures.swift without its noise: a gradient, a ring, and as many bars as the page's
number, at 780 x 1688. The benchmark makes its own pictures, noise and all, when it runs.
"""
import math
import pathlib

WIDTH, HEIGHT = 780, 1688
COLORS = [
    ("#FA785A", "#5A1E8C"), ("#46C8B4", "#143C82"), ("#FAD25A", "#C83C6E"), ("#8CDC6E", "#0A5A6E"), ("#BE96FA", "#28285A"),
]
folder = pathlib.Path(__file__).resolve().parent / "images"
folder.mkdir(exist_ok=True)
for index, (start, end) in enumerate(COLORS):
    angle = 0.3 + 0.5 * index
    x, y = math.cos(angle) * 0.45, math.sin(angle + 1) * 0.45
    bars = "".join(
        f'<rect x="{390 - (index + 1) * 30 + bar * 60 + 12}" y="470" width="36" height="240"/>' for bar in range(index + 1)
    )
    (folder / f"page{index + 1}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f'  <defs><linearGradient id="sky" x1="{0.5 - x:.3f}" y1="{0.5 - y:.3f}" x2="{0.5 + x:.3f}" y2="{0.5 + y:.3f}">'
        f'<stop stop-color="{start}"/><stop offset="1" stop-color="{end}"/></linearGradient></defs>\n'
        f'  <rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>\n'
        f'  <circle cx="390" cy="590" r="230" fill="none" stroke="#fff" stroke-width="28"/>\n'
        f'  <g fill="#fff">{bars}</g>\n'
        "</svg>\n"
    )
