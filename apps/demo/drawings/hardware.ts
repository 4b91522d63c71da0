import { around, disc, each, line, place, round, shade, shape, sheen, slab, stripe } from './ink.js';
import { ink, type Palette, paper } from './paints.js';

/** A part or body drawn about the origin; every view of it is made from this. */
export interface Drawn {
  readonly art: string;
  /** Left, top, right and bottom of what is drawn, for scale and dimension lines. */
  readonly bounds: readonly [number, number, number, number];
  /** The point worth a close look. */
  readonly focus: readonly [number, number];
}

/** A hexagon bolt head seen from above. */
export function bolt(x: number, y: number, r: number, fill: string): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((60 * corner + 15) * Math.PI) / 180;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return shape(`M${corners.join('L')}Z`, fill, 3.5) + disc(x, y, r * 0.45, 'none', 2);
}

/** An empty bolt hole. */
export function hole(x: number, y: number, r: number): string {
  return disc(x, y, r, '#4A4440', 3.5);
}

/** A slotted screw. */
export function screw(x: number, y: number, r: number, fill: string, turn = 30): string {
  return disc(x, y, r, fill, 3) + place(line(`M${-r * 0.65} 0H${r * 0.65}`, 3), x, y, turn);
}

/** A toothed wheel about the origin. */
export function gear(teeth: number, root: number, tip: number, fill: string): string {
  const step = (Math.PI * 2) / teeth;
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const at = (share: number, r: number) => {
      const angle = step * (tooth + share);
      return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
    };
    return [at(0, root), at(0.18, tip), at(0.5, tip), at(0.68, root)].join('L');
  });
  return shape(`M${points.join('L')}Z`, fill, 4);
}

/** A grooved pulley seen from the front, about the origin. */
export function pulley(r: number, c: Palette): string {
  return disc(0, 0, r, c.steel) + disc(0, 0, r * 0.86, c.steelDeep, 3) + disc(0, 0, r * 0.5, c.steel, 3);
}

/** A stamped plate with rivets, a chip of the paint and a number in drawn figures. */
export function numberPlate(x: number, y: number, number: string, c: Palette): string {
  const width = 74 + number.length * 21;
  const body =
    slab(0, 0, width, 58, 7, paper, 3) +
    `<rect x="5" y="5" width="${width - 10}" height="48" rx="4" fill="none" stroke="${ink}" stroke-width="1.2"/>` +
    slab(16, 17, 24, 24, 3, c.paint, 2.5) +
    place(figures(number), 54, 18);
  return place(body, x, y);
}

/** Width of a number plate for a number of so many figures. */
export function plateWidth(number: string): number {
  return 74 + number.length * 21;
}

/** A steel rule with divisions, its left end at the origin. */
export function ruler(length: number, c: Palette): string {
  const divisions = Math.floor((length - 40) / 12);
  const ticks = each(divisions, (index) => {
    const deep = index % 10 === 0 ? 30 : index % 5 === 0 ? 22 : 13;
    return `M${20 + index * 12} 0v${deep}`;
  });
  return (
    slab(0, 0, length, 56, 4, c.chrome, 4) +
    sheen(`M4 38h${length - 8}v12h${-(length - 8)}Z`, 0.6) +
    line(ticks, 2.2) +
    disc(length - 22, 38, 8, paper, 3)
  );
}

/** A tyre with its sidewall about the origin; `band` draws a whitewall or a stripe. */
export function tyre(r: number, rim: number, c: Palette, band?: string): string {
  const wall = (r + rim) / 2;
  return (
    disc(0, 0, r, c.rubber, 6) +
    (band === undefined
      ? `<circle r="${round(wall)}" fill="none" stroke="#5A534E" stroke-width="2.5"/>`
      : `<circle r="${round(rim + (r - rim) * 0.4)}" fill="none" stroke="${band}" stroke-width="${round((r - rim) * 0.42)}"/>`) +
    disc(0, 0, rim, c.steelDeep, 4)
  );
}

/** A shade over the lower right of a circle about the origin, so that it reads as round. */
export function roundShade(r: number, opacity = 0.12): string {
  const q = round(r * Math.SQRT1_2);
  return shade(`M${q} ${-q}A${r} ${r} 0 0 1 ${-q} ${q}A${r * 1.35} ${r * 1.35} 0 0 0 ${q} ${-q}Z`, opacity);
}

/** Short marks round a dial, from one bearing to another (degrees, 0 at the top). */
export function dialMarks(
  r: number,
  long: number,
  from: number,
  to: number,
  count: number,
  width = 3,
): string {
  return each(count, (index) =>
    place(line(`M0 ${-r}V${-r + long}`, width), 0, 0, from + ((to - from) * index) / (count - 1)),
  );
}

/** Lug nuts about the origin. */
export function lugs(count: number, ring: number, r: number, fill: string): string {
  return around(count, bolt(0, -ring, r, fill));
}

const strokes: Readonly<Record<string, string>> = {
  '0': 'M2 6Q2 0 7 0Q12 0 12 6V16Q12 22 7 22Q2 22 2 16Z',
  '1': 'M3 5L8 0V22',
  '2': 'M2 5Q2 0 7 0Q12 0 12 5Q12 9 8 13L2 22H12',
  '3': 'M2 0H12L6 9Q12 9 12 15Q12 22 6 22Q3 22 2 19',
  '4': 'M9 22V0L1 15H13',
  '5': 'M12 0H3V9Q12 7 12 15Q12 22 6 22Q3 22 2 19',
  '6': 'M11 0Q2 6 2 15Q2 22 7 22Q12 22 12 15Q12 10 7 10Q3 10 2 14',
  '7': 'M2 0H12L5 22',
  '8': 'M7 0Q12 0 12 5Q12 10 7 10Q2 10 2 5Q2 0 7 0ZM7 10Q13 10 13 16Q13 22 7 22Q1 22 1 16Q1 10 7 10Z',
  '9': 'M3 22Q12 16 12 7Q12 0 7 0Q2 0 2 7Q2 12 7 12Q11 12 12 8',
  '-': 'M3 12H11',
};

/** A number in stamped figures made of strokes, 22 high, so that no font is needed. */
export function figures(number: string): string {
  return [...number].map((figure, at) => place(stripe(strokes[figure] ?? '', ink, 3), at * 21, 0)).join('');
}
