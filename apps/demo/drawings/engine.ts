import { bolt, type Drawn, hole, pulley, roundShade, screw } from './hardware.js';
import { around, disc, each, line, oval, pair, place, shade, shape, sheen, slab, tube } from './ink.js';
import type { Palette } from './paints.js';

/** A four-barrel carburetor from the side: bowls, choke cap, throttle lever, fuel inlet. */
export function carburetor(c: Palette): Drawn {
  const gold = '#CBAE6A';
  const goldDeep = '#A98C4C';
  const bowl =
    shape('M-290 -104H-168V100H-262Q-302 98 -302 62V-92Q-302 -104 -290 -104Z', gold) +
    shade('M-299 56V62Q-299 96 -262 97H-168V62H-264Q-288 62 -299 56Z') +
    line('M-236 -100V96M-299 -44H-240', 3) +
    screw(-270, -74, 13, c.brass, 20) +
    screw(-270, 66, 13, c.brass, 70) +
    screw(-202, -74, 13, c.brass, -30) +
    screw(-202, 66, 13, c.brass, 10) +
    disc(-202, -4, 20, c.brass, 4) +
    disc(-202, -4, 12, c.glass, 3);
  const choke =
    disc(0, 0, 86, goldDeep) +
    disc(0, 0, 68, c.rubber, 5) +
    each(3, (i) => place(screw(0, -77, 8, c.brass), 0, 0, 60 + i * 120)) +
    `<g stroke="${c.cream}">${each(13, (i) => `<path d="M0 -62v${i === 6 ? 20 : 11}" stroke-width="3.5" transform="rotate(${-90 + i * 15})"/>`)}</g>` +
    disc(0, 0, 15, c.steel, 4);
  const idle = (x: number, y: number) =>
    each(4, (i) => line(`M${x + 8 + i * 9} ${y - 10}l5 20`, 4)) +
    tube(`M${x} ${y}H${x + 42}`, c.brass, 8, 3) +
    disc(x - 6, y, 14, c.brass, 4) +
    line(`M${x - 14} ${y}h16`, 3);
  const body =
    'M-178 -136H178V-60Q166 0 178 60V160Q178 174 164 174H-164Q-178 174 -178 160V60Q-166 0 -178 -60Z';
  return {
    art:
      shape('M-190 190H190L204 232H-204Z', c.alloyDeep) +
      slab(-236, 220, 472, 34, 8, c.alloy) +
      bolt(-216, 216, 14, c.steel) +
      bolt(216, 216, 14, c.steel) +
      slab(-222, 172, 444, 26, 5, c.paint) +
      tube('M-346 -60H-300', c.brass, 26) +
      slab(-372, -80, 40, 40, 5, c.brass, 5) +
      line('M-358 -78V-42', 3) +
      bowl +
      shape(body, gold) +
      shade('M-175 116H175V160Q175 171 164 171H-164Q-175 171 -175 160Z') +
      shade('M96 -116H175V-60Q163 0 175 60V116H96Q70 0 96 -116Z', 0.1) +
      slab(-150, -222, 300, 96, 16, goldDeep) +
      sheen('M-138 -196H-96V-150H-138Z', 0.25) +
      slab(-180, -150, 360, 32, 8, gold) +
      sheen('M-170 -144H170V-136H-170Z', 0.5) +
      screw(-150, -134, 10, c.brass) +
      screw(-60, -134, 10, c.brass, 80) +
      screw(40, -134, 10, c.brass, -20) +
      oval(0, -222, 138, 22, c.dark) +
      oval(0, -222, 112, 12, goldDeep, 3) +
      tube('M0 -262V-216', c.steel, 7, 4) +
      slab(-136, -84, 132, 66, 8, goldDeep, 4) +
      screw(-114, -50, 10, c.brass) +
      screw(-26, -50, 10, c.brass, 80) +
      line('M-94 -58H-46M-94 -42H-60', 3) +
      tube('M-150 14H-60Q-40 14 -40 34V150', c.brass, 11, 4) +
      idle(-154, 130) +
      place(choke, 190, -92) +
      shape('M28 124L60 82H96L256 112Q274 122 260 136L96 128L52 146Z', c.steel, 5) +
      disc(62, 106, 34, c.steel) +
      disc(62, 106, 13, c.brass, 4) +
      tube('M252 122L226 -6', c.steel, 8, 4) +
      disc(252, 122, 11, c.brass, 3) +
      disc(226, -10, 9, c.brass, 3),
    bounds: [-375, -270, 279, 257],
    focus: [190, -70],
  };
}

