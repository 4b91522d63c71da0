import type { Database } from '../../kernel/postgres/database.js';
import type { ReceiptSearch } from '../donations.ports.js';
import type { ReceiptsTables } from './receipts.tables.js';

export const receiptSearch = (db: Database): ReceiptSearch => ({
  async donationOf(receiptNumber) {
    const [, year, number] = /^(20\d\d)-0*(\d{1,7})$/.exec(receiptNumber.trim()) ?? [];
    if (year === undefined || number === undefined) return undefined;
    const row = await db
      .withTables<ReceiptsTables>()
      .selectFrom('giving.receipt')
      .select('donation_id')
      .where('year', '=', Number(year))
      .where('number', '=', Number(number))
      .executeTakeFirst();
    return row?.donation_id;
  },
});
