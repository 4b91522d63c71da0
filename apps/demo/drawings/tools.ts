import { bolt, type Drawn, roundShade, screw } from './hardware.js';
import { disc, each, line, pair, patch, place, round, shade, shape, sheen, slab, tube } from './ink.js';
import type { Palette } from './paints.js';

/** A three-drawer tool box with its lid closed. */
export function toolbox(c: Palette): Drawn {
  const drawer = (y: number, h: number) =>
    slab(-340, y, 680, h, 6, c.paint, 5) +
    sheen(`M-332 ${y + 6}H332v10H-332Z`, 0.35) +
    slab(-260, y + h - 32, 520, 18, 8, c.chrome, 4);
  return {
    art:
      tube('M-110 -204V-244Q-110 -262 -90 -262H90Q110 -262 110 -244V-204', c.chrome, 22) +
      slab(-60, -280, 120, 38, 14, c.rubber) +
      shape('M-380 -60V-150Q-376 -204 -320 -206H320Q376 -204 380 -150V-60Z', c.paint) +
      sheen('M-350 -176Q-340 -192 -318 -194H318Q340 -192 350 -176Z', 0.4) +
      shade('M-377 -100H377V-63H-377Z') +
      slab(-372, -64, 744, 310, 10, c.deep) +
      drawer(-46, 82) +
      drawer(46, 82) +
      drawer(138, 94) +
      pair(
        slab(-262, -110, 52, 92, 6, c.chrome, 5) + line('M-262 -66H-210', 4) + screw(-236, -92, 8, c.steel),
      ) +
      pair(slab(-388, -72, 34, 34, 6, c.steelDeep, 5) + slab(-388, 222, 34, 34, 6, c.steelDeep, 5)) +
      slab(-70, -160, 140, 44, 6, c.cream, 5) +
      line('M-46 -146H46M-46 -132H20', 4) +
      disc(120, -90, 12, c.brass, 4),
    bounds: [-391, -283, 391, 259],
    focus: [-190, -50],
  };
}

/** Six combination wrenches in a painted roll. */
export function wrenchSet(c: Palette): Drawn {
  return {
    art:
      shape(
        'M-390 -210Q-394 -228 -374 -230H374Q394 -228 390 -210L384 236Q380 250 362 250H-362Q-380 250 -384 236Z',
        c.paint,
      ) +
      shade('M-386 100H386L384 236Q380 247 362 247H-362Q-380 247 -384 236Z', 0.12) +
      each(6, (i) => place(wrench(c, 0.72 + i * 0.075), -312 + i * 122 + i * i * 0.6, 30 - i * 14)) +
      shape('M-386 84H386L384 222H-384Z', c.deep, 5) +
      each(
        7,
        (i) =>
          `<path d="M${-384 + i * 128} 92V212" stroke="${c.pale}" stroke-width="4" stroke-dasharray="9 7"/>`,
      ) +
      `<path d="M-376 -216H376M-372 238H372" stroke="${c.pale}" stroke-width="4" stroke-dasharray="14 9"/>` +
      tube('M388 120C440 110 430 170 400 180', c.cream, 12, 4),
    bounds: [-394, -275, 435, 253],
    focus: [190, -150],
  };
}

/** A click torque wrench, a beam scale drawing of its head and a socket beside it. */
export function torqueWrench(c: Palette): Drawn {
  const long =
    shape('M-330 -26H110V26H-330Z', c.steel, 6) +
    sheen('M-326 -18H106V-6H-326Z', 0.7) +
    disc(-372, 0, 74, c.steel) +
    disc(-372, 0, 56, c.steelDeep, 4) +
    slab(-396, -24, 48, 48, 4, c.chrome, 5) +
    disc(-372, 0, 9, c.dark, 3) +
    slab(-330, -58, 40, 18, 8, c.steelDeep, 4) +
    slab(60, -40, 130, 80, 6, c.chrome) +
    each(9, (i) => line(`M${76 + i * 12} -40v${i % 4 === 0 ? 48 : 28}`, 3)) +
    slab(190, -56, 230, 112, 28, c.paint) +
    each(11, (i) => line(`M${214 + i * 17} -54L${224 + i * 17} 54`, 4)) +
    shade('M194 18H418V30Q412 53 396 53H214Q198 50 194 30Z', 0.18) +
    slab(414, -30, 26, 60, 8, c.rubber, 5);
  const socket = (x: number, r: number) =>
    place(
      disc(0, 0, r, c.chrome) +
        roundShade(r - 2, 0.2) +
        bolt(0, 0, r * 0.66, c.dark) +
        disc(0, 0, r * 0.3, c.rubberDeep, 3),
      x,
      150,
    );
  return {
    art: place(long, 0, -70, -9) + socket(-170, 84) + socket(12, 70) + socket(164, 58) + socket(288, 48),
    bounds: [-444, -190, 441, 237],
    focus: [120, -90],
  };
}

