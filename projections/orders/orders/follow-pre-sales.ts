import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { PreSaleEvent } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import { changePreSale } from '../../../modules/orders/pre-sale/pre-sale.state.js';
import { followHistory, type HistoryChanges, noChanges } from './history.js';
import { type Loaded, load, preSalesIn } from './load.js';
import { namedBy } from './named-by.js';
import { preSaleRow, purchaseRow, spaceRow, waitingRow } from './rows.js';
import { type Keys, keysOf, openWords } from './sealed-words.js';
import {
  deleteSpaces,
  writeHistory,
  writePreSales,
  writePurchases,
  writeRights,
  writeSpaces,
  writeWaiting,
} from './write.js';

export type RecordedInPreSale = RecordedEvent<PreSaleEvent>;

/** Apply events to the parts of pre-sales that they are about, and write what is different then: an opening comes in batches, of which each is a few statements. */
export async function followPreSales(
  tx: DatabaseTransaction,
  events: readonly RecordedInPreSale[],
  keys: Keys | undefined,
): Promise<void> {
  const byPreSale = Map.groupBy(events, ({ entityId }) => entityId);
  const known = byPreSale.size ? await preSalesIn(tx, [...byPreSale.keys()]) : new Map();
  for (const [id, all] of byPreSale) {
    const row = known.get(id);
    const fresh = all.filter(({ version }) => version > (row?.version ?? -1)); // the log may be handled again
    const last = fresh.at(-1);
    if (!last) continue;
    const part = await load(tx, row, id, namedBy(fresh));
    const history = applyAll(part, fresh);
    await write(tx, { id, version: last.version, part, fresh, history, keys });
  }
}

/** out  when vendors had spaces */
function applyAll({ draft }: Loaded, events: readonly RecordedInPreSale[]): HistoryChanges {
  const history = noChanges();
  const codes = new Map([...draft.spaces].map(([id, { offered }]) => [id, offered.code]));
  for (const event of events) {
    const ids = namedBy([event]).orders;
    const before = [...ids].map((id) => draft.orders.get(id));
    changePreSale(draft, event);
    if (event.type === 'SpacesOffered') for (const { id, code } of event.data.spaces) codes.set(id, code);
    [...ids].forEach((id, at) => {
      const after = draft.orders.get(id);
      const codeOf = (spaceId: string) => codes.get(spaceId) ?? '';
      if (after) followHistory(history, event, draft, { before: before[at], after, codeOf });
    });
  }
  return history;
}

interface Changes {
  readonly id: string;
  readonly version: number;
  readonly part: Loaded;
  readonly fresh: readonly RecordedInPreSale[];
  readonly history: HistoryChanges;
  readonly keys: Keys | undefined;
}

async function write(tx: DatabaseTransaction, changes: Changes): Promise<void> {
  const { id, version, part, fresh, history } = changes;
  const { draft } = part;
  const spaces = [...draft.spaces.values()].filter((space) => part.spaces.get(space.offered.id) !== space);
  await writePreSales(tx, [preSaleRow(id, version, draft)]);
  await writeSpaces(
    tx,
    spaces.map((space) => spaceRow(id, space)),
  );
  await deleteSpaces(
    tx,
    id,
    [...part.spaces.keys()].filter((spaceId) => !draft.spaces.has(spaceId)),
  );
  await writePurchases(tx, await purchasesOf(changes));
  await writeWaiting(tx, waitingOf(changes));
  await writeRights(tx, rightsIn(id, fresh));
  await writeHistory(tx, history);
}

async function purchasesOf({ id, part, keys }: Changes) {
  const changed = [...part.draft.orders.values()].filter(
    (order) => part.orders.get(order.id)?.state !== order,
  );
  const described = changed
    .flatMap((order) => part.orders.get(order.id) ?? [])
    .filter(({ sealed }) => sealed);
  const known = await keysOf(keys, described);
  return changed.map((order) => {
    const sealed = part.orders.get(order.id)?.sealed ?? null;
    const words = openWords(known, { pre_sale_id: id, id: order.id, buyer_id: order.buyerId, sealed });
    return purchaseRow(id, order, sealed, words);
  });
}

/** An entry keeps its place. */
function waitingOf({ id, part, fresh }: Changes) {
  const joined = new Map(
    fresh.flatMap((event) =>
      event.type === 'WaitlistJoined' ? [[event.data.entryId, event.position] as const] : [],
    ),
  );
  return [...part.draft.waitlist.values()].flatMap((entry) => {
    const before = part.entries.get(entry.id);
    if (before?.state === entry) return [];
    return [waitingRow(id, entry, before?.position ?? joined.get(entry.id) ?? 0)];
  });
}

const rightsIn = (preSaleId: string, events: readonly RecordedInPreSale[]) =>
  events.flatMap((event) =>
    event.type === 'RightsGranted'
      ? event.data.rights.map(({ spaceId, vendorId }) => ({
          pre_sale_id: preSaleId,
          vendor_id: vendorId,
          space_id: spaceId,
        }))
      : [],
  );
