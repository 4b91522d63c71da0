import { findPlace, nearestArea, type Place } from '../../places/gazetteer.shared.js';
import type { Point } from '../../places/place.schemas.js';
import type { GatheringBody } from '../gathering/gathering.contract.js';

type Venue = GatheringBody['venue'];

/** Where an entry is: by its own point, or by the town or ZIP code in the words for its place. The first words name the venue.
 *  in   location: 'Fair Park, 503 N Jackson Ave, Jefferson, WI 53549, USA'
 *  out  null for a place that is not known */
export function venueOf(location: string, geo: Point | null): Venue | null {
  const parts = location
    .split(/\n|,|;| - /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(usa?|u\.s\.a?\.?|united states( of america)?)$/i.test(part));
  const found = placeIn(parts);
  const point = geo && isInCountry(geo) ? { area: found?.area ?? nearestArea(geo), ...geo } : found;
  if (!point) return null;
  const [first = ''] = parts;
  const isOnlyTown = parts.length <= (found?.parts ?? 0) || /^https?:/i.test(first);
  const name = isOnlyTown ? point.area : first;
  const address = parts.slice(1).join(', ').slice(0, 200);
  return {
    name: name.slice(0, 120),
    area: point.area,
    latitude: point.latitude,
    longitude: point.longitude,
    address: isOnlyTown || !address ? null : address,
    gates: [],
  };
}

/** The last words say the town: "Jefferson", "WI 53549"; or a ZIP code does, wherever it is. A town without a state is no place: venues and streets are called like towns. */
function placeIn(parts: readonly string[]): (Place & { readonly parts: number }) | null {
  const tails = [2, 1].map((count) => ({ text: parts.slice(-count).join(', '), parts: count }));
  const zip = /\b\d{5}(?:-\d{4})?\b(?!.*\b\d{5}\b)/.exec(parts.join(' '))?.[0];
  for (const { text, parts: count } of [...tails, ...(zip ? [{ text: zip, parts: 0 }] : [])]) {
    if (!/\d{5}|,\s*[A-Za-z. ]{2,}$|\b[A-Z]{2}$/.test(text)) continue;
    const place = known(text);
    if (place) return { ...place, parts: count };
  }
  return null;
}

const known = (text: string): Place | null => {
  try {
    return findPlace(text);
  } catch {
    return null; // whoever asks tries other words
  }
};

const isInCountry = (point: Point): boolean => {
  try {
    return nearestArea(point) !== '';
  } catch {
    return false; // no place of the country
  }
};
