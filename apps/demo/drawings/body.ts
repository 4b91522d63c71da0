import { bolt, type Drawn, hole, roundShade, screw } from './hardware.js';
import {
  around,
  disc,
  each,
  line,
  oval,
  pair,
  patch,
  place,
  shade,
  shape,
  sheen,
  slab,
  stripe,
} from './ink.js';
import type { Palette } from './paints.js';

/** A front fender from the side: wheel arch, headlight opening, trim spear. */
export function fender(c: Palette): Drawn {
  const skin =
    'M-396 -40Q-408 -120 -360 -142C-200 -172 120 -168 380 -146L396 -120V168H262C256 20 166 -58 50 -58C-70 -58 -158 20 -166 160L-190 168H-330C-366 160 -380 120 -380 70Z';
  return {
    art:
      shape(skin, c.paint) +
      shade(
        'M396 60V168H262C258 110 246 70 226 36C290 44 350 50 396 60ZM-166 160L-190 168H-330C-366 160 -380 120 -380 70C-300 74 -220 66 -148 70C-158 96 -164 126 -166 160Z',
      ) +
      sheen('M-352 -128C-200 -158 120 -154 384 -132V-112C120 -134 -200 -136 -362 -106Z', 0.42) +
      line('M262 168C256 20 166 -58 50 -58C-70 -58 -158 20 -166 160', 12) +
      stripe('M268 120C254 10 160 -72 50 -72C-74 -72 -164 2 -178 110', c.pale, 5, 0.8) +
      stripe('M-300 -10C-100 -26 100 -92 394 -58', '#1F1A17', 17) +
      stripe('M-300 -10C-100 -26 100 -92 394 -58', c.chrome, 8) +
      oval(-372, -26, 36, 82, c.dark) +
      oval(-378, -26, 24, 64, c.rubberDeep, 3) +
      slab(-342, 100, 66, 34, 10, c.amber, 5) +
      line('M-330 108V126M-318 108V126', 3) +
      [-300, -210, 330, 366].map((x, i) => hole(x, i < 2 ? 154 : -138 + (i - 2) * 6, 7)).join('') +
      hole(378, 20, 8) +
      hole(378, 96, 8) +
      slab(300, -40, 64, 16, 6, c.chrome, 4) +
      each(3, (i) => slab(304 + i * 18, 0, 10, 56, 5, c.deep, 4)),
    bounds: [-411, -167, 403, 174],
    focus: [-320, 10],
  };
}

/** A hood seen from above and in front, with a scoop. */
export function hood(c: Palette): Drawn {
  return {
    art:
      shape('M-252 -214Q0 -238 252 -214L372 184Q378 212 348 218Q0 262 -348 218Q-378 212 -372 184Z', c.paint) +
      shade('M252 -214L372 184Q378 212 348 218Q180 240 70 243L60 -226Q170 -222 252 -214Z', 0.1) +
      sheen('M-240 -202Q-140 -212 -60 -214L-150 200Q-260 198 -352 186Z', 0.22) +
      line('M-200 -208L-270 210M200 -208L270 210', 4) +
      line('M-372 184Q0 226 372 184', 4) +
      shape('M-92 -120H92L124 120Q0 146 -124 120Z', c.deep, 5) +
      shape('M-92 -120H92L104 74Q0 92 -104 74Z', c.pale, 5) +
      sheen('M-84 -112H-20L-26 80Q-66 78 -96 70Z', 0.3) +
      shape('M-104 78Q0 96 104 78L116 112Q0 134 -116 112Z', c.rubberDeep, 4) +
      each(5, (i) => line(`M${-70 + i * 35} 94V118`, 3)) +
      pair(hole(-236, -196, 7) + disc(-300, 168, 16, c.chrome, 4) + disc(-300, 168, 7, c.steelDeep, 3)) +
      slab(-60, 186, 120, 18, 8, c.chrome, 4),
    bounds: [-376, -229, 376, 243],
    focus: [0, 90],
  };
}

/** A door from outside: window frame, vent wing, handle, trim. */
export function door(c: Palette): Drawn {
  return {
    art:
      shape('M-250 -30L-150 -262Q-140 -284 -112 -284H236Q262 -284 262 -258V-30Z', c.chrome) +
      shape('M-196 -44L-128 -240Q-122 -256 -104 -256H218Q234 -256 234 -240V-44Z', c.glass, 5) +
      sheen('M-60 -250H40L-60 -50H-160ZM80 -250H112L12 -50H-20Z', 0.5) +
      line('M-92 -254V-44', 9) +
      disc(-106, -70, 9, c.chrome, 4) +
      shape(
        'M-262 -40H268Q280 -40 280 -26V250Q280 284 248 284H-196Q-232 284 -236 250C-238 160 -272 100 -276 -20Q-276 -40 -262 -40Z',
        c.paint,
      ) +
      shade('M-244 190H280V250Q280 282 248 281H-196Q-230 281 -234 250Q-236 220 -244 190Z') +
      sheen('M-268 -30H272V-8H-271Z', 0.4) +
      line('M-258 90Q0 60 280 76', 4) +
      stripe('M-262 124H278', '#1F1A17', 20) +
      stripe('M-260 124H276', c.chrome, 11) +
      slab(140, 12, 112, 24, 12, c.chrome, 5) +
      disc(160, 24, 15, c.chromeDeep, 4) +
      disc(196, 62, 14, c.chrome, 4) +
      line('M196 56V68', 4) +
      slab(-282, 20, 22, 62, 5, c.steel, 5) +
      slab(-266, 180, 22, 62, 5, c.steel, 5) +
      screw(-271, 36, 6, c.steelDeep) +
      screw(-271, 66, 6, c.steelDeep) +
      shape('M-180 -66Q-216 -70 -222 -96Q-210 -124 -176 -116Z', c.chrome, 5),
    bounds: [-285, -287, 288, 287],
    focus: [170, 30],
  };
}

