import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { CountedAd, Counts, CountsOfDay } from '../ads.ports.js';

/** Add to the counts of days.
 *  in  counts: each ad, day and place once */
export async function addCounts(db: Database, counts: readonly (CountedAd & Counts)[]): Promise<void> {
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)); // always in the same order, so that two processes cannot deadlock
  await sql`
    insert into advertising.count (ad_id, day, place, shown, pressed)
    select * from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ place }) => place)}::text[], ${rows.map(({ shown }) => shown)}::int[],
      ${rows.map(({ pressed }) => pressed)}::int[])
    on conflict (ad_id, day, place) do update
      set shown = count.shown + excluded.shown, pressed = count.pressed + excluded.pressed`.execute(db);
}

export async function sumsOf(
  db: Database,
  ids: readonly string[],
): Promise<readonly (Counts & { readonly id: string })[]> {
  const { rows } = await sql<Counts & { readonly id: string }>`
    select ad_id as id, sum(shown)::int as shown, sum(pressed)::int as pressed
      from advertising.count where ad_id = any(${[...ids]}) group by ad_id`.execute(db);
  return rows;
}

export async function countsByDay(db: Database, id: string): Promise<readonly CountsOfDay[]> {
  const { rows } = await sql<CountsOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, place, shown, pressed
      from advertising.count where ad_id = ${id}`.execute(db);
  return rows;
}

export const keyOf = ({ id, day, place }: CountedAd): string => `${id} ${day} ${place}`;
