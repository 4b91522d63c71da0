import type { GatheringEvent } from '../gathering/gathering.events.js';

/** The events of a gathering of which those who follow its organizer hear. */
export const newsEvents = [
  'GatheringPublished',
  'GatheringCancelled',
  'DatesReplaced',
  'DateAdded',
  'DateMoved',
  'DatePostponed',
  'DateCancelled',
  'DateRestored',
] as const;

/** Two in the afternoon, UTC: the morning of most members. */
const hour = 'T14:00:00.000Z';
const day = 24 * 60 * 60_000;

/** The next morning after a time, ISO-8601 UTC. */
export function morningAfter(at: string): string {
  const today = at.slice(0, 10) + hour;
  return today > at ? today : new Date(Date.parse(today) + day).toISOString();
}

/** What a gathering has for those who follow its organizer, of the day that ends with a morning: that it was announced, or that its dates changed.
 *  in  history: of the gathering; morning: ISO-8601 UTC */
export function newsOf(
  history: readonly (Pick<GatheringEvent, 'type'> & { readonly recordedAt: string })[],
  morning: string,
): 'announced' | 'changed' | undefined {
  const types = history.flatMap(({ type, recordedAt }) =>
    morningAfter(recordedAt) === morning ? [type] : [],
  );
  const wasCancelled = types.includes('GatheringCancelled');
  if (types.includes('GatheringPublished')) return wasCancelled ? undefined : 'announced';
  return newsEvents.some((type) => types.includes(type)) ? 'changed' : undefined;
}

/** The ids of the gatherings of which an organizer has news. */
export interface OrganizerNews {
  readonly announced: readonly string[];
  readonly changed: readonly string[];
}

/** One notice about all of it; undefined without news. `{gathering}` is the one that it is about.
 *  source  README, Following an organizer */
export function noticeOfNews(
  organizerId: string,
  { announced, changed }: OrganizerNews,
): { readonly message: string; readonly about: string; readonly href: string } | undefined {
  const about = announced[0] ?? changed[0];
  if (about === undefined) return undefined;
  const isOne = announced.length + changed.length === 1;
  const parts = [
    announced.length > 0 && `announced ${named(announced.length)}`,
    changed.length > 0 &&
      `changed the dates of ${announced.length ? others(changed.length) : named(changed.length)}`,
  ].filter((part) => part !== false);
  return {
    message: `{organizer ${organizerId}}, which you follow, ${parts.join(' and ').replace(/,$/, '')}.`,
    about,
    href: isOne ? `/events/${about}` : `/organizers/${organizerId}`,
  };
}

const named = (n: number): string => (n === 1 ? '{gathering}' : `${n} events, {gathering} among them,`);
const others = (n: number): string => (n === 1 ? 'another event' : `${n} others`);
