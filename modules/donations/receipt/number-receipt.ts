import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import type { ReceiptsTables } from './receipts.tables.js';

/** The number of a donation's receipt: the next of its year, which is given once. One transaction takes it, so that none is left out.
 *  source  ADR 0101 */
export async function numberReceipt(
  db: Database,
  donationId: string,
  year: number,
): Promise<{ readonly year: number; readonly number: number }> {
  return db.transaction().execute(async (transaction) => {
    const tx = transaction.withTables<ReceiptsTables>();
    await acquireLock(tx, locks.receipts, String(year));
    const known = await tx
      .selectFrom('giving.receipt')
      .select(['year', 'number'])
      .where('donation_id', '=', donationId)
      .executeTakeFirst();
    if (known) return known;
    return tx
      .insertInto('giving.receipt')
      .values({
        year,
        donation_id: donationId,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from giving.receipt where year = ${year})`,
      })
      .returning(['year', 'number'])
      .executeTakeFirstOrThrow();
  });
}
