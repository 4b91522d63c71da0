import { useEffect, useSyncExternalStore } from 'react';
import { PLACE_COOKIE, writeCookie } from './cookie';
import { type DevicePlace, placeIn } from './device-place';
import { firstScreen } from './first-screen';

export interface LocationProblem {
  /** The browser's own code; 0 when it has no geolocation. */
  readonly code: number;
  readonly message: string;
}

/** none, then requesting, then granted or denied. A remembered place is granted from the start. */
export type UserLocation =
  | { readonly status: 'none' | 'requesting'; readonly location: null; readonly error: null }
  | { readonly status: 'granted'; readonly location: DevicePlace; readonly error: null }
  | { readonly status: 'denied'; readonly location: null; readonly error: LocationProblem };

/** The device's location. The first page that uses it asks once; `request` asks again.
 *  units   high accuracy, 10 s, a position up to 5 minutes old
 *  errors  code 0 "Geolocation is not supported by this browser"; else the browser's own */
export function useUserLocation(): UserLocation & { readonly request: () => void } {
  const known = useSyncExternalStore(watch, now, served);
  useEffect(askOnce, []);
  return { ...known, request: requestLocation };
}

/** The location of the device to about half a mile, null until it is known: for pages that do not render again while it is requested or refused. Addresses
 *  of calls carry it, so it is no more exact than the lists need. */
export function useDevicePoint(): DevicePlace | null {
  const place = useSyncExternalStore(
    watch,
    () => roughly(now().location),
    () => roughly(served().location),
  );
  useEffect(askOnce, []);
  return place;
}

/** Whether the location may arrive soon: true for at most 700 ms after the first request. Results shown in that time would be replaced at once.
 *  in  waits: the page has nothing to show yet; others do not render again for this */
export function useIsLocating(waits: boolean): boolean {
  return useSyncExternalStore(
    watch,
    () => waits && (now().status === 'requesting' ? !isLate : !isAsked && now().status === 'none'),
    () => false,
  );
}

export function requestLocation(): void {
  isAsked = true;
  if (now().status === 'requesting') return;
  if (!navigator.geolocation) {
    deny({ code: 0, message: 'Geolocation is not supported by this browser' });
    return;
  }
  if (now().status !== 'granted') change({ status: 'requesting', location: null, error: null });
  clearTimeout(patience);
  patience = setTimeout(() => {
    isLate = true;
    notify();
  }, PATIENCE_MS);
  navigator.geolocation.getCurrentPosition(find, miss, {
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 300_000,
  });
}

/** Resets to the state before the first request. */
export function deleteLocation(): void {
  isAsked = false;
  isLate = false;
  clearTimeout(patience);
  writeCookie(PLACE_COOKIE, '', 0);
  change(notAsked);
}

/** Days that a place is remembered after it was last found. */
export const PLACE_DAYS = 30;

const notAsked: UserLocation = { status: 'none', location: null, error: null };
let current: UserLocation | undefined;
let isAsked = false;
let isLate = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const PATIENCE_MS = 700;
const watchers = new Set<() => void>();

/** Starts with the place of an earlier visit, which the server rendered with, so that the page does not change. */
function now(): UserLocation {
  current ??= granted(firstScreen()?.place ?? placeIn(document.cookie));
  return current;
}

const served = (): UserLocation => granted(firstScreen()?.place);

/** Returns the same object for the same place, so that nothing renders again. */
function granted(location: DevicePlace | undefined): UserLocation {
  if (!location) return notAsked;
  if (last?.location !== location) last = { status: 'granted', location, error: null };
  return last;
}
let last: UserLocation | undefined;

function askOnce(): void {
  if (!isAsked) requestLocation();
}

/** A place within a mile of the known one changes nothing, so that the results stay. */
function find({ coords: { latitude, longitude } }: GeolocationPosition): void {
  const place = { latitude, longitude };
  writeCookie(PLACE_COOKIE, `${latitude.toFixed(2)}_${longitude.toFixed(2)}`, PLACE_DAYS * 86_400);
  const known = now().location;
  if (!known || !isClose(known, place)) change(granted(place));
}

/** A remembered place stays when the device cannot locate itself this time, and is deleted when the visitor refuses. */
function miss(problem: GeolocationPositionError): void {
  if (problem.code === REFUSED || now().status !== 'granted') deny(problem);
}
const REFUSED = 1;

/** A place to a hundredth of a degree, as the cookie has it: at most half a mile from where the device is. The same object for the same place. */
export function roughly(place: DevicePlace | null): DevicePlace | null {
  if (place === null) return null;
  if (rough?.of !== place)
    rough = {
      of: place,
      place: { ...place, latitude: hundredth(place.latitude), longitude: hundredth(place.longitude) },
    };
  return rough.place;
}
let rough: { readonly of: DevicePlace; readonly place: DevicePlace } | undefined;
const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

function deny({ code, message }: LocationProblem): void {
  writeCookie(PLACE_COOKIE, '', 0);
  change({ status: 'denied', location: null, error: { code, message } });
}

/** About one mile. */
const isClose = (one: DevicePlace, other: DevicePlace): boolean =>
  Math.abs(other.latitude - one.latitude) + Math.abs(other.longitude - one.longitude) < 0.015;

function change(next: UserLocation): void {
  current = next;
  notify();
}

function notify(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
