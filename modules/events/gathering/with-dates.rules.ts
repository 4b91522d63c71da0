import { daysFrom } from '../../kernel/decider/days.js';
import { localIn } from './local-time.rules.js';

export interface Older {
  /** ISO-8601 UTC */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly venue: {
    readonly name: string;
    readonly area: string;
    readonly latitude: number;
    readonly longitude: number;
  };
}

/** A gathering of one date, told by its two moments and a venue, with all that a gathering says of itself since version 2. */
export function withDates<const Given extends Older>(given: Given) {
  const first = localOf(given.timeZone, given.startsAt);
  const last = localOf(given.timeZone, given.endsAt);
  return {
    clubId: null,
    schedule: [],
    admission: [],
    rules: '',
    weather: null,
    contact: { email: null, phone: null, website: null },
    photos: [],
    ...given,
    venue: { address: null, gates: [], ...given.venue },
    dates: {
      season: 'once' as const,
      rule: null,
      days: [first.day],
      opens: first.time,
      closes: last.time,
      lasts: Math.min(1 + (daysFrom(first.day, last.day) || 0), 14),
    },
  };
}

/** In UTC where the zone is none: an upcaster reads whatever was recorded. */
function localOf(timeZone: string, at: string): ReturnType<typeof localIn> {
  try {
    return localIn(timeZone, at);
  } catch {
    return { day: at.slice(0, 10), time: at.slice(11, 16) }; // a time zone that is not known here: UTC is shown
  }
}
