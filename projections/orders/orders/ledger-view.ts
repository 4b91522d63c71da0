import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { readLedger } from '../../../modules/orders/orders.contract.js';
import type { SpaceHistoryTable } from './orders.table.js';
import type { Named } from './people.queries.js';
import { inCodeOrder } from './spaces.queries.js';

type Ledger = ResponseOf<typeof readLedger>;

/** The history of spaces by their codes, as the team reads it. */
export const ledgerOf = (
  rows: readonly SpaceHistoryTable[],
  people: ReadonlyMap<string, Named>,
): Ledger['spaces'] =>
  inCodeOrder([...Map.groupBy(rows, ({ code }) => code)], ([code]) => code).map(([code, some]) => ({
    code,
    entries: some.map((row) => entryOf(row, people)),
  }));

const entryOf = (
  row: SpaceHistoryTable,
  people: ReadonlyMap<string, Named>,
): Ledger['spaces'][number]['entries'][number] => ({
  dateId: row.pre_sale_id,
  vendor: people.get(row.vendor_id ?? '') ?? null,
  source: row.source,
  orderId: row.order_id,
  from: row.from_at,
  until: row.until_at,
  reason: row.reason,
});
