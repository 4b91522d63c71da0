import { ink } from './paints.js';

/** A closed or open outline, filled flat and drawn round with ink. Widths are in units of the 1200 × 900 sheet. */
export function shape(d: string, fill = 'none', width = 6): string {
  return `<path d="${d}" fill="${fill}"${stroked(width)}/>`;
}

/** An ink line. */
export function line(d: string, width = 4): string {
  return shape(d, 'none', width);
}

/** A flat patch without an outline: shade, sheen or a second colour. */
export function patch(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** Shade laid over paint. */
export function shade(d: string, opacity = 0.14): string {
  return patch(d, ink, opacity);
}

/** Light laid over paint. */
export function sheen(d: string, opacity = 0.4): string {
  return patch(d, '#FFFFFF', opacity);
}

/** A thick coloured line with ink on both sides: a pipe, a rod, a wire. */
export function tube(d: string, colour: string, width: number, edge = 5): string {
  const common = `d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<path ${common} stroke="${ink}" stroke-width="${round(width + edge * 2)}"/>` +
    `<path ${common} stroke="${colour}" stroke-width="${round(width)}"/>`
  );
}

/** A coloured line without ink edges. */
export function stripe(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function disc(cx: number, cy: number, r: number, fill = 'none', width = 5): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${stroked(width)}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill = 'none', width = 5): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${stroked(width)}/>`;
}

/** A rectangle by its left, top, width and height with corner radius `r`. */
export function slab(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill = 'none',
  width = 6,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}"${stroked(width)}/>`;
}

/** The path of a circle, for shade, sheen and clipping. */
export function ringPath(cx: number, cy: number, r: number): string {
  return `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** Art moved to x, y and turned there by `turn` degrees; a negative `across` mirrors it. */
export function place(art: string, x: number, y: number, turn = 0, across = 1, down = across): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const sized = across === 1 && down === 1 ? '' : ` scale(${across} ${down})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${sized}">${art}</g>`;
}

/** `count` copies, drawn by their number from 0. */
export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** `count` copies evenly round a circle about the origin, each turned to face outward. */
export function around(count: number, art: string, from = 0): string {
  return each(count, (index) => place(art, 0, 0, from + (360 / count) * index));
}

/** A mirrored pair, left and right of the origin. */
export function pair(art: string): string {
  return art + place(art, 0, 0, 0, -1, 1);
}

/** One decimal place is finer than any line here. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}

function stroked(width: number): string {
  return width === 0
    ? ''
    : ` stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}
