import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../kernel/postgres/database.js';
import type { TestCheckoutTables } from './test-checkout.tables.js';
import { refsOf, type TestObject } from './test-objects.js';

const rows = (db: Database) => db.withTables<TestCheckoutTables>();

/** What has one of these ids, of the page or of anything in it, newest first. */
export async function objectsWith(db: Database, ref: string, lock = false): Promise<readonly TestObject[]> {
  const found = await rows(db)
    .selectFrom('test_checkout.object')
    .select('state')
    .where(sql<boolean>`refs @> array[${ref}]`)
    .orderBy('changed_at', 'desc')
    .orderBy('ref')
    .$if(lock, (locked) => locked.forUpdate())
    .execute();
  return found.map(({ state }) => state as TestObject);
}

/** Every page that was opened for a payment or subscription of ours, newest first. */
export async function objectsOf(db: Database, ourId: string): Promise<readonly TestObject[]> {
  const found = await rows(db)
    .selectFrom('test_checkout.object')
    .select('state')
    .where('our_id', '=', ourId)
    .orderBy('changed_at', 'desc')
    .execute();
  return found.map(({ state }) => state as TestObject);
}

/** What changed since, oldest first. */
export async function objectsSince(db: Database, since: string): Promise<readonly TestObject[]> {
  const found = await rows(db)
    .selectFrom('test_checkout.object')
    .select('state')
    .where('changed_at', '>=', since)
    .orderBy('changed_at')
    .orderBy('ref')
    .execute();
  return found.map(({ state }) => state as TestObject);
}

export async function saveObject(tx: DatabaseTransaction, object: TestObject, now: string): Promise<void> {
  const row = { refs: [...refsOf(object)], state: JSON.stringify(object), changed_at: now };
  await rows(tx)
    .insertInto('test_checkout.object')
    .values({
      ref: object.ref,
      kind: object.kind,
      our_id: object.kind === 'portal' ? null : object.id,
      ...row,
    })
    .onConflict((same) => same.column('ref').doUpdateSet(row))
    .execute();
}

export const oneAtATime = (tx: DatabaseTransaction, id: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`test checkout ${id}`}))`.execute(tx);
