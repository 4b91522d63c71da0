import { type RawBuilder, sql } from 'kysely';
import { mayAs, type Standing } from '../../../modules/builds/build/roles.rules.js';
import type { EntryView } from '../../../modules/builds/builds.schemas.js';
import type { PersonView } from '../../../modules/community/community.schemas.js';
import { formerMember } from '../../../modules/community/persons.shared.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { readerOf } from './audience.js';
import { dollarsOf, hoursOf, orNull } from './build-cards.js';
import type { EntryRow } from './builds.rows.js';
import type { BuildReads } from './reads.js';

/** An entry with the title of its task, if that is not deleted. */
export interface FoundEntry extends EntryRow {
  readonly task_title: string | null;
}

/** Every entry, to select from. */
export const entriesWithTasks: RawBuilder<FoundEntry> = sql<FoundEntry>`(
  select e.*, t.title as task_title from builds.entry e left join builds.task t on t.id = e.task_id and not t.is_deleted)`;

/** Whether a list shows an entry `e` to a reader: whoever wrote one that staff removed still reads it. */
export const isListedFor = (readerId: string): RawBuilder<unknown> =>
  sql`(not e.is_deleted and not e.is_withheld and (not e.is_removed or (${readerId} <> '' and e.author_id = ${readerId})))`;

/** These entries as the reader sees them, in their order. Costs are for those who work on the build. */
export async function entryViews(
  reads: Pick<BuildReads, 'persons' | 'showPhoto'>,
  rows: readonly FoundEntry[],
  standing: Standing,
  viewer: Viewer,
): Promise<EntryView[]> {
  const readerId = readerOf(viewer).id;
  const persons = await reads.persons(
    rows.map(({ author_id, is_named }) => (is_named ? author_id : null)),
    viewer,
  );
  const isOwner = mayAs(standing, 'owns');
  return rows.map((row) => ({
    id: row.id,
    author: authorOf(row, persons),
    on: row.on_day,
    at: row.at,
    editedAt: row.edited_at,
    text: row.text,
    photos: row.photos.map(reads.showPhoto),
    compare: comparedIn(reads, row),
    hours: orNull(row.minutes, hoursOf),
    cost: standing === null ? null : orNull(row.cost_cents, dollarsOf),
    odometer: row.odometer,
    task: row.task_id !== null && row.task_title !== null ? { id: row.task_id, title: row.task_title } : null,
    status: statusOf(row),
    isMine: isOwner || (row.author_id === readerId && mayAs(standing, 'helps')),
    version: row.version,
  }));
}

/** Names that did not go along with a hand-over are nobody's. */
function authorOf({ author_id, is_named }: EntryRow, persons: ReadonlyMap<string, PersonView>): PersonView {
  if (!is_named) return { ...formerMember(''), name: 'Not named' };
  return persons.get(author_id) ?? formerMember(author_id);
}

function comparedIn(
  { showPhoto }: Pick<BuildReads, 'showPhoto'>,
  { photos, compare }: EntryRow,
): EntryView['compare'] {
  const [before, after] = [compare?.before, compare?.after].map((id) =>
    photos.find((photo) => photo.id === id),
  );
  return before && after ? { before: showPhoto(before), after: showPhoto(after) } : null;
}

function statusOf({ is_deleted, is_removed }: EntryRow): EntryView['status'] {
  if (is_deleted) return 'deleted';
  return is_removed ? 'removed' : 'shown';
}
