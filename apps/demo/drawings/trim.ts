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
  tube,
} from './ink.js';
import type { Palette } from './paints.js';

/** A three-segment tail light in its bezel. */
export function tailLight(c: Palette): Drawn {
  const segment = (x: number) =>
    shape(
      `M${x - 76} -146Q${x - 76} -160 ${x - 62} -160H${x + 62}Q${x + 76} -160 ${x + 76} -146V146Q${x + 76} 160 ${x + 62} 160H${x - 62}Q${x - 76} 160 ${x - 76} 146Z`,
      c.red,
      5,
    ) +
    each(6, (i) => line(`M${x - 64} ${-112 + i * 44}H${x + 64}`, 3)) +
    sheen(`M${x - 62} -146H${x - 30}V146H${x - 62}Z`, 0.24) +
    shade(`M${x + 40} -156H${x + 72}V156H${x + 40}Z`, 0.16) +
    disc(x, 0, 26, '#D0504A', 4) +
    disc(x, 0, 10, c.amber, 3);
  return {
    art:
      slab(-350, -244, 700, 488, 52, c.paint) +
      sheen('M-310 -234H310V-222H-322Z', 0.4) +
      slab(-316, -214, 632, 428, 34, c.chrome) +
      patch('M-300 140H300V180Q300 204 280 204H-280Q-300 204 -300 180Z', c.chromeDeep) +
      slab(-280, -182, 560, 364, 18, c.rubberDeep, 5) +
      [-184, 0, 184].map(segment).join('') +
      pair(screw(-298, -190, 11, c.steel) + screw(-298, 190, 11, c.steel, 80)) +
      sheen('M-290 -204H290V-196H-290Z', 0.9),
    bounds: [-353, -247, 353, 247],
    focus: [-92, -40],
  };
}

/** A round headlight with bezel, fluted lens and painted bucket. */
export function headlight(c: Palette): Drawn {
  return {
    art:
      tube('M150 210C210 250 260 214 300 250', c.rubber, 20) +
      slab(284, 220, 66, 60, 8, c.cream, 5) +
      line('M306 232V268M328 232V268', 4) +
      disc(0, 0, 286, c.paint) +
      roundShade(283, 0.16) +
      disc(0, 0, 250, c.chrome) +
      roundShade(247, 0.18) +
      disc(0, 0, 212, c.chromeDeep, 4) +
      disc(0, 0, 200, c.glass) +
      `<clipPath id="flutes"><circle r="197"/></clipPath><g clip-path="url(#flutes)">` +
      each(13, (i) => line(`M${-180 + i * 30} -200V200`, 2)) +
      patch('M-200 60H200V200H-200Z', c.glassDeep, 0.7) +
      line('M-200 60Q0 84 200 60M-200 -70Q0 -92 200 -70', 3) +
      sheen('M-150 -200H-70L-170 200H-250ZM-30 -200H-6L-106 200H-130Z', 0.55) +
      '</g>' +
      disc(0, 0, 44, c.glass, 4) +
      disc(0, 0, 22, c.chrome, 3) +
      around(3, slab(-16, -240, 32, 24, 5, c.steel, 4) + screw(0, -228, 8, c.chrome), 60) +
      sheen('M-196 -150A247 247 0 0 1 -40 -243L-38 -228A232 232 0 0 0 -186 -140Z', 0.95) +
      hole(-262, 64, 8) +
      hole(262, -64, 8),
    bounds: [-289, -289, 353, 289],
    focus: [110, -130],
  };
}

/** A round door mirror on its stalk. */
export function mirror(c: Palette): Drawn {
  return {
    art:
      shape('M-20 90C-10 160 -70 180 -96 226H150C110 180 60 170 52 90Z', c.chrome) +
      shade('M20 90C30 170 70 190 100 226H148C108 180 60 170 50 90Z', 0.2) +
      oval(26, 236, 196, 34, c.chrome) +
      oval(26, 228, 160, 20, c.chromeDeep, 3) +
      screw(-88, 230, 14, c.steel) +
      screw(140, 230, 14, c.steel, 80) +
      disc(0, -84, 206, c.paint) +
      place(roundShade(203, 0.2), 0, -84) +
      disc(0, -84, 180, c.chrome, 5) +
      disc(0, -84, 164, c.glass, 5) +
      `<clipPath id="glass"><circle cy="-84" r="161"/></clipPath><g clip-path="url(#glass)">` +
      patch('M-170 -50C-100 -100 -40 -60 20 -90S120 -90 170 -60V100H-170Z', c.glassDeep) +
      patch('M-40 80L10 -66H26L90 80Z', c.cream) +
      patch('M16 80L17 40H21L24 80ZM17 20L18 -6H20L21 20Z', c.dark) +
      sheen('M-120 -250H-60L-160 90H-220ZM-20 -250H0L-100 90H-120Z', 0.5) +
      '</g>' +
      slab(-30, 114, 92, 26, 12, c.chromeDeep, 5),
    bounds: [-209, -293, 225, 273],
    focus: [10, -40],
  };
}

