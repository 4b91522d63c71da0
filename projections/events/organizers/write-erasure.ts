import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';

/** Whatever names this member goes. Their places in teams are kept aside, until the organizers have parted with them. */
export async function eraseMember(tx: DatabaseTransaction, id: string): Promise<void> {
  await sql`insert into erased values (${id}) on conflict do nothing`.execute(tx);
  await sql`insert into departed select organizer_id, member_id from team where member_id = ${id}
    union select organizer_id, member_id from invitation where member_id = ${id} on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from team where member_id = ${id}`.execute(tx);
  await sql`delete from invitation where member_id = ${id}`.execute(tx);
  await sql`delete from evidence where member_id = ${id}`.execute(tx);
  await sql`update suggestion set member_id = null, note = null where member_id = ${id}`.execute(tx);
}
