import { type Drawn, numberPlate, plateWidth, ruler } from './hardware.js';
import { disc, each, line, oval, place, ringPath, round, slab } from './ink.js';
import { ink, mix, type Palette, paper } from './paints.js';

/** One photo of a part: 0 on paper with its measures, 1 laid at an angle on squared paper,
 *  2 whole with a close look beside it, 3 on the bench by a steel rule. */
export function partSheet(drawn: Drawn, number: string, variant: number, c: Palette): string {
  switch (variant) {
    case 1:
      return sheet(angled(drawn, number, c));
    case 2:
      return sheet(closeLook(drawn, number, c));
    case 3:
      return sheet(onBench(drawn, number, c));
    default:
      return sheet(measured(drawn, number, c));
  }
}

/** The finished picture: 4:3, shadow and fade ready to be used by its content. */
export function sheet(content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 900" width="1200" height="900">' +
    '<defs><filter id="shadow" x="-5%" y="-5%" width="110%" height="115%"><feOffset in="SourceAlpha" dx="8" dy="14"/></filter>' +
    `<radialGradient id="soft"><stop offset="0" stop-color="${ink}" stop-opacity="0.42"/><stop offset="0.6" stop-color="${ink}" stop-opacity="0.22"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>` +
    `</defs>${content}</svg>`
  );
}

/** A blurred shadow on the floor. */
export function floorShadow(cx: number, cy: number, rx: number, ry: number): string {
  return oval(cx, cy, rx, ry, 'url(#soft)', 0);
}

export function ground(fill: string): string {
  return `<rect width="1200" height="900" fill="${fill}"/>`;
}

/** Squared drawing paper: fine and coarse rules. */
export function squares(colour: string, step = 50): string {
  const rules = (every: number) =>
    each(Math.ceil(1200 / every), (i) => `M${i * every} 0V900`) +
    each(Math.ceil(900 / every), (i) => `M0 ${i * every}H1200`);
  return (
    `<path d="${rules(step)}" stroke="${colour}" stroke-width="1.5" opacity="0.45" fill="none"/>` +
    `<path d="${rules(step * 4)}" stroke="${colour}" stroke-width="2.5" opacity="0.6" fill="none"/>`
  );
}

/** A thin dash-dot axis. */
export function axis(d: string): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="34 8 6 8" opacity="0.5"/>`;
}

/** A dimension line with its two end ticks, from x to x at height y. */
export function dimension(from: number, to: number, y: number, top: number): string {
  const thin = (d: string, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2" opacity="${opacity}"/>`;
  return (
    thin(`M${round(from)} ${top}V${y + 14}M${round(to)} ${top}V${y + 14}`, 0.35) +
    thin(`M${round(from)} ${y}H${round(to)}`, 0.65) +
    `<path d="M${round(from)} ${y}l18 -6v12ZM${round(to)} ${y}l-18 -6v12Z" fill="${ink}" opacity="0.75"/>`
  );
}

/** Art inside a round window with an inked edge. */
export function lens(art: string, cx: number, cy: number, r: number, behind: string): string {
  return (
    `<clipPath id="lens"><path d="${ringPath(cx, cy, r)}"/></clipPath>` +
    disc(cx, cy, r + 12, paper, 4) +
    `<g clip-path="url(#lens)"><rect x="${cx - r}" y="${cy - r}" width="${2 * r}" height="${2 * r}" fill="${behind}"/>${art}</g>` +
    disc(cx, cy, r, 'none', 6)
  );
}

/** The same subject, mirrored when its focus is right of its middle, so that a lens at the right hides nothing. */
export function focusLeft(drawn: Drawn): Drawn {
  const [left, top, right, bottom] = drawn.bounds;
  const [x, y] = drawn.focus;
  if (x <= (left + right) / 2 + 20) return drawn;
  return { art: place(drawn.art, 0, 0, 0, -1, 1), bounds: [-right, top, -left, bottom], focus: [-x, y] };
}

/** The two thin lines that lead from a small ring to the large one. */
export function tangents(px: number, py: number, pr: number, cx: number, cy: number, r: number): string {
  const toward = Math.atan2(cy - py, cx - px);
  const open = Math.acos((r - pr) / Math.hypot(cx - px, cy - py));
  const at = (angle: number) =>
    `M${round(px - pr * Math.cos(angle))} ${round(py - pr * Math.sin(angle))}L${round(cx - r * Math.cos(angle))} ${round(cy - r * Math.sin(angle))}`;
  return `<path d="${at(toward + open)}${at(toward - open)}" stroke="${ink}" stroke-width="2" opacity="0.5"/>`;
}

