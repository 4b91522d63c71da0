import { sql } from 'kysely';
import type { getMonth, listMonths } from '../../../modules/builds/entry/entry.contract.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import { alongFor, entriesAlong } from './along.js';
import { readerOf } from './audience.js';
import { dollarsOf, hoursOf } from './build-cards.js';
import type { MonthSumRow } from './builds.rows.js';
import { isInMonth } from './entries.queries.js';
import { entriesWithTasks, entryViews, type FoundEntry, isListedFor } from './entry-views.js';
import { findBuild, standingIn } from './found-build.queries.js';
import type { BuildReads } from './reads.js';

/** The months in which something was done, the newest first, with four photos of each.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function monthsOf(
  { db, showPhoto }: Pick<BuildReads, 'db' | 'showPhoto'>,
  buildId: string,
  viewer: Viewer,
): Promise<ResponseOf<typeof listMonths>> {
  const reader = readerOf(viewer);
  const build = await findBuild(db, buildId, reader);
  const along = alongFor(build);
  if (!along.journal) return { months: [] };
  const works = standingIn(build, reader) !== null;
  const { rows } = await sql<MonthSumRow & { readonly photos: readonly Photo[] | null }>`
    select m.*, shown.photos from builds.month_sum m
      left join lateral (select jsonb_agg(one) as photos from (
        select one from builds.entry e, jsonb_array_elements(e.photos) one
        where e.build_id = m.build_id and e.on_day >= m.month || '-01' and e.on_day <= m.month || '-31' and e.photos <> '[]'
          and not e.is_deleted and not e.is_removed and not e.is_withheld
        order by e.on_day desc, e.position desc limit 4) newest) shown on m.entries > 0
    where m.build_id = ${buildId} order by m.month desc limit 600`.execute(db);
  return {
    months: rows.map(({ month, entries, minutes, spent_cents, tasks_done, photos }) => ({
      month,
      entries,
      hours: hoursOf(minutes),
      spent: works ? dollarsOf(spent_cents) : null,
      tasksDone: tasks_done,
      photos: along.photos ? (photos ?? []).map(showPhoto) : [],
    })),
  };
}

/** At most so many entries are on the page of a month. */
const mostEntries = 500;

/** One month on one page, from its first day on.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function monthOf(
  reads: BuildReads,
  { id, month }: { readonly id: string; readonly month: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof getMonth>> {
  const reader = readerOf(viewer);
  const build = await findBuild(reads.db, id, reader);
  const [along, standing] = [alongFor(build), standingIn(build, reader)];
  const isThen = sql`to_char(at at time zone 'UTC', 'YYYY-MM') = ${month}`;
  const [entries, done, installed, sums] = await Promise.all([
    sql<FoundEntry>`select * from ${entriesWithTasks} e where e.build_id = ${id} and ${isInMonth(month)}
      and ${isListedFor(reader.id)} order by e.on_day, e.position limit ${mostEntries}`.execute(reads.db),
    sql<{ id: string; title: string; doneAt: string }>`
      select id, title, at as "doneAt" from (select id, title, done_at as at from builds.task
        where build_id = ${id} and not is_deleted and done_at is not null) done where ${isThen} order by at, id`.execute(
      reads.db,
    ),
    sql<{ title: string }>`select title from (select p.title, p.installed_at as at, p.position
        from builds.part p join builds.task t on t.id = p.task_id
        where p.build_id = ${id} and not p.is_dropped and not t.is_deleted and p.installed_at is not null) installed
      where ${isThen} order by at, position`.execute(reads.db),
    sql<MonthSumRow>`select * from builds.month_sum where build_id = ${id} and month = ${month}`.execute(
      reads.db,
    ),
  ]);
  const [sum] = along.journal ? sums.rows : [];
  const written = along.journal ? entriesAlong(entries.rows, along) : [];
  return {
    month,
    entries: await entryViews(reads, written, standing, viewer),
    tasksDone: [...done.rows],
    partsInstalled: installed.rows.map(({ title }) => title),
    hours: hoursOf(sum?.minutes ?? 0),
    spent: standing === null ? null : dollarsOf(sum?.spent_cents ?? 0),
  };
}