/** A grille: chrome surround, bars and parking lights. */
export function grille(c: Palette): Drawn {
  return {
    art:
      shape(
        'M-430 -84Q-436 -132 -388 -138Q0 -166 388 -138Q436 -132 430 -84L406 96Q398 132 358 134Q0 150 -358 134Q-398 132 -406 96Z',
        c.chrome,
      ) +
      shape(
        'M-402 -84Q-404 -108 -380 -112Q0 -136 380 -112Q404 -108 402 -84L380 84Q374 106 350 108Q0 122 -350 108Q-374 106 -380 84Z',
        c.rubberDeep,
        5,
      ) +
      each(6, (i) =>
        slab(
          -392 + Math.abs(i - 1) * 3,
          -88 + i * 33,
          784 - Math.abs(i - 1) * 6,
          15,
          7,
          i % 2 === 0 ? c.chrome : c.chromeDeep,
          3.5,
        ),
      ) +
      each(9, (i) => (i === 4 ? '' : slab(-284 + i * 68 + 6, -118, 12, 226, 5, c.steel, 3.5))) +
      pair(
        disc(-330, -2, 58, c.chrome) +
          disc(-330, -2, 44, c.amber, 4) +
          place(around(10, line('M0 -14V-40', 3)), -330, -2) +
          place(roundShade(43, 0.14), -330, -2) +
          disc(-330, -2, 12, c.brass, 3),
      ) +
      shape('M-70 -60H70L60 40Q40 78 0 92Q-40 78 -60 40Z', c.paint) +
      shade('M0 -58H68L58 40Q40 76 0 90Z', 0.16) +
      shape('M-44 -36L0 44L44 -36H18L0 2L-18 -36Z', c.chrome, 4) +
      sheen('M-396 -124Q0 -152 396 -124L398 -116Q0 -142 -398 -116Z', 0.9),
    bounds: [-434, -155, 434, 145],
    focus: [-250, 0],
  };
}

/** A chrome bumper with its guards. */
export function bumper(c: Palette): Drawn {
  const guard =
    shape(
      'M-210 -112Q-214 -132 -184 -132Q-154 -132 -158 -112L-146 96Q-150 114 -184 114Q-218 114 -222 96Z',
      c.chrome,
    ) +
    shade('M-176 -130Q-154 -130 -160 -112L-149 96Q-152 111 -176 112Z', 0.2) +
    slab(-194, -96, 20, 150, 9, c.rubber, 4);
  return {
    art:
      pair(slab(-300, -20, 60, 150, 6, c.iron, 5) + hole(-270, 106, 9)) +
      shape(
        'M-440 -20C-440 -70 -400 -84 -330 -86C-200 -92 200 -92 330 -86C400 -84 440 -70 440 -20C444 30 428 62 402 70C380 40 340 40 300 44C180 52 -180 52 -300 44C-340 40 -380 40 -402 70C-428 62 -444 30 -440 -20Z',
        c.chrome,
      ) +
      patch('M-432 -16C-300 -34 300 -34 432 -16L434 8C300 -10 -300 -10 -434 8Z', c.chromeDeep) +
      patch(
        'M-426 22C-380 4 -300 14 0 16C300 14 380 4 426 22C420 44 414 54 402 64C380 38 340 36 300 40C180 48 -180 48 -300 40C-340 36 -380 38 -402 64C-414 54 -420 44 -426 22Z',
        c.steelDeep,
        0.55,
      ) +
      sheen('M-414 -54C-300 -80 300 -80 414 -54C300 -66 -300 -66 -414 -54Z', 1) +
      pair(guard) +
      slab(-112, -62, 224, 98, 8, c.paint, 5) +
      slab(-98, -50, 196, 74, 4, c.pale, 3) +
      pair(
        bolt(-84, -38, 8, c.steel) + bolt(-352, -34, 13, c.chrome) + slab(-414, -30, 34, 26, 12, c.amber, 4),
      ) +
      line('M-60 8H60', 4),
    bounds: [-444, -135, 444, 133],
    focus: [-184, 0],
  };
}