function measured(drawn: Drawn, number: string, c: Palette): string {
  const { w, h } = extent(drawn);
  const scale = Math.min(430 / w, 300 / h, 1.25);
  const y = 424;
  return (
    ground(paper) +
    `<circle cx="600" cy="${y}" r="352" fill="${c.wash}"/>` +
    axis(
      `M${round(600 - w * scale - 70)} ${y}H${round(600 + w * scale + 70)}M600 ${round(y - h * scale - 60)}V${round(y + h * scale + 50)}`,
    ) +
    lifted(drawn, 600, y, 0, scale) +
    dimension(600 - w * scale, 600 + w * scale, 836, round(y + h * scale + 24)) +
    numberPlate(1160 - plateWidth(number), 40, number, c)
  );
}

function angled(drawn: Drawn, number: string, c: Palette): string {
  const { w, h } = extent(drawn);
  const scale = Math.min(470 / w, 345 / h, 1.3);
  return (
    ground(mix(paper, c.paint, 0.1)) +
    squares(mix(c.paint, '#7D8F93', 0.6)) +
    lifted(drawn, 600, 440, -11, scale) +
    numberPlate(40, 802, number, c)
  );
}

function closeLook(whole: Drawn, number: string, c: Palette): string {
  const drawn = focusLeft(whole);
  const { w, h, mx, my } = extent(drawn);
  const [fx, fy] = drawn.focus;
  const small = Math.min(255 / w, 235 / h);
  const zoom = 2.3;
  const [x, y, cx, cy, r] = [318, 600, 826, 384, 318];
  const [px, py, pr] = [x + (fx - mx) * small, y + (fy - my) * small, r / zoom];
  const large = small * zoom;
  return (
    ground('#F6EFE2') +
    tangents(px, py, pr, cx, cy, r) +
    lifted(drawn, x, y, 0, small) +
    disc(px, py, pr, 'none', 3.5) +
    lens(place(drawn.art, cx - fx * large, cy - fy * large, 0, large), cx, cy, r, c.wash) +
    numberPlate(40, 40, number, c)
  );
}

function onBench(drawn: Drawn, number: string, c: Palette): string {
  const { w, h } = extent(drawn);
  const scale = Math.min(420 / w, 270 / h, 1.15);
  const pegs = each(12, (row) => each(25, (column) => `M${24 + column * 48} ${24 + row * 48}v0.1`));
  const foot = 684;
  return (
    ground('#EFE7D8') +
    `<path d="${pegs}" stroke="#D8CCB8" stroke-width="9" stroke-linecap="round"/>` +
    `<rect y="552" width="1200" height="348" fill="${mix(c.wash, '#CFC3AE', 0.55)}"/>` +
    `<rect y="546" width="1200" height="12" fill="#B9AB94"/>` +
    line('M0 546H1200', 3) +
    floorShadow(606, foot, w * scale * 1.04, 36) +
    lifted(drawn, 600, foot - h * scale, 0, scale, true) +
    place(ruler(900, c), 150, 770) +
    numberPlate(40, 40, number, c) +
    slab(0, 884, 1200, 20, 0, '#B9AB94', 0)
  );
}

/** Half width, half height and middle of what is drawn. */
function extent({ bounds: [left, top, right, bottom] }: Drawn) {
  return { w: (right - left) / 2, h: (bottom - top) / 2, mx: (left + right) / 2, my: (top + bottom) / 2 };
}

/** The art with its middle at x, y and its shadow below it: the shadow is hard, because blurring it took four fifths of the drawing's time. */
function lifted(drawn: Drawn, x: number, y: number, turn: number, scale: number, mirrored = false): string {
  const { mx, my } = extent(drawn);
  const centred = place(drawn.art, -mx, -my);
  const placed = place(centred, x, y, turn, round3(mirrored ? -scale : scale), round3(scale));
  return `<g opacity="0.16" filter="url(#shadow)">${placed}</g>${placed}`;
}

function round3(share: number): number {
  return Math.round(share * 1000) / 1000;
}
