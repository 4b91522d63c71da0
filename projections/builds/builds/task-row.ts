import type { TaskEvent } from '../../../modules/builds/task/task.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { searchTextOf } from '../../../modules/kernel/text/words.rules.js';
import type { TaskRow } from './builds.rows.js';

type Recorded = RecordedEvent<TaskEvent>;
type Planned = Extract<Recorded, { readonly type: 'TaskPlanned' }>;

/** The row of a task after an event; undefined before the first. Pure. */
export function evolveTask(row: TaskRow | undefined, event: Recorded): TaskRow | undefined {
  if (event.type === 'TaskPlanned') return row ?? planned(event);
  if (!row || event.version <= row.version) return row;
  return { ...row, ...changes(row, event), version: event.version, changed_at: event.recordedAt };
}

function planned({ entityId, version, recordedAt, data }: Planned): TaskRow {
  return {
    id: entityId,
    build_id: data.buildId,
    version,
    ...wordsOf(data),
    column_name: 'backlog',
    rank: data.rank,
    blocked: null,
    blocked_by: null,
    from_template: data.from?.template ?? null,
    from_line: data.from?.line ?? null,
    photos: [],
    is_deleted: false,
    planned_at: recordedAt,
    changed_at: recordedAt,
    done_at: null,
    entries: 0,
    minutes: 0,
    entry_cents: 0,
    part_planned_cents: 0,
    part_cents: 0,
    parts_planned: 0,
    parts_sought: 0,
    parts_arrived: 0,
    parts_installed: 0,
  };
}

const wordsOf = (data: Omit<Planned['data'], 'buildId' | 'rank' | 'from'>) => ({
  words_by: data.authorId,
  system: data.system,
  title: data.title,
  notes: data.notes,
  priority: data.priority,
  planned_cents: data.plannedCents,
  planned_minutes: data.plannedMinutes,
  after_ids: data.after,
  words: taskWords(data.title, data.notes),
});

/** What a search of tasks looks through. */
export const taskWords = (title: string, notes: string): string => searchTextOf(title, notes);

function changes(row: TaskRow, event: Exclude<Recorded, { readonly type: 'TaskPlanned' }>): Partial<TaskRow> {
  switch (event.type) {
    case 'TaskChanged':
      return wordsOf(event.data);
    case 'TaskMoved': {
      const { column, rank } = event.data;
      const done_at = column === 'done' ? (row.done_at ?? event.recordedAt) : null;
      return { column_name: column, rank, done_at };
    }
    case 'TaskBlocked':
      return { blocked: event.data.reason, blocked_by: event.data.authorId };
    case 'TaskUnblocked':
      return { blocked: null, blocked_by: null };
    case 'TaskPhotoAdded': {
      const { when, authorId, photo } = event.data;
      return photo.id ? { photos: [...row.photos, { when, by: authorId, photo }] } : {};
    }
    case 'TaskPhotoRemoved':
      return { photos: row.photos.filter(({ photo }) => photo.id !== event.data.photoId) };
    case 'TaskDeleted':
      return { is_deleted: true };
    case 'TaskRestored':
      return { is_deleted: false };
    case 'PartPlanned':
    case 'PartChanged':
    case 'PartDropped':
    case 'PartKept':
    case 'PartSought':
    case 'PartSoughtNoMore':
    case 'PartArrived':
    case 'PartArrivalUndone':
    case 'PartInstalled':
    case 'PartRemoved':
    case 'FitWitnessed':
    case 'FitWithdrawn':
      return {};
    default:
      return unreachable(event);
  }
}
