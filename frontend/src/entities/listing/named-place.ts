import type { Point } from './listing.queries';

/** A typed place: a rounded point and its name. */
export type NamedPlace = Point & { readonly label: string };

/** Rounds a typed place to about half a mile before it goes into an address. */
export function placeNamed(label: string, { latitude, longitude }: Point): NamedPlace {
  return { label, latitude: hundredth(latitude), longitude: hundredth(longitude) };
}

/** The typed place in the address of a page, `near` with its name `place`; undefined without one. */
export function placeIn(address: URLSearchParams): NamedPlace | undefined {
  const [latitude, longitude, ...more] = (address.get('near')?.trim() ?? '')
    .split(',')
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const label = address.get('place')?.trim() || 'this place';
  return placeNamed(label.slice(0, 80), { latitude, longitude });
}

const hundredth = (value: number) => Math.round(value * 100) / 100;
