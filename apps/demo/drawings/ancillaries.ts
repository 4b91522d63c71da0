import { bolt, type Drawn, gear, hole, roundShade, screw } from './hardware.js';
import { around, disc, each, line, oval, pair, place, shade, shape, sheen, slab, tube } from './ink.js';
import type { Palette } from './paints.js';

/** A distributor: cap with its towers, vacuum advance, shaft and drive gear. */
export function distributor(c: Palette): Drawn {
  const cap = '#7A3F2B';
  const capDeep = '#5B2E20';
  const tower = (x: number, top: number) =>
    shape(`M${x - 30} -150L${x - 24} ${top}H${x + 24}L${x + 30} -150Z`, cap, 5) +
    oval(x, top, 24, 9, c.rubber, 4) +
    oval(x, top, 10, 4, c.brass, 2);
  return {
    art:
      slab(-24, 120, 48, 130, 4, c.steel) +
      shade('M4 122H22V248H4Z', 0.18) +
      each(6, (i) => line(`M-44 ${226 + i * 12}L44 ${218 + i * 12}`, 4)) +
      slab(-46, 212, 92, 74, 8, c.iron, 5) +
      each(6, (i) => line(`M${-36 + i * 14} 214L${-30 + i * 14} 284`, 3.5)) +
      shape('M-60 60H60L46 150H-46Z', c.alloyDeep) +
      slab(-74, 118, 148, 22, 6, c.alloy, 5) +
      tube('M90 24H190', c.steel, 14, 4) +
      disc(228, 24, 74, c.brass) +
      disc(228, 24, 58, c.brassDeep, 3) +
      place(roundShade(71, 0.14), 228, 24) +
      tube('M228 24H322', c.steel, 14, 4) +
      shape('M-128 -36H128L96 64Q90 76 76 76H-76Q-90 76 -96 64Z', c.alloy) +
      shade('M30 -34H126L94 62Q88 74 76 74H20Z', 0.12) +
      screw(-60, 20, 13, c.steel) +
      tower(-112, -206) +
      tower(112, -206) +
      tower(-58, -238) +
      tower(58, -238) +
      tower(0, -268) +
      shape('M-152 -60Q-156 -166 -96 -178H96Q156 -166 152 -60Z', cap) +
      shade('M40 -175H96Q156 -166 150 -62H62Q80 -130 40 -175Z', 0.2) +
      sheen('M-128 -150Q-108 -166 -80 -164L-84 -150Q-116 -150 -126 -110Z', 0.35) +
      slab(-160, -66, 320, 34, 8, capDeep) +
      pair(slab(-152, -112, 22, 128, 6, c.steel, 4) + screw(-141, -84, 12, c.chrome)) +
      line('M-60 -176V-66M0 -176V-66M60 -176V-66', 3) +
      slab(-190, 2, 70, 26, 6, c.paint, 4),
    bounds: [-192, -279, 333, 289],
    focus: [0, -120],
  };
}

/** An alternator from the pulley side. */
export function alternator(c: Palette): Drawn {
  const blade = shape('M-16 -112L20 -114L34 -168L-22 -172Z', c.steel, 4);
  return {
    art:
      shape('M-80 -190Q-90 -268 0 -268Q90 -268 80 -190Z', c.alloy) +
      disc(0, -232, 20, c.dark, 5) +
      shape('M-90 190Q-84 274 0 274Q84 274 90 190Z', c.alloy) +
      disc(0, 238, 18, c.dark, 5) +
      slab(188, -54, 96, 108, 10, c.rubber) +
      slab(280, -34, 34, 24, 4, c.brass, 4) +
      slab(280, 12, 34, 24, 4, c.brass, 4) +
      disc(0, 0, 222, c.alloy) +
      roundShade(219, 0.12) +
      disc(0, 0, 198, c.alloyDeep, 4) +
      around(16, slab(-13, -190, 26, 52, 12, c.dark, 4)) +
      around(3, bolt(0, -208, 12, c.steel), 40) +
      around(12, blade) +
      disc(0, 0, 128, c.paint) +
      roundShade(125, 0.16) +
      disc(0, 0, 104, c.deep, 4) +
      disc(0, 0, 84, c.pale, 4) +
      disc(0, 0, 52, c.steel, 4) +
      bolt(0, 0, 36, c.chrome),
    bounds: [-225, -271, 316, 277],
    focus: [60, -60],
  };
}

