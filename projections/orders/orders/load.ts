import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { Draft } from '../../../modules/orders/pre-sale/pre-sale-draft.state.js';
import type { Named } from './named-by.js';
import type { PreSaleTable, PurchaseTable, SpaceTable, WaitingTable } from './orders.table.js';
import { noPreSale, partOf } from './partial.js';

/** The part of a pre-sale that events are about, as its rows have it, and as it is before them. */
export interface Loaded {
  readonly row: PreSaleTable;
  readonly orders: ReadonlyMap<string, PurchaseTable>;
  readonly spaces: ReadonlyMap<string, SpaceTable['state']>;
  readonly entries: ReadonlyMap<string, WaitingTable>;
  /** Changes with each event. */
  readonly draft: Draft;
}

/** in  named: with it come the spaces of the orders */
export async function load(
  tx: DatabaseTransaction,
  row: PreSaleTable | undefined,
  id: string,
  named: Named,
): Promise<Loaded> {
  if (!row) return loaded(noPreSale(id), [], [], []);
  const orders = await ordersOf(tx, id, [...named.orders]);
  const ofOrders = orders.flatMap(({ state }) => state.lines.flatMap(({ spaceId }) => spaceId ?? []));
  const spaces = await spacesOf(tx, id, [...new Set([...named.spaces, ...ofOrders])]);
  const entries = await entriesOf(tx, id, [...named.entries]);
  return loaded(row, orders, spaces, entries);
}

export async function preSalesIn(
  tx: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PreSaleTable>> {
  const { rows } = await sql<PreSaleTable>`select * from pre_sale where id = any(${[...ids]})`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function ordersOf(
  tx: DatabaseTransaction,
  preSaleId: string,
  ids: readonly string[],
): Promise<readonly PurchaseTable[]> {
  if (!ids.length) return [];
  const { rows } =
    await sql<PurchaseTable>`select pre_sale_id, id, buyer_id, sells, is_named, sealed, state from purchase
    where pre_sale_id = ${preSaleId} and id = any(${[...ids]})`.execute(tx);
  return rows;
}

async function spacesOf(
  tx: DatabaseTransaction,
  preSaleId: string,
  ids: readonly string[],
): Promise<readonly Pick<SpaceTable, 'id' | 'state'>[]> {
  if (!ids.length) return [];
  const { rows } = await sql<SpaceTable>`select id, state from space
    where pre_sale_id = ${preSaleId} and id = any(${[...ids]})`.execute(tx);
  return rows;
}

async function entriesOf(
  tx: DatabaseTransaction,
  preSaleId: string,
  ids: readonly string[],
): Promise<readonly WaitingTable[]> {
  if (!ids.length) return [];
  const { rows } = await sql<WaitingTable>`select id, position, state from waiting
    where pre_sale_id = ${preSaleId} and id = any(${[...ids]})`.execute(tx);
  return rows;
}

function loaded(
  row: PreSaleTable,
  orders: readonly PurchaseTable[],
  spaces: readonly Pick<SpaceTable, 'id' | 'state'>[],
  entries: readonly WaitingTable[],
): Loaded {
  const draft = partOf(row, {
    spaces: spaces.map(({ state }) => state),
    orders: orders.map(({ state }) => state),
    entries: entries.map(({ state }) => state),
  });
  return {
    row,
    draft,
    orders: new Map(orders.map((order) => [order.id, order])),
    spaces: new Map(spaces.map(({ id, state }) => [id, state])),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
  };
}