/** A pistol timing light with its clamps. */
export function timingLight(c: Palette): Drawn {
  const clip = (x: number, y: number, turn: number, colour: string) =>
    place(
      shape('M-14 -10L60 -22L66 -4H20V4H66L60 22L-14 10Z', colour, 5) + line('M50 -4v8M38 -4v8', 3),
      x,
      y,
      turn,
    );
  return {
    art:
      tube('M130 200C150 290 -60 240 -120 260S-300 210 -340 236', c.red, 10, 4) +
      tube('M140 196C190 310 -20 290 -100 290S-260 270 -320 286', c.rubber, 10, 4) +
      clip(-346, 232, 170, c.red) +
      clip(-326, 288, 176, c.rubber) +
      shape('M40 20H176L206 196Q206 216 186 216H104Q88 216 84 196Z', c.paint) +
      shade('M130 24H174L203 196Q203 213 186 213H150Z', 0.16) +
      each(4, (i) => line(`M${76 + i * 6} ${90 + i * 28}L${120 + i * 6} ${84 + i * 28}`, 4)) +
      shape('M38 40C20 60 20 90 48 96L66 60Z', c.rubber, 5) +
      shape('M-130 -108H190Q262 -100 262 -36Q262 30 190 34H-130Z', c.paint) +
      sheen('M-122 -98H190Q230 -94 244 -68H-122Z', 0.35) +
      shade('M-127 0H252Q236 30 190 31H-127Z') +
      slab(30, -74, 150, 64, 8, c.cream, 5) +
      each(6, (i) => line(`M${52 + i * 21} -62v${i % 2 === 0 ? 22 : 14}`, 3)) +
      line('M104 -18L124 -56', 4) +
      disc(216, -36, 22, c.chrome, 5) +
      slab(-180, -122, 60, 170, 10, c.rubber) +
      shape('M-180 -130L-290 -160Q-310 -160 -310 -140V66Q-310 86 -290 86L-180 56Z', c.chrome) +
      patch('M-184 10L-304 40V66Q-304 80 -290 80L-184 52Z', c.chromeDeep) +
      shape('M-310 -146Q-338 -136 -338 -37Q-338 62 -310 72Z', c.glass, 5) +
      each(
        3,
        (i) =>
          `<path d="M-366 ${-112 + i * 76}L-430 ${-136 + i * 100}" stroke="${c.amber}" stroke-width="10" stroke-linecap="round"/>`,
      ),
    bounds: [-435, -163, 265, 317],
    focus: [70, -40],
  };
}

/** A combination wrench, open end up, about 400 long at size 1. */
function wrench(c: Palette, size: number): string {
  return place(
    shape(
      'M-16 150L-14 -120C-44 -132 -54 -166 -44 -196L-20 -212L-18 -168L0 -156L18 -168L20 -212L44 -196C54 -166 44 -132 14 -120L16 150Z',
      c.chrome,
      5,
    ) +
      disc(0, 176, 36, c.chrome, 5) +
      bolt(0, 176, 21, c.dark) +
      `<path d="M0 -96V118" stroke="${c.chromeDeep}" stroke-width="12" stroke-linecap="round"/>`,
    0,
    0,
    0,
    round(size * 100) / 100,
  );
}
