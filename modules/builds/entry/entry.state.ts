import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type EntryEvent, entryEvents } from './entry.events.js';

export type Entry = { readonly status: 'none' } | WrittenEntry;

type Written = Extract<EntryEvent, { readonly type: 'EntryWritten' }>['data'];

/** What its author may change later. */
export type EntryWords = Omit<Written, 'buildId' | 'authorId'>;

export interface WrittenEntry extends Written {
  /** What those who work on the build did with it. */
  readonly status: 'written' | 'deleted';
  /** What staff decided about it, whatever its author did. */
  readonly isRemoved: boolean;
}

export const entryState: StreamState<typeof entryEvents, Entry> = {
  events: entryEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(entry: Entry, event: EntryEvent): Entry {
  if (event.type === 'EntryWritten') return { ...event.data, status: 'written', isRemoved: false };
  if (entry.status === 'none') return entry;
  switch (event.type) {
    case 'EntryChanged':
      return { ...entry, ...event.data };
    case 'EntryDeleted':
      return { ...entry, status: 'deleted' };
    case 'EntryRestored':
      return { ...entry, status: 'written' };
    case 'EntryRemoved':
      return { ...entry, isRemoved: true };
    case 'EntryShownAgain':
      return { ...entry, isRemoved: false };
    default:
      return unreachable(event);
  }
}
