import type { DonationLookup } from '../../../modules/donations/donations.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DonationsTables } from './donations.table.js';

/** Which gifts a stand-in gave. */
export function donationLookup(database: Database): DonationLookup {
  const db = database.withTables<DonationsTables>();
  return {
    ofDonor: async (donorId) => {
      const rows = await db
        .selectFrom('donations.gift')
        .select('id')
        .where('donor_id', '=', donorId)
        .orderBy('given_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    monthlyOf: async (donorId) => {
      const rows = await db
        .selectFrom('donations.monthly')
        .select('id')
        .where('donor_id', '=', donorId)
        .orderBy('initiated_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    byReceipt: async (year, number) => {
      const row = await db
        .selectFrom('donations.gift')
        .select('id')
        .where('year', '=', year)
        .where('receipt_number', '=', number)
        .executeTakeFirst();
      return row?.id;
    },
  };
}