/** A starter motor from the side: solenoid above, nose and pinion at the end. */
export function starter(c: Palette): Drawn {
  return {
    art:
      slab(-262, -168, 300, 118, 16, c.rubber) +
      sheen('M-250 -156H26V-138H-250Z', 0.16) +
      slab(-310, -156, 52, 94, 8, '#7A3F2B') +
      tube('M-338 -132H-312', c.brass, 14, 4) +
      tube('M-338 -86H-312', c.brass, 14, 4) +
      tube('M-330 -84C-370 -40 -360 20 -310 20', c.brass, 16, 4) +
      shape('M30 -130H110L190 -60V140H40Z', c.alloy) +
      slab(-330, -44, 56, 188, 14, c.iron) +
      slab(-280, -56, 330, 212, 10, c.paint) +
      shade('M-277 100H47V146Q47 153 40 153H-270Q-277 153 -277 146Z', 0.16) +
      sheen('M-274 -50H44V-26H-274Z', 0.35) +
      line('M-236 -56V156M10 -56V156', 4) +
      slab(-180, 20, 130, 60, 5, c.alloy, 4) +
      each(3, (i) => line(`M-164 ${36 + i * 14}H-66`, 3)) +
      slab(30, -84, 44, 262, 10, c.alloyDeep) +
      shape('M72 -40H190Q280 -36 300 14V66Q290 130 200 142H72Z', c.alloy) +
      shape('M110 10H236V92H110Z', c.dark, 5) +
      slab(122, 34, 170, 34, 4, c.steel, 4) +
      slab(146, 4, 84, 94, 6, c.steel, 5) +
      each(6, (i) => line(`M146 ${18 + i * 14}H230`, 4)) +
      shape('M74 150H150V206Q112 230 74 206Z', c.alloyDeep) +
      hole(112, 186, 13) +
      screw(-302, -14, 10, c.steel) +
      screw(-302, 114, 10, c.steel, 60),
    bounds: [-367, -171, 303, 221],
    focus: [120, 20],
  };
}

/** A radiator: brass tanks, finned core, filler cap. */
export function radiator(c: Palette): Drawn {
  return {
    art:
      tube('M-190 -236C-250 -250 -262 -262 -300 -262', c.brassDeep, 48) +
      slab(-322, -292, 30, 62, 8, c.brass, 5) +
      tube('M190 232C240 244 254 248 294 250', c.brassDeep, 48) +
      slab(290, 218, 30, 62, 8, c.brass, 5) +
      slab(-60, -296, 90, 40, 4, c.brassDeep, 5) +
      slab(-78, -318, 126, 34, 12, c.chrome) +
      line('M-50 -316V-286M20 -316V-286', 3) +
      shape('M-270 -180L-256 -236Q-250 -262 -222 -262H222Q250 -262 256 -236L270 -180Z', c.paint) +
      sheen('M-240 -246Q-234 -254 -222 -254H222Q234 -254 240 -240H-244Z', 0.4) +
      slab(-286, -190, 572, 380, 4, c.dark) +
      each(18, (i) => slab(-246 + i * 27.6, -186, 10, 372, 2, c.brassDeep, 0)) +
      `<path d="${each(30, (i) => `M-258 ${-176 + i * 12}H258`)}" stroke="${c.brass}" stroke-width="3" opacity="0.75"/>` +
      shade('M40 -186H258V186H-60Z', 0.16) +
      pair(
        slab(-302, -206, 46, 412, 6, c.deep) +
          each(3, (i) => slab(-290, -150 + i * 130, 22, 44, 10, c.dark, 4)),
      ) +
      shape('M-270 180L-256 238Q-250 262 -222 262H222Q250 262 256 238L270 180Z', c.paint) +
      shade('M-262 222H262L256 240Q250 260 222 260H-222Q-250 260 -256 240Z', 0.16) +
      disc(-140, 232, 15, c.brass, 4) +
      slab(40, -236, 150, 42, 5, c.brass, 4) +
      each(2, (i) => line(`M56 ${-222 + i * 14}H174`, 3)),
    bounds: [-329, -321, 323, 283],
    focus: [-30, -210],
  };
}

