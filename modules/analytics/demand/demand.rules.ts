import { miles, type Place } from '../../kernel/geometry/sphere.rules.js';

/** Searches that found nothing are gathered by weeks (from Monday, UTC) and by epochs of four weeks.
 *  source  README, Demand; ADR 0120 */

/** A half degree each way: about 35 miles by 25. In half degrees. */
export interface Cell {
  readonly latitude: number;
  readonly longitude: number;
}

/** The number of a week since Monday, January 1, 2024.
 *  units  at: ISO-8601 UTC */
export const weekOf = (at: string): number => Math.floor((Date.parse(at) - firstMonday) / weekMs);

export const epochOfWeek = (week: number): number => Math.floor(week / weeksOfEpoch);
export const epochOf = (at: string): number => epochOfWeek(weekOf(at));

/** What is shown at a time: the last whole epoch, and the whole weeks since.
 *  out  from, until: days; `until` is the first that is not shown */
export function windowAt(now: string) {
  const week = weekOf(now);
  const epoch = epochOfWeek(week);
  return { epoch, week, from: dayOf((epoch - 1) * weeksOfEpoch), until: dayOf(week) };
}

/** The first day of a week. */
const dayOf = (week: number): string => new Date(firstMonday + week * weekMs).toISOString().slice(0, 10);

const firstMonday = Date.UTC(2024, 0, 1);
const weekMs = 7 * 86_400_000;
const weeksOfEpoch = 4;

export function cellOf({ latitude, longitude }: Place): Cell {
  const east = Math.round(longitude * 2) + 0; // not -0
  return { latitude: Math.round(latitude * 2) + 0, longitude: east >= 360 ? east - 720 : east };
}

/** The cells in the middle of which somebody is within so many miles of the middle of the place's own cell: all who ask from one cell are
 *  answered the same. */
export function cellsWithin(place: Place, most: number): readonly Cell[] {
  const middle = placeOf(cellOf(place));
  const rows = Math.ceil((most / milesPerDegree) * 2) + 1;
  const own = Math.round(middle.latitude * 2);
  const cells: Cell[] = [];
  for (let latitude = Math.max(-180, own - rows); latitude <= Math.min(180, own + rows); latitude++)
    for (let longitude = -360; longitude < 360; longitude++) {
      const cell = { latitude, longitude };
      if (miles(middle, placeOf(cell)) <= most) cells.push(cell);
    }
  return cells;
}

const placeOf = ({ latitude, longitude }: Cell): Place => ({
  latitude: latitude / 2,
  longitude: longitude / 2,
});

const milesPerDegree = 69;
