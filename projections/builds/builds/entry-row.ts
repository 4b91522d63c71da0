import type { EntryEvent } from '../../../modules/builds/entry/entry.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { searchTextOf } from '../../../modules/kernel/text/words.rules.js';
import type { EntryRow } from './builds.rows.js';

type Recorded = RecordedEvent<EntryEvent>;
type Written = Extract<Recorded, { readonly type: 'EntryWritten' }>;

/** The row of an entry after an event; undefined before the first. Pure. */
export function evolveEntry(row: EntryRow | undefined, event: Recorded): EntryRow | undefined {
  if (event.type === 'EntryWritten') return row ?? written(event);
  if (!row || event.version <= row.version) return row;
  return { ...row, ...changes(event), version: event.version };
}

const written = ({ entityId, version, position, recordedAt, data }: Written): EntryRow => ({
  id: entityId,
  build_id: data.buildId,
  author_id: data.authorId,
  is_named: true,
  version,
  at: recordedAt,
  position,
  edited_at: null,
  ...wordsOf(data),
  is_deleted: false,
  is_removed: false,
  is_withheld: false,
});

const wordsOf = (data: Omit<Written['data'], 'buildId'>) => ({
  on_day: data.on,
  text: data.text,
  photos: data.photos,
  compare: data.compare,
  minutes: data.minutes,
  cost_cents: data.costCents,
  odometer: data.odometer,
  task_id: data.taskId,
  words: searchTextOf(data.text),
});

function changes(event: Exclude<Recorded, { readonly type: 'EntryWritten' }>): Partial<EntryRow> {
  switch (event.type) {
    case 'EntryChanged':
      return { ...wordsOf(event.data), edited_at: event.recordedAt };
    case 'EntryDeleted':
      return { is_deleted: true };
    case 'EntryRestored':
      return { is_deleted: false };
    case 'EntryRemoved':
      return { is_removed: true };
    case 'EntryShownAgain':
      return { is_removed: false };
    default:
      return unreachable(event);
  }
}
