import { sql } from 'kysely';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { finishTables } from '../../modules/kernel/processing/finish-tables.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { events } from '../../projections/events/events/events.projection.js';
import { naiveIndexes } from './events-naive.js';
import { madeUpGathering } from './made-up-gatherings.js';
import { chanceOf } from './made-up-listings.js';
import { figure } from './statistics.js';

/** Fill the read model of events with made-up ones through the projection itself, finished as a rebuild finishes it; with the indexes of the naive
 *  queries. A database that an earlier run filled stays as it is. */
export async function fillEvents(
  db: Database,
  { events: single, series }: { readonly events: number; readonly series: number },
  today: string,
  say: (line: string) => void,
): Promise<void> {
  const begun = performance.now();
  const isFilled = await hasRows(db);
  if (!isFilled) {
    await sql.raw(`drop schema if exists ${beside} cascade; create schema ${beside}`).execute(db);
    await db.transaction().execute(async (tx) => {
      await enterSchema(tx, beside);
      await sql.raw(events.create).execute(tx);
    });
    const chance = chanceOf(7);
    for (let at = 0; at < single + series; at += batch)
      await db.transaction().execute(async (tx) => {
        await enterSchema(tx, beside);
        const nth = Array.from({ length: Math.min(batch, single + series - at) }, (_, more) => at + more);
        await events.handle(
          tx,
          nth.map((one) => madeUpGathering(one, one >= single, chance, today)),
        );
      });
    await finishTables({ projection: events, schema: beside }, { db });
    await sql.raw(`alter schema ${beside} rename to events`).execute(db);
    for (const index of naiveIndexes) await sql.raw(index).execute(db);
  }
  const { rows } = await sql<{ gatherings: number; dates: number }>`
    select (select count(*)::int from events.gathering) as gatherings, (select count(*)::int from events.gathering_date) as dates`.execute(
    db,
  );
  say(
    `${figure(rows[0]?.gatherings ?? 0)} events, ${figure(series)} of them series, with ${figure(rows[0]?.dates ?? 0)} dates; ${isFilled ? 'the rows are of an earlier run' : `rows, indexes and vacuum took ${figure((performance.now() - begun) / 1_000)} s`}`,
  );
}

const beside = 'events__next';
const batch = 500;

async function hasRows(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select to_regclass('events.gathering') is not null as is`.execute(db);
  return rows[0]?.is ?? false;
}
