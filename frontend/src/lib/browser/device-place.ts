export interface DevicePlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** The place that an earlier visit left in the cookies, undefined when there is none. */
export function placeIn(cookies: string): DevicePlace | undefined {
  const [, latitude, longitude] = /\bplace=(-?\d+\.\d\d)_(-?\d+\.\d\d)/.exec(cookies) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
