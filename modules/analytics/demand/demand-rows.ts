import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import { mostSearches } from './demand.contract.js';
import type { Cell } from './demand.rules.js';

/** Somebody who found nothing, under a digest. */
export interface EmptySearchRow extends Cell {
  readonly form: string;
  readonly person: Buffer;
  readonly week: number;
  readonly words: string;
}

/** What people near a place looked for. */
export interface MissedWords {
  readonly words: string;
  readonly people: number;
}

/** The key of an epoch, made by the first who asks; undefined for an epoch that is over. */
export async function keyOfEpoch(db: Database, epoch: number): Promise<Buffer | undefined> {
  await makeKey(db, epoch);
  const { rows } = await sql<{
    key: Buffer;
  }>`select key from analytics.search_epoch where epoch = ${epoch}`.execute(db);
  return rows[0]?.key;
}

/** Keep each person once for the same words in an epoch, up to a number of rows; nothing of an epoch that is over. */
export async function addEmptySearches(
  db: Database,
  epoch: number,
  rows: readonly EmptySearchRow[],
  most = mostKept,
): Promise<void> {
  await sql`
    with open as (select epoch from analytics.search_epoch where epoch = ${epoch} and kept < ${most} for update),
    added as (
      insert into analytics.empty_search (epoch, form, person, week, words, latitude, longitude)
      select open.epoch, note.* from open, unnest(
        ${rows.map(({ form }) => form)}::text[], ${rows.map(({ person }) => person)}::bytea[],
        ${rows.map(({ week }) => week)}::int[], ${rows.map(({ words }) => words)}::text[],
        ${rows.map(({ latitude }) => latitude)}::smallint[],
        ${rows.map(({ longitude }) => longitude)}::smallint[]) as note
      on conflict do nothing
      returning 1)
    update analytics.search_epoch set kept = kept + (select count(*) from added) where epoch = ${epoch}`.execute(
    db,
  );
}

/** What at least so many people in these cells looked for in the epoch before, or in the whole weeks of this one: the greater of the two, since nobody can
 *  say who of the one is among the other. Most people first.
 *  in  week: the running one, which does not count yet */
export async function missedIn(
  db: Database,
  cells: readonly Cell[],
  { epoch, week, fewest }: { readonly epoch: number; readonly week: number; readonly fewest: number },
): Promise<readonly MissedWords[]> {
  const { rows } = await sql<MissedWords>`
    with near as (
      select * from unnest(${cells.map(({ latitude }) => latitude)}::smallint[], ${cells.map(({ longitude }) => longitude)}::smallint[])
        as cell (latitude, longitude)),
    counted as (
      select epoch, form, mode() within group (order by words) as words, count(*) as people
        from analytics.empty_search join near using (latitude, longitude)
        where epoch in (${epoch - 1}, ${epoch}) and week < ${week} group by epoch, form
      union all
      select epoch, form, min(words), sum(people)
        from analytics.empty_search_count join near using (latitude, longitude)
        where epoch = ${epoch - 1} group by epoch, form)
    select (array_agg(words order by people desc, epoch desc))[1] as words, max(people)::int as people
      from counted group by form having max(people) >= ${fewest} order by max(people) desc, form limit ${mostSearches}`.execute(
    db,
  );
  return rows;
}

/** End the epochs before this one: their keys are deleted, and their persons are counted and forgotten. What is older than the one before goes.
 *  out  whether any ended */
export async function endEpochs(tx: Database, epoch: number): Promise<boolean> {
  await makeKey(tx, epoch); // so that nobody makes one for an epoch that is over
  const ended = await sql`delete from analytics.search_epoch where epoch < ${epoch} returning epoch`.execute(
    tx,
  ); // waits for whoever adds to it
  await sql`
    with form as (
      select epoch, form, mode() within group (order by words) as words from analytics.empty_search
        where epoch < ${epoch} group by epoch, form)
    insert into analytics.empty_search_count (epoch, latitude, longitude, form, words, people)
    select epoch, latitude, longitude, form, form.words, count(*)
      from analytics.empty_search join form using (epoch, form) where epoch < ${epoch}
      group by epoch, latitude, longitude, form, form.words`.execute(tx);
  await sql`delete from analytics.empty_search where epoch < ${epoch}`.execute(tx);
  await sql`delete from analytics.empty_search_count where epoch < ${epoch - 1}`.execute(tx);
  return ended.rows.length > 0;
}

const makeKey = (db: Database, epoch: number) =>
  sql`insert into analytics.search_epoch (epoch, key, kept)
    select ${epoch}, ${randomBytes(32)}, 0
      where not exists (select from analytics.search_epoch where epoch >= ${epoch})
    on conflict do nothing`.execute(db);

/** Rows of an epoch. */
const mostKept = 500_000;
