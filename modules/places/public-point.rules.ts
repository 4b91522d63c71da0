import type { Point } from './place.schemas.js';

/** The point that others may see: the middle of the exact point's cell, about a mile wide. The grid is fixed, so
 *  repeated queries reveal nothing more; the public point of a public point is itself.
 *  units   degrees, rounded to six decimals; at most 0.75 miles from the exact point
 *  source  README, Words */
export function publicPoint({ latitude, longitude }: Point): Point {
  const middle = middleOfCell(latitude, step, 90);
  const narrow = Math.max(Math.cos((middle * Math.PI) / 180), leastNarrowing);
  return { latitude: rounded(middle), longitude: rounded(middleOfCell(longitude, step / narrow, 180)) };
}

/** Degrees of latitude: 1.04 miles. */
const step = 0.015;
/** Near the poles a cell is not wider than 9 degrees. */
const leastNarrowing = step / 9;

function middleOfCell(degrees: number, width: number, max: number): number {
  const last = Math.floor(max / width) - 1;
  const cell = Math.floor(degrees / width);
  return (Math.min(Math.max(cell, -last - 1), last) + 0.5) * width;
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
