import { type Drawn, numberPlate, plateWidth, tyre } from './hardware.js';
import { disc, each, line, place, round, slab } from './ink.js';
import { ink, mix, type Palette, paper } from './paints.js';
import { axis, dimension, floorShadow, focusLeft, ground, lens, sheet, tangents } from './sheet.js';

/** One photo of a vehicle: 0 side elevation with its wheelbase line, 1 on the road, 2 whole with a close look, 3 in the garage. */
export function bodySheet(drawn: Drawn, number: string, variant: number, c: Palette): string {
  switch (variant) {
    case 1:
      return sheet(onTheRoad(drawn, number, c));
    case 2:
      return sheet(closeLook(drawn, number, c));
    case 3:
      return sheet(inTheGarage(drawn, number, c));
    default:
      return sheet(elevation(drawn, number, c));
  }
}

function elevation(drawn: Drawn, number: string, c: Palette): string {
  const { scale, half, height } = fitted(drawn, 525, 440);
  const floor = 604;
  return (
    ground(paper) +
    `<circle cx="600" cy="430" r="340" fill="${c.wash}"/>` +
    axis(`M40 ${round(floor - height * 0.5)}H1160M600 ${round(floor - height - 70)}V${floor + 30}`) +
    floorShadow(600, floor, half * 1.02, 30) +
    line(`M30 ${floor}H1170`, 2.5) +
    standing(drawn, 600, floor, scale) +
    dimension(600 - half, 600 + half, 726, floor + 22) +
    numberPlate(1160 - plateWidth(number), 40, number, c)
  );
}

function onTheRoad(drawn: Drawn, number: string, c: Palette): string {
  const { scale, half } = fitted(drawn, 480, 400);
  const floor = 700;
  const sky = mix(paper, c.paint, 0.08);
  return (
    ground(sky) +
    disc(890, 250, 112, mix('#E9B35C', sky, 0.35), 0) +
    hills(
      'M0 470C160 380 300 400 430 450S700 360 860 410S1080 380 1200 440V700H0Z',
      mix(c.wash, '#9DB0A8', 0.35),
    ) +
    hills('M0 550C220 470 380 540 560 530S900 460 1200 540V700H0Z', mix(c.wash, '#8A9F86', 0.55)) +
    fence() +
    `<rect y="640" width="1200" height="260" fill="#B8B1A4"/><rect y="632" width="1200" height="12" fill="#8F9A76"/>` +
    each(5, (i) => `<rect x="${40 + i * 250}" y="800" width="140" height="12" rx="3" fill="${paper}"/>`) +
    floorShadow(604, floor - 4, half * 1.03, 24) +
    standing(drawn, 600, floor, scale, true) +
    numberPlate(40, 40, number, c)
  );
}

function closeLook(whole: Drawn, number: string, c: Palette): string {
  const drawn = focusLeft(whole);
  const { scale, half } = fitted(drawn, 430, 240);
  const [fx, fy] = drawn.focus;
  const [x, floor, cx, cy, r] = [470, 826, 850, 318, 284];
  const middle = (drawn.bounds[0] + drawn.bounds[2]) / 2;
  const [px, py, pr] = [x + (fx - middle) * scale, floor + fy * scale, 92];
  const zoom = (scale * r) / pr / 1.15;
  return (
    ground('#F6EFE2') +
    tangents(px, py, pr, cx, cy, r) +
    line(`M30 ${floor}H${x + half + 60}`, 2.5) +
    floorShadow(x, floor, half * 1.02, 24) +
    standing(drawn, x, floor, scale) +
    disc(px, py, pr, 'none', 3.5) +
    lens(place(drawn.art, cx - fx * zoom, cy - fy * zoom, 0, round(zoom * 100) / 100), cx, cy, r, c.wash) +
    numberPlate(40, 40, number, c)
  );
}

function inTheGarage(drawn: Drawn, number: string, c: Palette): string {
  const { scale, half } = fitted(drawn, 470, 400);
  const floor = 724;
  const spare = tyre(62, 38, c, undefined);
  return (
    ground('#EDE4D3') +
    `<rect y="420" width="1200" height="200" fill="${mix(c.wash, '#D9CDB8', 0.4)}"/>` +
    line('M0 420H1200', 2.5) +
    slab(252, 70, 740, 552, 6, '#F4EDDF', 4) +
    each(6, (i) => line(`M252 ${162 + i * 92}H992`, 2)) +
    each(4, (i) => slab(292 + i * 172, 186, 140, 60, 4, '#C9DBD9', 3)) +
    slab(40, 300, 120, 12, 3, '#B9AB94', 3) +
    each(3, (i) => slab(50 + i * 36, 262, 26, 38, 4, [c.paint, '#C9A253', '#7FA0A0'][i] ?? c.paint, 3)) +
    place(spare, 1096, 560) +
    place(spare, 1096, 436) +
    checkers() +
    floorShadow(604, floor - 4, half * 1.03, 24) +
    standing(drawn, 600, floor, scale) +
    numberPlate(40, 40, number, c)
  );
}

function checkers(): string {
  const tiles = each(4, (row) =>
    each(
      13,
      (column) => `M${(column - 1) * 200 + (row % 2) * 100 - row * 20} ${622 + row * 70}h100l-20 70h-100Z`,
    ),
  );
  return `<rect y="622" width="1200" height="278" fill="#F2EADB"/><path d="${tiles}" fill="#D3C8B5"/>${line('M0 622H1200', 3)}`;
}

function hills(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

function fence(): string {
  const posts = each(16, (i) => `M${20 + i * 80} 572V634`);
  return `<path d="${posts}M0 588H1200M0 610H1200" stroke="${ink}" stroke-width="3.5" opacity="0.4" fill="none"/>`;
}

function fitted({ bounds: [left, top, right] }: Drawn, half: number, height: number) {
  const scale = Math.min((half * 2) / (right - left), height / -top);
  return { scale, half: ((right - left) / 2) * scale, height: -top * scale };
}

/** The vehicle with its tyres on the floor and its middle at x. */
function standing(
  { art, bounds: [left, , right] }: Drawn,
  x: number,
  floor: number,
  scale: number,
  mirrored = false,
): string {
  const size = Math.round(scale * 1000) / 1000;
  return place(place(art, -(left + right) / 2, 0), x, floor, 0, mirrored ? -size : size, size);
}