/** A dual-plane intake manifold from above: four bores, eight runners, two flanges. */
export function intakeManifold(c: Palette): Drawn {
  const runner = (x: number, end: number) =>
    tube(`M${x} 92C${x * 1.1} 150 ${end} 130 ${end} 208`, c.paint, 66, 6);
  const half =
    each(2, (i) => runner(-90 + i * 10, i === 0 ? -272 : -112)) +
    each(2, (i) => runner(80 + i * 10, i === 0 ? 112 : 272)) +
    shape('M-344 196H344L356 256H-356Z', c.pale) +
    each(4, (i) => slab([-306, -146, 78, 238][i] ?? 0, 208, 68, 34, 8, c.dark, 4)) +
    [-336, -192, -20, 20, 192, 336].map((x) => bolt(x * 0.98, 226, 12, c.steel)).join('');
  const bore = (x: number, y: number) =>
    disc(x, y, 44, c.alloyDeep) + disc(x, y, 34, c.dark, 4) + shade(`M${x - 34} ${y}a34 34 0 0 1 68 0Z`, 0.4);
  return {
    art:
      half +
      place(half, 0, 0, 180) +
      slab(-390, -62, 110, 124, 20, c.paint) +
      disc(-335, 0, 38, c.alloy) +
      disc(-335, 0, 25, c.dark, 4) +
      hole(-376, -44, 7) +
      hole(-376, 44, 7) +
      tube('M-290 0H-150', c.paint, 40, 6) +
      slab(-168, -132, 336, 264, 26, c.paint) +
      shade('M-165 84V106Q-165 129 -142 129H142Q165 129 165 106V84Z') +
      slab(-136, -118, 272, 236, 14, c.alloy, 5) +
      bore(-56, -50) +
      bore(56, -50) +
      bore(-56, 52) +
      bore(56, 52) +
      pair(hole(-116, -98, 9) + hole(-116, 98, 9)) +
      slab(190, -26, 90, 52, 12, c.deep, 5) +
      disc(236, 0, 14, c.brass, 4),
    bounds: [-393, -259, 359, 259],
    focus: [0, 0],
  };
}

/** A cast-iron exhaust manifold: four ports, a log and the outlet flange. */
export function exhaustManifold(c: Palette): Drawn {
  const port = (x: number) =>
    shape(`M${x - 42} -118L${x - 34} 20H${x + 34}L${x + 42} -118Z`, c.iron) +
    shade(`M${x + 12} -112L${x + 8} 20H${x + 32}L${x + 40} -112Z`, 0.16);
  const flange = (x: number) =>
    slab(x - 72, -166, 144, 56, 14, c.alloyDeep) +
    bolt(x - 50, -138, 15, c.steel) +
    bolt(x + 50, -138, 15, c.steel);
  const xs = [-290, -100, 100, 290];
  return {
    art:
      shape('M60 60C80 130 74 160 70 196H190C192 150 220 110 250 70Z', c.iron) +
      shade('M150 80C176 120 150 160 150 194H188C190 150 218 112 246 72Z', 0.18) +
      xs.map(port).join('') +
      shape(
        'M-340 -10Q-340 -46 -304 -40C-240 -26 -150 -8 0 -8C150 -8 240 -26 304 -40Q344 -44 344 -6Q342 60 262 84C180 106 -160 100 -250 82Q-338 62 -340 -10Z',
        c.iron,
      ) +
      shade(
        'M-334 16C-300 64 -180 70 0 72C180 70 300 60 340 10Q334 62 262 82C180 104 -160 98 -250 80Q-320 64 -334 16Z',
        0.18,
      ) +
      sheen(
        'M-310 -22C-240 -4 -140 10 0 10C140 10 240 -4 312 -24L314 -12C240 8 150 22 0 22C-150 22 -250 8 -312 -10Z',
        0.28,
      ) +
      xs.map(flange).join('') +
      shape('M24 190H236L254 238H6Z', c.alloyDeep) +
      bolt(42, 216, 15, c.brass) +
      bolt(218, 216, 15, c.brass) +
      slab(-190, 16, 150, 44, 8, c.ironDeep, 4) +
      each(5, (i) => line(`M${-170 + i * 28} 28v20`, 5)),
    bounds: [-365, -169, 365, 241],
    focus: [120, 60],
  };
}

