import { dialMarks, lugs, roundShade, tyre } from './hardware.js';
import { around, disc, each, line, oval, place, shade, shape, sheen, slab, stripe } from './ink.js';
import { ink, type Palette } from './paints.js';

/** How a road wheel is dressed. */
export type WheelDress = 'rally' | 'whitewall' | 'steel' | 'wire' | 'spoked';

/** A body panel with shade along its sill and light along its shoulder. Vehicles stand on y = 0, nose to the left. */
export function panel(name: string, d: string, fill: string, shoulder: number, sill = -92): string {
  return (
    `<clipPath id="${name}"><path d="${d}"/></clipPath>` +
    shape(d, fill, 0) +
    `<g clip-path="url(#${name})">${shade(`M-700 ${sill}H700V100H-700Z`, 0.15)}${sheen(`M-700 ${shoulder}H700V${shoulder + 12}H-700Z`, 0.42)}</g>` +
    shape(d, 'none', 5)
  );
}

/** The dark opening of a wheel arch about a wheel of radius r. */
export function arch(x: number, r: number, floor = -54): string {
  const open = r + 13;
  return shape(
    `M${x - open} ${floor}V${-r}A${open} ${open} 0 0 1 ${x + open} ${-r}V${floor}Z`,
    '#262220',
    4.5,
  );
}

/** A road wheel standing on the ground at x. */
export function roadWheel(x: number, r: number, dress: WheelDress, c: Palette): string {
  return place(dressed(r, dress, c), x, -r);
}

/** Window glass with two slanting reflections. */
export function glazing(name: string, d: string, c: Palette, from: number, to: number): string {
  const third = (to - from) / 3;
  const gleam = (x: number, w: number) => `M${x} -420H${x + w}L${x + w - 120} 0H${x - 120}Z`;
  return (
    `<clipPath id="${name}"><path d="${d}"/></clipPath>` +
    shape(d, c.glass, 0) +
    `<g clip-path="url(#${name})">${sheen(gleam(from + third + 70, 34) + gleam(from + third + 118, 12), 0.6)}</g>` +
    shape(d, 'none', 4)
  );
}

/** Thin inked seam of a door or lid. */
export function seam(d: string): string {
  return line(d, 2.6);
}

/** A bright strip with ink edges. */
export function brightwork(d: string, c: Palette, width = 6): string {
  return stripe(d, ink, width + 5) + stripe(d, c.chrome, width);
}

export function doorHandle(x: number, y: number, c: Palette): string {
  return slab(x, y, 34, 8, 4, c.chrome, 3);
}

/** A bumper from the side, its outer end at x, running inward by `length` (negative to the left). */
export function bumperEnd(x: number, y: number, length: number, c: Palette, height = 26): string {
  const left = Math.min(x, x + length);
  return (
    slab(left, y, Math.abs(length), height, 10, c.chrome, 4) +
    shade(
      `M${left + 5} ${y + height * 0.6}h${Math.abs(length) - 10}v${height * 0.25}h${-(Math.abs(length) - 10)}Z`,
      0.25,
    )
  );
}

/** A headlight from the side. */
export function sideLamp(x: number, y: number, r: number, c: Palette): string {
  return oval(x, y, r * 0.55, r, c.chrome, 4) + oval(x - r * 0.18, y, r * 0.32, r * 0.76, c.glass, 3);
}

/** A steering wheel rim seen through the glass. */
export function helm(x: number, y: number): string {
  return place(oval(0, 0, 8, 30, 'none', 6), x, y, 24);
}

/** The top edge of a seat. */
export function seatBack(x: number, y: number, w: number, h: number, fill: string): string {
  return slab(x, y, w, h, 14, fill, 4);
}

function dressed(r: number, dress: WheelDress, c: Palette): string {
  switch (dress) {
    case 'rally':
      return (
        tyre(r, r * 0.66, c, undefined) +
        disc(0, 0, r * 0.66, c.chrome, 4) +
        roundShade(r * 0.64, 0.16) +
        disc(0, 0, r * 0.54, c.steelDeep, 3) +
        around(5, oval(0, -r * 0.37, r * 0.09, r * 0.13, c.rubberDeep, 2.5)) +
        disc(0, 0, r * 0.2, c.chrome, 3)
      );
    case 'spoked':
      return (
        tyre(r, r * 0.66, c, c.cream) +
        disc(0, 0, r * 0.66, c.chrome, 4) +
        disc(0, 0, r * 0.56, c.rubberDeep, 3) +
        around(5, shape(`M${-r * 0.08} 0L${-r * 0.15} ${-r * 0.54}H${r * 0.15}L${r * 0.08} 0Z`, c.steel, 3)) +
        disc(0, 0, r * 0.17, c.chrome, 3)
      );
    case 'wire':
      return (
        tyre(r, r * 0.68, c, c.cream) +
        disc(0, 0, r * 0.68, c.cream, 4) +
        disc(0, 0, r * 0.58, c.dark, 3) +
        `<g stroke="${c.cream}">${each(18, (i) => `<path d="M0 0V${-r * 0.58}" stroke-width="3.4" transform="rotate(${i * 20})"/>`)}</g>` +
        disc(0, 0, r * 0.17, c.chrome, 3)
      );
    case 'steel':
      return (
        tyre(r, r * 0.6, c, undefined) +
        disc(0, 0, r * 0.6, c.cream, 4) +
        roundShade(r * 0.58, 0.14) +
        disc(0, 0, r * 0.4, c.chrome, 3) +
        around(8, disc(0, -r * 0.5, r * 0.045, c.rubberDeep, 0)) +
        lugs(5, r * 0.26, r * 0.06, c.steel) +
        disc(0, 0, r * 0.13, c.chrome, 2.5)
      );
    default:
      return (
        tyre(r, r * 0.62, c, '#F4EEE0') +
        disc(0, 0, r * 0.6, c.chrome, 4) +
        roundShade(r * 0.58, 0.18) +
        disc(0, 0, r * 0.4, c.paint, 3) +
        disc(0, 0, r * 0.27, c.chrome, 3) +
        dialMarks(r * 0.57, r * 0.1, 0, 345, 24, 1.6)
      );
  }
}
