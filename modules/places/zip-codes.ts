import { atlas, type Place } from './gazetteer.atlas.js';

/** The place of a ZIP code. Codes for boxes and for single recipients are often in no list: they belong to the town of the codes around them.
 *  out     undefined when unknown */
export function placeOfZip(zip: string): Place | undefined {
  const known = atlas().byZip.get(zip);
  if (known || zip.endsWith('00')) return known;
  const { below, above } = around(zip);
  if (below && above)
    return below.place.area === above.place.area ? nearer(zip, below, above).place : undefined;
  const only = below ?? above;
  return only && Math.abs(Number(only.zip) - Number(zip)) <= farthest ? only.place : undefined;
}

/** "APO, AE" for a ZIP code of the armed forces; undefined for others. */
export function militaryAreaOf(zip: string): string | undefined {
  const known = atlas().militaryByZip.get(zip);
  if (known) return known;
  if (/^09[0-8]/.test(zip)) return 'APO, AE';
  if (/^340/.test(zip)) return 'APO, AA';
  return /^96[2-6]/.test(zip) ? 'APO, AP' : undefined;
}

/** The neighbouring codes with the same first three digits, which belong to one sorting center. */
export function around(zip: string): {
  readonly below: Coded | undefined;
  readonly above: Coded | undefined;
} {
  const { byZip } = atlas();
  const first = Number(zip.slice(0, 3)) * 100;
  const at = Number(zip);
  const next = (step: 1 | -1): Coded | undefined => {
    for (let other = at + step; other >= first && other < first + 100; other += step) {
      const code = String(other).padStart(5, '0');
      const place = byZip.get(code);
      if (place) return { zip: code, place };
    }
    return undefined;
  };
  return { below: next(-1), above: next(1) };
}

export interface Coded {
  readonly zip: string;
  readonly place: Place;
}

const nearer = (zip: string, one: Coded, other: Coded): Coded =>
  Number(zip) - Number(one.zip) <= Number(other.zip) - Number(zip) ? one : other;

/** A code with a known neighbour on only one side belongs to its town when the two numbers differ by at most this. */
const farthest = 10;
