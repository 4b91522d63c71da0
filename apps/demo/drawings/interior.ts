import { type Drawn, dialMarks, roundShade, screw } from './hardware.js';
import { around, disc, each, line, pair, place, shade, shape, sheen, slab, stripe } from './ink.js';
import { ink, mix, type Palette } from './paints.js';

/** A three-spoke steering wheel with a horn button. */
export function steeringWheel(c: Palette): Drawn {
  const rim = (r: number, width: number, colour: string) =>
    `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const spoke =
    shape('M-34 -60L-26 -262H26L34 -60Z', c.steel) +
    [-110, -158, -204].map((y, i) => disc(0, y, 15 - i * 2, mix(c.wash, ink, 0.5), 4)).join('');
  return {
    art:
      around(3, spoke, 180) +
      rim(272, 56, ink) +
      rim(272, 44, c.paint) +
      rim(282, 8, c.pale) +
      rim(256, 8, c.deep) +
      around(36, line('M0 -250Q6 -243 0 -238', 4)) +
      around(3, slab(-34, -299, 68, 54, 10, c.deep, 4), 180) +
      disc(0, 0, 92, c.chrome) +
      roundShade(89, 0.18) +
      around(9, screw(0, -78, 7, c.steelDeep)) +
      disc(0, 0, 62, c.paint) +
      roundShade(60, 0.16) +
      disc(0, 0, 46, c.cream, 4) +
      shape('M-24 -18L0 28L24 -18H9L0 2L-9 -18Z', c.red, 3.5),
    bounds: [-300, -300, 300, 301],
    focus: [0, 20],
  };
}

/** An instrument cluster: speedometer and tachometer, four small gauges. */
export function gaugeCluster(c: Palette): Drawn {
  const face = (x: number, y: number, r: number, needle: number, count: number) =>
    place(
      disc(0, 0, r + 16, c.chrome) +
        disc(0, 0, r, c.rubberDeep, 4) +
        `<g stroke="${c.cream}">${dialMarks(r - 8, r * 0.2, -130, 130, count, 4).replaceAll(`stroke="${ink}"`, '')}</g>` +
        `<g stroke="${c.cream}">${dialMarks(r - 8, r * 0.1, -130, 130, (count - 1) * 4 + 1, 2).replaceAll(`stroke="${ink}"`, '')}</g>` +
        place(stripe(`M0 ${r * 0.2}V${-r * 0.74}`, c.amber, Math.max(4, r * 0.045)), 0, 0, needle) +
        disc(0, 0, r * 0.12, c.chrome, 3) +
        sheen(
          `M${-r * 0.8} ${-r * 0.3}A${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.1} ${-r * 0.85}A${r * 1.1} ${r * 1.1} 0 0 0 ${-r * 0.8} ${-r * 0.3}Z`,
          0.22,
        ),
      x,
      y,
    );
  return {
    art:
      shape(
        'M-420 150V-40Q-414 -120 -330 -150Q0 -216 330 -150Q414 -120 420 -40V150Q416 182 380 184H-380Q-416 182 -420 150Z',
        c.paint,
      ) +
      shade('M-417 130H417V150Q414 180 380 181H-380Q-414 180 -417 150Z') +
      shape(
        'M-392 130V-36Q-386 -100 -318 -124Q0 -186 318 -124Q386 -100 392 -36V130Q390 154 364 156H-364Q-390 154 -392 130Z',
        c.dark,
        5,
      ) +
      face(-170, -2, 124, -38, 9) +
      face(170, -2, 124, 22, 7) +
      face(-342, -50, 46, -60, 5) +
      face(-342, 82, 46, 40, 5) +
      face(342, -50, 46, 10, 5) +
      face(342, 82, 46, 70, 5) +
      slab(-210, 54, 80, 26, 4, c.cream, 3) +
      each(5, (i) => line(`M${-198 + i * 14} 61v12`, 4)) +
      disc(0, -70, 13, c.red, 4) +
      disc(0, -24, 13, c.amber, 4) +
      shape('M-14 32H4V22L22 42L4 62V52H-14Z', '#7FB37B', 3) +
      disc(0, 106, 18, c.chrome, 4) +
      pair(screw(-402, -60, 9, c.chrome) + screw(-398, 160, 9, c.chrome, 70)) +
      sheen(
        'M-400 -62Q-390 -110 -322 -136Q0 -198 322 -136L324 -130Q0 -190 -320 -128Q-382 -104 -396 -60Z',
        0.55,
      ),
    bounds: [-423, -186, 423, 187],
    focus: [-170, 0],
  };
}

/** A bucket seat: pleated back and cushion, head rest, adjuster. */
export function bucketSeat(c: Palette): Drawn {
  return {
    art:
      slab(-150, 212, 300, 34, 6, c.steelDeep) +
      pair(slab(-178, 236, 70, 30, 6, c.iron, 5)) +
      slab(-24, -300, 12, 60, 3, c.chrome, 4) +
      slab(14, -300, 12, 60, 3, c.chrome, 4) +
      slab(-104, -322, 208, 74, 32, c.paint) +
      sheen('M-84 -310H84V-296H-92Z', 0.35) +
      shape(
        'M-150 -240Q0 -272 150 -240Q186 -226 192 -170L204 90Q204 130 168 130H-168Q-204 130 -204 90L-192 -170Q-186 -226 -150 -240Z',
        c.paint,
      ) +
      shade('M-203 70L-204 90Q-204 127 -168 127H168Q204 127 204 90L203 70Q120 90 0 90Q-120 90 -203 70Z') +
      shape('M-112 -206Q0 -232 112 -206L132 80Q0 104 -132 80Z', c.pale, 5) +
      each(6, (i) => line(`M${-80 + i * 32} ${-214 - (2.5 - Math.abs(i - 2.5)) * 3}L${-95 + i * 38} 88`, 4)) +
      line('M-118 -110Q0 -92 118 -110', 4) +
      shape(
        'M-228 120Q-222 84 -180 84Q0 104 180 84Q222 84 228 120L240 186Q240 222 196 224H-196Q-240 222 -240 186Z',
        c.paint,
      ) +
      shape('M-150 106Q0 124 150 106L162 166Q0 186 -162 166Z', c.pale, 5) +
      each(6, (i) => line(`M${-100 + i * 40} 114L${-108 + i * 43} 174`, 4)) +
      shade('M-238 190Q0 214 238 190Q238 220 196 221H-196Q-238 220 -238 190Z', 0.18) +
      stripe('M-232 140Q-222 96 -182 94', c.chrome, 5, 0.8) +
      slab(214, 190, 70, 18, 8, c.chrome, 5) +
      disc(284, 199, 16, c.rubber, 4),
    bounds: [-243, -325, 302, 269],
    focus: [0, 60],
  };
}

/** A bench seat for three: split back with pleated inserts, cushion, slides. */
export function benchSeat(c: Palette): Drawn {
  const back = (x: number) =>
    shape(`M${x - 168} -150Q${x} -176 ${x + 168} -150L${x + 174} 4Q${x} 22 ${x - 174} 4Z`, c.pale, 5) +
    each(8, (i) => line(`M${x - 132 + i * 38} -156V8`, 3));
  return {
    art:
      slab(-330, 196, 660, 22, 5, c.steelDeep, 5) +
      pair(shape('M-330 210H-240L-228 250H-342Z', c.iron, 5)) +
      shape(
        'M-390 -150Q-386 -212 -330 -218Q-180 -240 -8 -226L0 -206L8 -226Q180 -240 330 -218Q386 -212 390 -150L404 70H-404Z',
        c.paint,
      ) +
      sheen(
        'M-346 -204Q-180 -228 -20 -214V-200Q-180 -212 -352 -188ZM346 -204Q180 -228 20 -214V-200Q180 -212 352 -188Z',
        0.4,
      ) +
      back(-196) +
      back(196) +
      line('M0 -206V44', 5) +
      shade('M-398 20Q0 56 398 20L404 70H-404Z', 0.16) +
      shape(
        'M-432 82Q-424 42 -384 44Q0 62 384 44Q424 42 432 82L438 158Q438 202 392 204Q0 216 -392 204Q-438 202 -438 158Z',
        c.paint,
      ) +
      shape('M-380 70Q0 88 380 70L388 146Q0 164 -388 146Z', c.pale, 5) +
      each(18, (i) =>
        line(`M${-332 + i * 39} ${80 - Math.abs(i - 8.5) * 0.6}V${152 - Math.abs(i - 8.5) * 0.6}`, 3),
      ) +
      shade('M-437 164Q0 188 437 164Q436 200 392 201Q0 213 -392 201Q-436 200 -437 164Z', 0.18),
    bounds: [-441, -235, 441, 253],
    focus: [-200, 30],
  };
}

/** A push-button radio: dial, two knobs, five keys. */
export function radio(c: Palette): Drawn {
  return {
    art:
      slab(-270, -150, 540, 70, 6, c.iron) +
      each(14, (i) => slab(-244 + i * 36, -138, 12, 40, 4, c.ironDeep, 3)) +
      slab(-430, -110, 860, 250, 26, c.paint) +
      shade('M-427 90H427V114Q424 137 404 137H-404Q-424 137 -427 114Z') +
      slab(-392, -84, 784, 198, 18, c.chrome) +
      sheen('M-380 -76H380V-64H-384Z', 1) +
      slab(-226, -62, 452, 92, 8, c.rubberDeep, 5) +
      `<g stroke="${c.cream}">${each(33, (i) => `<path d="M${-204 + i * 12.75} -44v${i % 4 === 0 ? 24 : 13}" stroke-width="3"/>`)}</g>` +
      stripe('M-206 8H204', c.glassDeep, 3) +
      stripe('M62 -52V22', c.amber, 7) +
      each(5, (i) => slab(-222 + i * 91, 50, 80, 46, 8, c.cream, 5) + line(`M${-204 + i * 91} 82h44`, 3)) +
      pair(
        disc(-310, 14, 74, c.chromeDeep) +
          place(around(24, line('M0 -62V-72', 3)), -310, 14) +
          disc(-310, 14, 56, c.chrome, 5) +
          place(roundShade(54, 0.2), -310, 14) +
          disc(-310, 14, 22, c.paint, 4),
      ),
    bounds: [-433, -153, 433, 143],
    focus: [250, 0],
  };
}
