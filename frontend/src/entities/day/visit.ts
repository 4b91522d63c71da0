import { csvOf } from '@lib/csv';

/** What a visitor saved at a space: on this device alone. The vendor is as the map said it at that moment. */
export interface Visit {
  readonly id: string;
  readonly eventId: string;
  readonly dateId: string;
  /** The title of the event. */
  readonly title: string;
  /** Of the event, in its own zone: '2027-06-12'. */
  readonly day: string;
  readonly timeZone: string;
  /** "B12" */
  readonly code: string;
  readonly vendor: { readonly name: string; readonly handle: string } | null;
  readonly sells: string;
  readonly note: string;
  readonly photo: Blob | null;
  /** When it was saved, ISO-8601 UTC. */
  readonly at: string;
}

/** The visits of one date of an event. */
export interface VisitedDay {
  readonly dateId: string;
  readonly eventId: string;
  readonly title: string;
  readonly day: string;
  readonly visits: readonly Visit[];
}

/** Visits by event and day: the newest day first, and in it the newest visit. Pure. */
export function visitedDays(visits: readonly Visit[]): readonly VisitedDay[] {
  const newest = visits.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return [...Map.groupBy(newest, ({ dateId }) => dateId)]
    .flatMap(([dateId, some]) => {
      const [first] = some;
      return first
        ? [{ dateId, eventId: first.eventId, title: first.title, day: first.day, visits: some }]
        : [];
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

/** Whether all words are in what a visit says. Pure. */
export function visitsWith(visits: readonly Visit[], words: string): readonly Visit[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return visits;
  return visits.filter(({ title, code, vendor, sells, note }) => {
    const all = [title, code, vendor?.name, sells, note].join(' ').toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

/** The visits as a table that programs read, without photos. Pure. */
export function visitsAsCsv(visits: readonly Visit[]): string {
  const rows = visits.map(({ title, day, code, vendor, sells, note, at }) => [
    ...[title, day, code, vendor?.name ?? '', sells, note, at],
  ]);
  return csvOf([['event', 'day', 'space', 'vendor', 'brings', 'note', 'saved at'], ...rows]);
}
