import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { Chance } from '../chance.js';
import type { Person } from '../people.js';

/** A moment about so many days before now at which the member is awake: in the evening more often than at noon. Less than two days ago it is
 *  only moved out of the night, to before it. */
export function whenAwake(now: string, daysAgo: number, { address }: Person, chance: Chance): string {
  const about = plusHours(now, -24 * daysAgo);
  const hour = localHour(about, address.longitude);
  if (daysAgo < 2) return isNight(hour) ? plusHours(about, -sinceEvening(hour) - 4 * chance.next()) : about;
  const [from, to] = parts[chance.weighted({ morning: 20, noon: 25, evening: 55 })];
  return plusHours(about, chance.between(from, to) - hour);
}

/** The same moment, or the next morning when the member sleeps. */
export function onceAwake(at: string, { address }: Person, chance: Chance): string {
  const hour = localHour(at, address.longitude);
  return isNight(hour) ? plusHours(at, ((30 - hour) % 24) + chance.between(0, 2)) : at;
}

const parts = { morning: [6, 9.5], noon: [9.5, 16.5], evening: [16.5, 22.8] } as const;

const isNight = (hour: number): boolean => hour < 6 || hour >= 23;
const sinceEvening = (hour: number): number => ((hour + 24 - 22) % 24) + 0.5;

/** By the sun, which is near enough to the clock.
 *  units  0 to 24 */
export function localHour(at: string, longitude: number): number {
  const utc = (Date.parse(at) / 3_600_000) % 24;
  return (utc + Math.round(longitude / 15) + 24) % 24;
}
