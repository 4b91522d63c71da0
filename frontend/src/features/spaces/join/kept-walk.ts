import { local } from '@lib/browser/browser-store';
import { MEET_LISTS } from '@lib/browser/recently-seen';
import { useState } from 'react';
import type { Walk } from './walk';

/** A walk as the device had it last. */
export interface KeptWalk {
  readonly walk: Walk;
  /** ISO-8601 UTC */
  readonly readAt: string;
}

/** What a device keeps of one page for one member: it is read without signal, and ends with a sign-out.
 *  in  day  in the address; null for none */
export const placeOfWalk = (memberId: string, eventId: string, day: string | null): string =>
  `${MEET_LISTS}${memberId} ${eventId} ${day ?? ''}`;

export const keepWalk = (place: string, kept: KeptWalk): void => local.write(place, JSON.stringify(kept));

export function keptWalk(place: string): KeptWalk | undefined {
  return parsed<KeptWalk>(local.read(place));
}

/** Stops where the member has been, by their keys; only this device knows. */
export function useBeen(place: string): readonly [ReadonlySet<string>, (key: string) => void] {
  const key = `${place} been`;
  const [been, setBeen] = useState<ReadonlySet<string>>(() => new Set(parsed<string[]>(local.read(key))));
  const turn = (stop: string): void => {
    const next = new Set(been);
    if (!next.delete(stop)) next.add(stop);
    local.write(key, JSON.stringify([...next]));
    setBeen(next);
  };
  return [been, turn];
}

/** What somebody else wrote there, or an older version of the page, counts as nothing. */
function parsed<Value>(text: string | null): Value | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}
