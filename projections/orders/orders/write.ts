import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { HistoryChanges } from './history.js';
import type { PreSaleTable, PurchaseTable, SpaceTable, WaitingTable } from './orders.table.js';

/** One statement for all rows of a table that changed. */
export const writePreSales = (tx: DatabaseTransaction, rows: readonly PreSaleTable[]) =>
  put(tx, 'pre_sale', preSaleColumns, 'id', rows);
export const writeSpaces = (tx: DatabaseTransaction, rows: readonly SpaceTable[]) =>
  put(tx, 'space', spaceColumns, 'pre_sale_id, id', rows);
export const writePurchases = (tx: DatabaseTransaction, rows: readonly PurchaseTable[]) =>
  put(tx, 'purchase', purchaseColumns, 'pre_sale_id, id', rows);

/** An entry of somebody who is erased is gone. */
export async function writeWaiting(tx: DatabaseTransaction, rows: readonly WaitingTable[]): Promise<void> {
  await put(tx, 'waiting', waitingColumns, 'pre_sale_id, id', rows);
  if (rows.length)
    await sql`delete from waiting where member_id = any(${rows.map((row) => row.member_id)})
      and member_id in (select id from erased)`.execute(tx);
}

/** Spaces that are not on the map any more, and that nobody has. */
export async function deleteSpaces(
  tx: DatabaseTransaction,
  preSaleId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length)
    await sql`delete from space where pre_sale_id = ${preSaleId} and id = any(${[...ids]})`.execute(tx);
}

export async function writeRights(
  tx: DatabaseTransaction,
  rows: readonly { readonly pre_sale_id: string; readonly vendor_id: string; readonly space_id: string }[],
): Promise<void> {
  if (rows.length)
    await sql`insert into right_given select * from json_populate_recordset(null::right_given, ${JSON.stringify(rows)})
      on conflict do nothing`.execute(tx);
}

/** Times that end first: another may have begun since for the same line. Who is erased is not named in it. */
export async function writeHistory(tx: DatabaseTransaction, { begun, ended }: HistoryChanges): Promise<void> {
  if (ended.length)
    await sql`update space_history h set until_at = e.until_at, reason = e.reason
      from json_to_recordset(${JSON.stringify(ended)}) as e (pre_sale_id text, order_id text, line_id text, space_id text, until_at timestamptz, reason text)
      where (h.pre_sale_id, h.order_id, h.line_id, h.space_id) = (e.pre_sale_id, e.order_id, e.line_id, e.space_id)
        and h.until_at is null`.execute(tx);
  if (!begun.size) return;
  const rows = [...begun.values()];
  await sql`insert into space_history select * from json_populate_recordset(null::space_history, ${JSON.stringify(rows)})
    on conflict do nothing`.execute(tx);
  await sql`update space_history set vendor_id = null where vendor_id = any(${rows.flatMap(({ vendor_id }) => vendor_id ?? [])})
    and vendor_id in (select id from erased)`.execute(tx);
}

/** Who is erased waits for nothing, and their words and their name in the history go. Orders and rights stay with an id that leads to nobody. */
export async function forget(tx: DatabaseTransaction, erased: readonly string[]): Promise<void> {
  const ids = [...erased];
  await sql`delete from waiting where member_id = any(${ids})`.execute(tx);
  await sql`update space_history set vendor_id = null where vendor_id = any(${ids})`.execute(tx);
  await sql`update purchase set sealed = null, sells = '', is_named = false where buyer_id = any(${ids})`.execute(
    tx,
  );
}

async function put(
  tx: DatabaseTransaction,
  table: string,
  names: readonly string[],
  key: string,
  rows: readonly object[],
): Promise<void> {
  if (!rows.length) return;
  const columns = sql.raw(names.join(', '));
  const into = sql.raw(table);
  await sql`insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)})
    on conflict (${sql.raw(key)}) do update set ${assigned(names)}`.execute(tx);
}

const assigned = (names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));

const preSaleColumns = [
  ...['id', 'version', 'gathering_id', 'day', 'club_id', 'status', 'is_paused', 'map_version', 'rights_from'],
  ...['closes_at', 'terms', 'taken'],
];
const spaceColumns = [
  ...['pre_sale_id', 'id', 'code', 'type', 'cents', 'is_on_map', 'is_blocked', 'order_id', 'line_id'],
  ...['right_vendor_id', 'right_status', 'state'],
];
const purchaseColumns = [
  ...['pre_sale_id', 'id', 'buyer_id', 'number', 'status', 'until', 'open_cents', 'paid_cents'],
  ...['granted_cents', 'lent', 'here', 'packed_up', 'sells', 'is_named', 'sealed', 'state'],
];
const waitingColumns = [
  ...['pre_sale_id', 'id', 'member_id', 'position', 'product_id', 'status', 'wishes', 'state'],
];
