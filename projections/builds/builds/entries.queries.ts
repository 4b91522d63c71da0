import { type RawBuilder, sql } from 'kysely';
import { mayAs, type Standing } from '../../../modules/builds/build/roles.rules.js';
import type { EntryView } from '../../../modules/builds/builds.schemas.js';
import type { listEntries } from '../../../modules/builds/entry/entry.contract.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { alongFor, entriesAlong } from './along.js';
import { type Reader, readerOf } from './audience.js';
import { pageOf, readCursor } from './cursor.js';
import { entriesWithTasks, entryViews, type FoundEntry, isListedFor } from './entry-views.js';
import { findBuild, standingIn } from './found-build.queries.js';
import type { BuildReads } from './reads.js';
import { hasWords } from './search-words.js';

/** The journal of a build, by the day of the work, the newest first.
 *  errors  BUILD_NOT_FOUND (not-found), BAD_CURSOR (invalid) */
export async function journalOf(
  reads: BuildReads,
  buildId: string,
  { month, taskId, search, cursor, limit }: QueryOf<typeof listEntries>,
  viewer: Viewer,
): Promise<ResponseOf<typeof listEntries>> {
  const reader = readerOf(viewer);
  const from = readCursor(cursor, ['string', 'integer']);
  const build = await findBuild(reads.db, buildId, reader);
  const along = alongFor(build);
  if (!along.journal) return { entries: [], total: 0, next: null };
  const where = sql.join(
    [
      sql`e.build_id = ${buildId} and ${isListedFor(reader.id)}`,
      ...(month ? [isInMonth(month)] : []),
      ...(taskId ? [sql`e.task_id = ${taskId}`] : []),
      hasWords(search, sql`e.words`),
    ],
    sql` and `,
  );
  const [page, total] = await Promise.all([
    sql<FoundEntry>`select * from ${entriesWithTasks} e where ${where}
      ${from ? sql`and (e.on_day, e.position) < (${from[0]}, ${from[1]}::bigint)` : sql``}
      order by e.on_day desc, e.position desc limit ${limit + 1}`.execute(reads.db),
    month || taskId || search ? countEntries(reads.db, where) : build.entries,
  ]);
  const { rows, next } = pageOf(page.rows, limit, ({ on_day, position }) => [on_day, position]);
  return {
    entries: await entryViews(reads, entriesAlong(rows, along), standingIn(build, reader), viewer),
    total,
    next,
  };
}

/** Whether the day of an entry `e` is in a month, "2026-11", as its index finds it. */
export const isInMonth = (month: string): RawBuilder<unknown> =>
  sql`(e.on_day >= ${`${month}-01`} and e.on_day <= ${`${month}-31`})`;

async function countEntries(db: Database, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from builds.entry e where ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One entry. Whoever may restore a deleted one still reads it; a removed one is shown to its author and to staff.
 *  errors  BUILD_NOT_FOUND, ENTRY_NOT_FOUND (not-found) */
export async function entryView(
  reads: BuildReads,
  { id, entryId }: { readonly id: string; readonly entryId: string },
  viewer: Viewer,
): Promise<EntryView> {
  const reader = readerOf(viewer);
  const [build, found] = await Promise.all([
    findBuild(reads.db, id, reader),
    sql<FoundEntry>`select * from ${entriesWithTasks} e where e.id = ${entryId} and e.build_id = ${id}`.execute(
      reads.db,
    ),
  ]);
  const standing = standingIn(build, reader);
  const along = alongFor(build);
  const [row] = along.journal ? entriesAlong(found.rows, along) : [];
  const [view] =
    row && isReadBy(row, standing, reader) ? await entryViews(reads, [row], standing, viewer) : [];
  if (!view)
    throw notFound('ENTRY_NOT_FOUND', { message: 'This entry no longer exists, or is not of this build.' });
  return view;
}

function isReadBy(
  { is_withheld, is_deleted, is_removed, author_id }: FoundEntry,
  standing: Standing,
  { id, isStaff }: Reader,
): boolean {
  if (is_withheld) return false;
  const isOwn = id !== '' && author_id === id;
  if (is_deleted) return mayAs(standing, 'owns') || (isOwn && mayAs(standing, 'helps'));
  return !is_removed || isOwn || isStaff;
}