/** A cylinder head, chamber side up: four wedge chambers with their valves and plugs. */
export function cylinderHead(c: Palette): Drawn {
  const chamber = (x: number) =>
    place(
      shape(
        'M-72 -44C-70 -92 -10 -92 14 -76C52 -72 74 -40 70 4C66 56 24 74 -22 66C-62 58 -74 10 -72 -44Z',
        c.iron,
      ) +
        disc(-24, -22, 43, c.steel) +
        disc(-24, -22, 32, c.chrome, 3) +
        disc(34, 18, 31, c.steelDeep) +
        disc(34, 18, 21, c.steel, 3) +
        disc(-26, 46, 10, c.cream, 4),
      x,
      6,
    );
  const between = [-384, -192, 0, 192, 384];
  return {
    art:
      shape(
        'M-420 -130Q-420 -156 -394 -156H394Q420 -156 420 -130V130Q420 156 394 156H-394Q-420 156 -420 130Z',
        c.paint,
      ) +
      slab(-408, -146, 816, 282, 18, c.alloy, 4) +
      sheen('M-396 -140H396V-122H-396Z', 0.5) +
      [-288, -96, 96, 288].map(chamber).join('') +
      between.map((x) => hole(x, -108, 13) + hole(x, 100, 13)).join('') +
      [-288, -96, 96, 288].map((x) => slab(x - 22, -130, 44, 22, 11, c.dark, 3.5)).join('') +
      [-340, -236, -148, -44, 44, 148, 236, 340].map((x) => disc(x, 114, 8, c.dark, 3)).join('') +
      slab(-400, -16, 16, 50, 8, c.dark, 3.5) +
      slab(384, -16, 16, 50, 8, c.dark, 3.5),
    bounds: [-423, -159, 423, 159],
    focus: [-96, 6],
  };
}

/** A bare engine block in three-quarter view: bores, core plugs, main caps. */
export function engineBlock(c: Palette): Drawn {
  const bore = (i: number) =>
    place(
      oval(0, 0, 60, 34, c.chrome) +
        oval(0, 4, 50, 26, c.dark, 3) +
        shade('M-49 6A50 26 0 0 0 49 6A56 44 0 0 1 -49 6Z', 0.5),
      -186 + i * 146,
      -152,
    );
  return {
    art:
      shape('M-374 -96L-270 -214H400L296 -96Z', c.alloy) +
      each(4, bore) +
      [-310, -150, 6, 162, 312].map((x) => hole(x - 10, -114, 8) + hole(x + 66, -196, 7)).join('') +
      shape('M296 -96L400 -214V70L370 150L296 214Z', c.deep) +
      shape('M312 60L366 0V60L312 122Z', c.dark, 4) +
      shape('M-374 -96H296V150L250 214H-330L-374 150Z', c.paint) +
      shade('M-371 100H293V149L249 211H-329L-371 149Z') +
      sheen('M-366 -90H290V-74H-366Z', 0.35) +
      line('M-374 84H296', 4) +
      [-262, -40, 182]
        .map((x) => disc(x, 0, 47, c.deep) + disc(x, 0, 38, c.brass, 4) + disc(x, 0, 26, c.brassDeep, 3))
        .join('') +
      [-151, 71].map((x) => slab(x - 14, -66, 28, 130, 12, c.deep, 4)).join('') +
      slab(-230, 112, 110, 62, 8, c.deep, 5) +
      hole(-206, 142, 10) +
      hole(-146, 142, 10) +
      [60, 100, 140].map((x) => line(`M${x} 128v30h24v-30Z`, 4)).join('') +
      slab(-352, 196, 640, 30, 5, c.pale) +
      each(9, (i) => bolt(-326 + i * 74, 211, 10, c.steel)),
    bounds: [-377, -217, 403, 229],
    focus: [-40, -70],
  };
}

/** A water pump from the front: hub, legs to both banks, hose neck. */
export function waterPump(c: Palette): Drawn {
  const leg =
    tube('M-60 10C-140 20 -190 40 -196 110', c.paint, 74, 6) +
    shape('M-270 96H-128L-120 196H-278Z', c.paint) +
    shade('M-276 166H-122L-120 194H-277Z') +
    bolt(-248, 146, 17, c.steel) +
    bolt(-150, 146, 17, c.steel);
  return {
    art:
      tube('M30 -60C80 -140 150 -180 246 -186', c.paint, 78, 6) +
      slab(232, -240, 40, 108, 10, c.alloy) +
      slab(268, -226, 70, 80, 8, c.alloyDeep) +
      line('M292 -226V-146M314 -226V-146', 4) +
      pair(leg) +
      disc(0, 0, 150, c.paint) +
      roundShade(147, 0.14) +
      disc(0, 0, 118, c.deep, 4) +
      around(6, bolt(0, -134, 12, c.steel), 30) +
      place(pulley(96, c), 0, 0) +
      around(4, bolt(0, -66, 15, c.chrome), 45) +
      disc(0, 0, 30, c.chrome, 4) +
      disc(0, 0, 14, c.steelDeep, 3) +
      slab(-30, 140, 60, 60, 8, c.deep, 5) +
      disc(0, 172, 13, c.dark, 4),
    bounds: [-281, -243, 341, 203],
    focus: [0, 0],
  };
}
