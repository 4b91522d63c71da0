import { useEffect, useSyncExternalStore } from 'react';

export interface DevicePlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

export interface LocationProblem {
  /** The browser's own code; 0 when it has no geolocation. */
  readonly code: number;
  readonly message: string;
}

/** none, then requesting, then granted or denied. */
export type UserLocation =
  | { readonly status: 'none' | 'requesting'; readonly location: null; readonly error: null }
  | { readonly status: 'granted'; readonly location: DevicePlace; readonly error: null }
  | { readonly status: 'denied'; readonly location: null; readonly error: LocationProblem };

/** The device's location. The first page that uses it asks once; `request` asks again.
 *  units   high accuracy, 10 s, a position up to 5 minutes old
 *  errors  code 0 "Geolocation is not supported by this browser"; else the browser's own */
export function useUserLocation(): UserLocation & { readonly request: () => void } {
  const known = useSyncExternalStore(
    watch,
    () => current,
    () => notAsked,
  );
  useEffect(() => {
    if (current.status === 'none') requestLocation();
  }, []);
  return { ...known, request: requestLocation };
}

export function requestLocation(): void {
  if (current.status === 'requesting') return;
  if (!('geolocation' in navigator) || !navigator.geolocation) {
    deny({ code: 0, message: 'Geolocation is not supported by this browser' });
    return;
  }
  change({ status: 'requesting', location: null, error: null });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      change({ status: 'granted', location: { latitude, longitude, accuracy }, error: null }),
    deny,
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
  );
}

/** Resets to not asked. */
export function forgetLocation(): void {
  change(notAsked);
}

const notAsked: UserLocation = { status: 'none', location: null, error: null };
let current: UserLocation = notAsked;
const watchers = new Set<() => void>();

function deny({ code, message }: LocationProblem): void {
  change({ status: 'denied', location: null, error: { code, message } });
}

function change(next: UserLocation): void {
  current = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