/** A four-speed gearbox from the side: bell housing, side cover, tail shaft, shifter. */
export function transmission(c: Palette): Drawn {
  return {
    art:
      tube('M66 -110L110 -240', c.chrome, 16) +
      disc(114, -262, 30, c.paint) +
      sheen('M98 -276Q106 -288 120 -286Q108 -280 106 -270Z', 0.7) +
      tube('M-404 10H-340', c.steel, 34) +
      each(4, (i) => line(`M-420 ${-2 + i * 8}H-374`, 2.5)) +
      shape('M-354 -190H-304L-160 -122V134L-304 200H-354Z', c.alloy) +
      shade('M-351 140H-304L-162 90V132L-304 197H-351Z', 0.16) +
      slab(-372, -200, 34, 410, 8, c.alloyDeep) +
      [-170, -90, 90, 170].map((y) => bolt(-355, y, 12, c.steel)).join('') +
      line('M-290 -150L-180 -96M-290 160L-180 108M-270 -60H-180M-270 70H-180', 4) +
      shape('M-168 -130H96L108 -110V120L90 146H-168Z', c.alloy) +
      shade('M-165 106H105V119L89 143H-165Z', 0.16) +
      shape('M-132 -76L-104 -98H44L72 -76V66L44 92H-104L-132 66Z', c.alloyDeep, 5) +
      [-104, -30, 44].map((x) => bolt(x, -76, 11, c.steel) + bolt(x, 72, 11, c.steel)).join('') +
      disc(-66, 0, 24, c.steel) +
      disc(12, 0, 24, c.steel) +
      shape('M-78 -12H-54L-50 58H-82Z', c.steelDeep, 4) +
      shape('M0 -12H24L66 -60L46 -72Z', c.steelDeep, 4) +
      tube('M56 -64L60 -110', c.steel, 10, 4) +
      slab(30, -136, 84, 32, 8, c.rubber) +
      slab(98, -118, 30, 248, 6, c.alloyDeep) +
      shape('M126 -94L250 -66Q340 -50 376 -42V46Q340 54 250 72L126 108Z', c.alloy) +
      shade('M126 70L250 44Q340 32 376 26V44Q340 52 250 70L126 105Z', 0.16) +
      slab(370, -52, 40, 106, 8, c.steel) +
      slab(170, 66, 84, 52, 6, c.iron, 5) +
      disc(212, -6, 19, c.brass, 4) +
      line('M150 -70L240 -50M280 -44L352 -34', 4),
    bounds: [-426, -295, 413, 213],
    focus: [-20, -40],
  };
}

/** A rear axle from behind: cover, tubes, drums. */
export function differential(c: Palette): Drawn {
  const side =
    slab(-330, -34, 250, 68, 6, c.iron) +
    shade('M-327 8H-83V31H-327Z', 0.2) +
    slab(-268, -52, 70, 104, 6, c.ironDeep, 5) +
    line('M-250 -52V52M-216 -52V52', 4) +
    slab(-372, -132, 66, 264, 16, c.iron) +
    each(3, (i) => line(`M${-358 + i * 16} -128V128`, 3)) +
    slab(-408, -78, 40, 156, 10, c.steel) +
    bolt(-424, -50, 12, c.chrome) +
    bolt(-424, 0, 12, c.chrome) +
    bolt(-424, 50, 12, c.chrome);
  return {
    art:
      pair(side) +
      shape(
        'M-110 -148Q-150 -110 -156 -40L-176 -24V24L-156 40Q-150 120 -100 160Q0 216 100 160Q150 120 156 40L176 24V-24L156 -40Q150 -110 110 -148Q0 -206 -110 -148Z',
        c.iron,
      ) +
      disc(0, 0, 154, c.deep) +
      disc(0, 0, 138, c.paint, 4) +
      roundShade(136, 0.15) +
      around(10, bolt(0, -141, 14, c.steel), 18) +
      shape('M-92 -60Q-60 -104 0 -104Q60 -104 92 -60V40Q70 98 0 98Q-70 98 -92 40Z', c.pale, 4) +
      shade('M-92 20V40Q-70 98 0 98Q70 98 92 40V20Q60 70 0 70Q-60 70 -92 20Z', 0.14) +
      disc(46, 24, 17, c.steel, 4) +
      slab(38, 16, 16, 16, 2, c.dark, 3) +
      place(gear(16, 24, 32, c.brass), -38, -30, 6) +
      disc(-38, -30, 11, c.dark, 3),
    bounds: [-438, -180, 438, 191],
    focus: [30, 0],
  };
}
