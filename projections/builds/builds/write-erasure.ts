import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { taskWords } from './task-row.js';
import type { Touched } from './write-rows.js';

/** What erased members owned goes, with all that belongs to it; in builds of others, what they wrote. Hours and costs of their entries stay, because
 *  the build took them. Books and documents that others kept of their builds stay these others'. */
export async function eraseMembers(tx: DatabaseTransaction, ids: readonly string[]): Promise<Touched> {
  const gone = sql`any(${[...ids]})`;
  await sql`insert into erased select unnest(${[...ids]}::text[]) on conflict do nothing`.execute(tx);
  await deleteBuildsOf(tx, gone);
  await sql`delete from document where owner_id = ${gone}`.execute(tx);
  await sql`delete from book where owner_id = ${gone}`.execute(tx);
  await sql`delete from collaborator where member_id = ${gone}`.execute(tx);
  await sql`delete from former_owner where member_id = ${gone}`.execute(tx);
  await sql`update build set offered_to = null, offered_at = null, offered_along = null where offered_to = ${gone}`.execute(
    tx,
  );
  await sql`update build set cover = null, cover_by = null where cover_by = ${gone}`.execute(tx);
  await sql`update build set words_by = '', vin = null, year = 1900, make = '', model = '', nickname = '', make_key = '', model_key = '',
    about = '', words = '' where words_by = ${gone}`.execute(tx);
  await eraseInTasks(tx, gone);
  return eraseInEntries(tx, gone);
}

/** What became of members' names that were on their way when the members were erased. */
export async function forgetLate(tx: DatabaseTransaction): Promise<void> {
  await sql`delete from collaborator c using erased e where c.member_id = e.id`.execute(tx);
  await sql`update build set offered_to = null, offered_at = null, offered_along = null where offered_to in (select id from erased)`.execute(
    tx,
  );
  await sql`update part set seller_id = null where seller_id in (select id from erased)`.execute(tx);
}

async function deleteBuildsOf(tx: DatabaseTransaction, gone: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`delete from build where owner_id = ${gone} returning id`.execute(
    tx,
  );
  if (!rows.length) return;
  const builds = rows.map(({ id }) => id);
  for (const table of [
    'collaborator',
    'former_owner',
    'system_sum',
    'month_sum',
    'task',
    'part',
    'witness',
    'entry',
  ])
    await sql`delete from ${sql.table(table)} where build_id = any(${builds})`.execute(tx);
}

async function eraseInTasks(tx: DatabaseTransaction, gone: RawBuilder<unknown>): Promise<void> {
  await sql`update task set title = 'A task', notes = '', words = ${taskWords('A task', '')}, words_by = '' where words_by = ${gone}`.execute(
    tx,
  );
  await sql`update task set blocked = '', blocked_by = null where blocked_by = ${gone}`.execute(tx);
  await sql`update task set photos = (
      select coalesce(jsonb_agg(one order by nth), '[]') from jsonb_array_elements(photos) with ordinality shown (one, nth)
      where not one->>'by' = ${gone})
    where photos <> '[]' and exists (select from jsonb_array_elements(photos) one where one->>'by' = ${gone})`.execute(
    tx,
  );
  await sql`update part set title = 'A part', link = '', words_by = '' where words_by = ${gone}`.execute(tx);
  await sql`update part set photos = '[]', photos_by = null where photos_by = ${gone}`.execute(tx);
  await sql`update part set seller_id = null where seller_id = ${gone}`.execute(tx);
  await sql`delete from witness where author_id = ${gone}`.execute(tx);
}

/** An entry that says nothing without its words is deleted. */
async function eraseInEntries(tx: DatabaseTransaction, gone: RawBuilder<unknown>): Promise<Touched> {
  const empty = sql`coalesce(minutes, 0) = 0 and coalesce(cost_cents, 0) = 0 and odometer is null`;
  const { rows } = await sql<{ build_id: string; task_id: string | null }>`
    delete from entry where author_id = ${gone} and ${empty} returning build_id, task_id`.execute(tx);
  await sql`update entry set author_id = '', text = '', photos = '[]', compare = null, words = '' where author_id = ${gone}`.execute(
    tx,
  );
  return {
    builds: new Set(rows.map(({ build_id }) => build_id)),
    tasks: new Set(rows.flatMap(({ task_id }) => task_id ?? [])),
  };
}
