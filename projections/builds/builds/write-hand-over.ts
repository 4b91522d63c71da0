import { type RawBuilder, sql } from 'kysely';
import type { BuildEvent } from '../../../modules/builds/build/build.events.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { Touched } from './write-rows.js';

export type HandedOver = Extract<RecordedEvent<BuildEvent>, { readonly type: 'BuildHandedOver' }>;

/** From here on the new owner sees of earlier rows only what goes along. Tasks, parts and what was said of their fit always do.
 *  source  ADR 0092 */
export async function handOver(
  tx: DatabaseTransaction,
  { entityId: id, position, recordedAt, data }: HandedOver,
): Promise<Touched> {
  const { journal, photos, costs, names } = data.goesAlong;
  await sql`delete from collaborator where build_id = ${id}`.execute(tx);
  await sql`insert into former_owner (build_id, member_id, position, is_named, at)
    select ${id}, ${data.fromId}, ${position}, true, ${recordedAt} where not exists (select from erased e where e.id = ${data.fromId})`.execute(
    tx,
  );
  if (!journal) await change(tx, 'entry', id, sql`is_withheld = true`);
  if (!photos) {
    await change(tx, 'entry', id, sql`photos = '[]', compare = null`);
    await change(tx, 'task', id, sql`photos = '[]'`);
    await change(tx, 'part', id, sql`photos = '[]', photos_by = null`);
  }
  if (!costs) {
    await change(tx, 'entry', id, sql`cost_cents = null`);
    await change(tx, 'part', id, sql`cost_cents = null`);
  }
  if (!names) {
    await change(tx, 'entry', id, sql`is_named = false`);
    await change(tx, 'part', id, sql`seller_id = null`);
    await change(tx, 'former_owner', id, sql`is_named = false`);
  }
  const { rows } = await sql<{ id: string }>`select id from task where build_id = ${id}`.execute(tx);
  return { builds: new Set([id]), tasks: new Set(rows.map((row) => row.id)) };
}

const change = (tx: DatabaseTransaction, table: string, buildId: string, what: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set ${what} where build_id = ${buildId}`.execute(tx);