/** A hubcap: dished disc with slots and a painted centre. */
export function hubcap(c: Palette): Drawn {
  return {
    art:
      disc(0, 0, 292, c.chrome) +
      roundShade(289, 0.2) +
      disc(0, 0, 268, c.chromeDeep, 3) +
      disc(0, 0, 256, c.chrome, 4) +
      around(24, slab(-9, -242, 18, 54, 9, c.dark, 3.5)) +
      disc(0, 0, 176, c.chromeDeep, 4) +
      disc(0, 0, 166, c.paint, 4) +
      roundShade(164, 0.16) +
      disc(0, 0, 122, c.chrome, 5) +
      around(3, shape('M-16 -112L0 -40L16 -112Z', c.pale, 3.5)) +
      disc(0, 0, 58, c.paint, 5) +
      shape('M-26 -18L0 28L26 -18H10L0 2L-10 -18Z', c.chrome, 3.5) +
      sheen('M-236 -150A280 280 0 0 1 -60 -273L-56 -252A258 258 0 0 0 -218 -138Z', 0.9) +
      sheen('M-108 -64A126 126 0 0 1 -30 -122L-26 -100A104 104 0 0 0 -90 -52Z', 0.9),
    bounds: [-295, -295, 295, 295],
    focus: [0, -120],
  };
}

/** A winged V emblem with its mounting pins. */
export function emblem(c: Palette): Drawn {
  const wing =
    shape(
      'M-40 -20C-150 -96 -280 -130 -430 -132C-410 -86 -376 -66 -340 -58C-350 -40 -330 -24 -296 -18C-302 0 -270 18 -236 18C-190 44 -110 50 -46 40Z',
      c.chrome,
    ) +
    line(
      'M-340 -58C-240 -52 -150 -30 -70 -2M-296 -18C-220 -10 -150 0 -66 16M-236 18C-180 20 -120 24 -60 28',
      4,
    ) +
    sheen('M-404 -122C-280 -116 -160 -80 -60 -16L-76 -18C-170 -74 -280 -104 -398 -110Z', 0.95) +
    patch('M-230 22C-186 40 -110 46 -50 36L-50 26C-110 34 -180 30 -230 22Z', c.chromeDeep);
  return {
    art:
      pair(wing) +
      shape('M-160 -150H-92L0 96L92 -150H160L34 190H-34Z', c.brass) +
      shade('M0 96L92 -150H160L34 190H0Z', 0.18) +
      shape('M-86 -110Q0 -150 86 -110V0Q80 70 0 112Q-80 70 -86 0Z', c.chrome) +
      shape('M-68 -96Q0 -128 68 -96V-4Q62 54 0 90Q-62 54 -68 -4Z', c.paint, 5) +
      shade('M0 -112Q40 -112 68 -96V-4Q62 54 0 90Z', 0.14) +
      patch('M-66 -36L66 -62V-26L-66 0Z', c.cream) +
      line('M-67 -36L67 -62M-67 0L67 -26', 4) +
      place(around(5, shape('M-7 -10L0 -30L7 -10Z', c.brass, 3)), 0, 40) +
      disc(0, 40, 10, c.brass, 3),
    bounds: [-433, -153, 433, 193],
    focus: [0, 10],
  };
}

/** A brake drum seen from the front: fins, studs, inspection hole. */
export function brakeDrum(c: Palette): Drawn {
  return {
    art:
      disc(0, 0, 292, c.iron) +
      roundShade(289, 0.18) +
      around(48, line('M0 -286V-250', 4)) +
      disc(0, 0, 250, c.ironDeep, 4) +
      disc(0, 0, 236, c.paint, 5) +
      roundShade(233, 0.14) +
      disc(0, 0, 206, c.pale, 4) +
      disc(0, 0, 196, c.paint, 4) +
      oval(86, -140, 30, 18, c.rubberDeep, 4) +
      around(5, disc(0, -112, 25, c.steelDeep, 4) + bolt(0, -112, 18, c.chrome)) +
      disc(0, 0, 74, c.deep, 5) +
      disc(0, 0, 58, c.rubberDeep, 4) +
      disc(0, 0, 32, c.steel, 4) +
      disc(0, 0, 10, c.dark, 3) +
      around(3, hole(0, -158, 10), 30) +
      sheen('M-214 -96A234 234 0 0 1 -90 -216L-84 -202A218 218 0 0 0 -200 -90Z', 0.5),
    bounds: [-295, -295, 295, 295],
    focus: [60, -110],
  };
}
