import { bolt, type Drawn, hole, lugs, roundShade, tyre } from './hardware.js';
import { around, disc, each, line, oval, pair, place, shade, shape, sheen, slab, tube } from './ink.js';
import { ink, type Palette } from './paints.js';

/** A five-spoke wheel with its tyre. */
export function wheel(c: Palette): Drawn {
  const spoke = shape('M-32 -60L-46 -160Q0 -190 46 -160L32 -60Z', c.paint, 5) + line('M0 -76V-160', 3);
  return {
    art:
      around(40, slab(-8, -312, 16, 24, 3, c.rubber, 4)) +
      tyre(302, 204, c, undefined) +
      `<circle r="232" fill="none" stroke="${c.cream}" stroke-width="10" opacity="0.9"/>` +
      around(20, `<path d="M0 -284V-264" stroke="#5A534E" stroke-width="5"/>`) +
      disc(0, 0, 204, c.chrome) +
      roundShade(201, 0.2) +
      disc(0, 0, 182, c.rubberDeep, 4) +
      disc(0, 0, 176, c.dark, 0) +
      around(5, spoke) +
      disc(0, 0, 82, c.paint, 5) +
      roundShade(80, 0.14) +
      lugs(5, 58, 14, c.chrome) +
      disc(0, 0, 36, c.chrome, 5) +
      disc(0, 0, 20, c.deep, 3) +
      sheen('M-166 -98A194 194 0 0 1 -60 -184L-57 -174A184 184 0 0 0 -158 -92Z', 1) +
      disc(118, 150, 7, c.rubberDeep, 3),
    bounds: [-314, -314, 314, 314],
    focus: [90, -130],
  };
}

/** A pair of shock absorbers, one with its coil. */
export function shock(c: Palette): Drawn {
  const eye = (y: number) =>
    disc(0, y, 32, c.steelDeep) + disc(0, y, 20, c.rubber, 4) + disc(0, y, 9, c.steel, 3);
  const body =
    eye(-278) +
    slab(-12, -250, 24, 210, 4, c.chrome, 5) +
    slab(-66, -246, 132, 26, 8, c.steelDeep, 5) +
    eye(278) +
    slab(-44, -30, 88, 284, 14, c.paint) +
    shade('M14 -27H41V250H14Z', 0.18) +
    sheen('M-34 -20H-20V244H-34Z', 0.4) +
    slab(-52, -38, 104, 22, 6, c.steel, 5);
  const coils = each(6, (i) => tube(`M-80 ${-190 + i * 46}L80 ${-168 + i * 46}`, c.cream, 18, 5));
  const cover =
    slab(-54, -250, 108, 236, 12, c.deep) + sheen('M-42 -240H-26V-24H-42Z', 0.3) + line('M-54 -40H54', 4);
  return {
    art:
      place(
        body +
          slab(-92, 78, 184, 24, 8, c.steelDeep, 5) +
          coils +
          slab(-86, -232, 172, 24, 8, c.steelDeep, 5),
        -150,
        0,
        14,
      ) + place(body + cover, 160, 0, 14),
    bounds: [-265, -305, 285, 305],
    focus: [-130, -60],
  };
}

/** A leaf spring with its eyes, clips and centre bolt. */
export function leafSpring(c: Palette): Drawn {
  const leaf = (half: number, drop: number, colour: string) =>
    tube(
      `M${-half} ${drop - 118 * (half / 420) ** 2}Q0 ${drop + 118 * (half / 420) ** 2} ${half} ${drop - 118 * (half / 420) ** 2}`,
      colour,
      18,
      5,
    );
  const eye =
    disc(-424, -132, 36, c.steel) + disc(-424, -132, 23, c.rubber, 4) + disc(-424, -132, 10, c.steelDeep, 3);
  const clip = (x: number, y: number, turn: number) =>
    place(slab(-14, -52, 28, 110, 6, c.steel, 5) + bolt(0, -34, 9, c.chrome), x, y, turn);
  return {
    art:
      leaf(150, 112, c.iron) +
      leaf(220, 88, c.iron) +
      leaf(290, 64, c.iron) +
      leaf(356, 38, c.iron) +
      leaf(420, 10, c.paint) +
      pair(eye) +
      clip(-230, 0, 13) +
      clip(230, 0, -13) +
      slab(-78, -32, 156, 34, 6, c.steelDeep, 5) +
      pair(tube('M-56 -30V176', c.steel, 14, 4) + bolt(-56, 176, 17, c.chrome)) +
      slab(-92, 136, 184, 30, 6, c.steelDeep, 5) +
      bolt(0, -44, 15, c.chrome) +
      hole(0, 151, 8),
    bounds: [-463, -171, 463, 195],
    focus: [0, 70],
  };
}

/** A complete V8 from the front: valve covers, fan, pulleys, air cleaner. */
export function engine(c: Palette): Drawn {
  const bank = place(
    slab(-70, -250, 140, 200, 6, c.paint) +
      shade('M26 -247H67V-53H26Z', 0.14) +
      slab(-82, -300, 164, 64, 18, c.chrome) +
      sheen('M-66 -292H66V-282H-70Z', 1) +
      bolt(-64, -262, 9, c.steel) +
      bolt(64, -262, 9, c.steel) +
      slab(70, -190, 66, 60, 10, c.iron, 5) +
      line('M-70 -160H70', 4),
    0,
    96,
    42,
  );
  const blade = shape('M-30 -40Q-52 -140 -30 -178Q20 -186 44 -164Q26 -110 26 -40Z', c.red, 5);
  return {
    art:
      pair(bank) +
      shape('M-120 -120H120L150 10H-150Z', c.alloy) +
      slab(-64, -190, 128, 90, 8, c.alloyDeep) +
      slab(-206, -262, 412, 74, 18, c.chrome) +
      sheen('M-190 -252H190V-240H-190Z', 1) +
      line('M-206 -214H206', 4) +
      slab(-16, -284, 32, 26, 8, c.steel, 5) +
      shape('M-140 -20H140L170 130V176H-170V130Z', c.paint) +
      shape('M-170 170H170L140 280H-140Z', c.deep) +
      sheen('M-156 178H156V190H-156Z', 0.25) +
      [-130, -60, 60, 130].map((x) => bolt(x, 184, 10, c.steel)).join('') +
      disc(0, 190, 76, c.rubber) +
      disc(0, 190, 58, c.steel, 4) +
      bolt(0, 190, 24, c.chrome) +
      place(
        disc(0, 0, 62, c.alloy) + around(10, oval(0, -40, 5, 12, c.dark, 3)) + disc(0, 0, 24, c.steel, 4),
        218,
        16,
      ) +
      `<path d="M-74 196L-60 6M74 196L262 60M252 -36L40 -40" stroke="${ink}" stroke-width="14" stroke-linecap="round"/>` +
      place(around(6, blade, 18), 0, 30, 0, 0.9) +
      disc(0, 30, 62, c.steel) +
      place(lugs(4, 36, 10, c.chrome), 0, 30) +
      disc(0, 30, 16, c.chrome, 4),
    bounds: [-258, -287, 283, 283],
    focus: [0, 20],
  };
}
