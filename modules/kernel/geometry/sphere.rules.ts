/** A place on the earth, a sphere of 3959 miles. Angles are in degrees unless a comment says otherwise. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface UnitVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const earthRadius = 3959;

/** Miles between two places (haversine). */
export function miles(a: Place, b: Place): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLng = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function unitVector({ latitude, longitude }: Place): UnitVector {
  const lat = radians(latitude);
  const lng = radians(longitude);
  return { x: Math.cos(lat) * Math.cos(lng), y: Math.cos(lat) * Math.sin(lng), z: Math.sin(lat) };
}

/** The straight line through a unit sphere between two points `radius` miles apart; above 2 when the radius spans the whole earth. */
export function chord(radius: number): number {
  const angle = radius / earthRadius;
  return angle >= Math.PI ? 3 : 2 * Math.sin(angle / 2);
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
