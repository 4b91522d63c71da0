import { miles, type Place } from '../kernel/geometry/sphere.rules.js';
import type { AdWords } from './ad/ad.events.js';
import type { AdPlace } from './ads.schemas.js';

/** What a running ad is chosen by. */
export interface Candidate {
  readonly id: string;
  readonly words: AdWords;
}

/** Who looks, where and when. */
export interface Look {
  readonly place: AdPlace;
  /** 'YYYY-MM-DD', of Wisconsin */
  readonly day: string;
  /** Where they have shown that they are, or look for; undefined when unknown. */
  readonly point: Place | undefined;
  /** For a minor, and whoever may be one. */
  readonly noticesAlone: boolean;
}

/** Whether a running ad may be shown here and now. Its cap is another question.
 *  source  README, Serving */
export const isFor = ({ words }: Candidate, { place, day, point, noticesAlone }: Look): boolean =>
  words.places.includes(place) &&
  isWithinDays(words, day) &&
  (words.kind === 'notice' || !noticesAlone) &&
  isWithin(words, point);

export const isWithinDays = ({ from, until }: AdWords, day: string): boolean => from <= day && day <= until;

/** Whether its cap leaves it any more views. */
export const isBelowCap = ({ cap }: AdWords, shown: number): boolean => cap === null || shown < cap;

/** The one whose minute it is: ads take turns by the minute, in the order of their ids. So every process, and each copy of a page that a cache
 *  keeps for a minute, shows the same one.
 *  units  now: ISO-8601 UTC */
export function nextInTurn<Of extends { readonly id: string }>(
  candidates: readonly Of[],
  now: string,
): Of | undefined {
  const minute = Math.floor(Date.parse(now) / 60_000);
  return candidates.toSorted((one, other) => (one.id < other.id ? -1 : 1))[minute % candidates.length];
}

function isWithin({ region }: AdWords, point: Place | undefined): boolean {
  if (region === null) return true;
  return point !== undefined && miles(region, point) <= region.radius;
}
