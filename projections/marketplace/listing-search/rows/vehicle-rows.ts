import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../modules/kernel/postgres/database.js';
import type { SearchEntry } from './search-entry.js';

export const vehicleRowColumns = ['key', 'published', 'id'] as const;

/** The rows of a listing that is open, one for each vehicle. */
export const vehicleRowValues = ({ id, published, vehicles }: SearchEntry): readonly (readonly unknown[])[] =>
  vehicles.map((key) => [key, published, id]);

/** Write for which vehicles listings are found, where that has changed. */
export async function writeVehicleRows(
  db: DatabaseTransaction,
  moves: readonly { readonly was: SearchEntry | undefined; readonly is: SearchEntry | undefined }[],
): Promise<void> {
  const changed = moves.filter(({ was, is }) => JSON.stringify(rowsOf(was)) !== JSON.stringify(rowsOf(is)));
  const [old, fresh] = [changed.flatMap(({ was }) => rowsOf(was)), changed.flatMap(({ is }) => rowsOf(is))];
  if (old.length)
    await sql`delete from of_vehicle o using ${given(old)} where (o.key, o.published, o.id) = (g.key, g.published, g.id)`.execute(
      db,
    );
  if (fresh.length)
    await sql`insert into of_vehicle select key, published, id from ${given(fresh)} on conflict do nothing`.execute(
      db,
    );
}

const rowsOf = (entry: SearchEntry | undefined) =>
  entry ? entry.vehicles.map((key) => ({ key, published: entry.published, id: entry.id })) : [];

const given = (rows: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}) as g (key text, published bigint, id text)`;
