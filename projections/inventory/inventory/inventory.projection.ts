import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { itemEvents } from '../../../modules/inventory/item/item.events.js';
import { labelEvents } from '../../../modules/inventory/label/label.events.js';
import { locationEvents } from '../../../modules/inventory/location/location.events.js';
import { isSame } from '../../../modules/inventory/same.rules.js';
import { scanSessionEvents } from '../../../modules/inventory/scan-session/scan-session.events.js';
import { shareLinkEvents } from '../../../modules/inventory/share-link/share-link.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import {
  createInventory,
  type ItemPlaceRow,
  type ItemRow,
  inventoryIndexes,
  type LocationRow,
  type ScanSessionRow,
} from './inventory.table.js';
import {
  evolveItem,
  evolvePlace,
  evolveScanSession,
  loanRows,
  placesTouchedBy,
  saleRows,
  stockRows,
} from './inventory-rows.js';
import { writeShareLinks } from './share-link-rows.js';

const erased = pick(memberEvents, 'MemberErased');
const handles = [
  itemEvents,
  locationEvents,
  labelEvents,
  scanSessionEvents,
  shareLinkEvents,
  erased,
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;
type ItemHandled = RecordedEvent<EventOf<typeof itemEvents>>;
type LocationHandled = RecordedEvent<EventOf<typeof locationEvents>>;
type ScanSessionHandled = RecordedEvent<EventOf<typeof scanSessionEvents>>;
type LabelHandled = RecordedEvent<EventOf<typeof labelEvents>>;
type ShareLinkHandled = RecordedEvent<EventOf<typeof shareLinkEvents>>;

/** Members' inventories: a row of every item, place, label and share link, for their owners' pages. */
export const inventory = projection({
  name: 'inventory',
  version: 10,
  handles,
  create: createInventory,
  createIndexes: inventoryIndexes,
  handle: async (tx, events) => {
    await writeItems(tx, events.filter(isOfItem));
    await writeLocations(tx, events.filter(isOfLocation));
    await writeLabels(tx, events.filter(isOfLabel));
    await writeScanSessions(tx, events.filter(isOfScanSession));
    await writeShareLinks(tx, events.filter(isOfShareLink));
    const gone = events.flatMap((event) => (event.type === 'MemberErased' ? [event.data.memberId] : []));
    if (gone.length) await deleteOf(tx, gone);
  },
});

const isOfItem = (event: Handled): event is ItemHandled => event.type in itemEvents.schemas;
const isOfLocation = (event: Handled): event is LocationHandled => event.type in locationEvents.schemas;
const isOfLabel = (event: Handled): event is LabelHandled => event.type in labelEvents.schemas;
const isOfShareLink = (event: Handled): event is ShareLinkHandled => event.type in shareLinkEvents.schemas;

const isOfScanSession = (event: Handled): event is ScanSessionHandled =>
  event.type in scanSessionEvents.schemas;

async function writeItems(tx: DatabaseTransaction, events: readonly ItemHandled[]): Promise<void> {
  if (!events.length) return;
  const ids = [...new Set(events.map(({ entityId }) => entityId))];
  const { rows } = await sql<ItemRow>`select * from item where id = any(${ids})`.execute(tx);
  const items = new Map<string, ItemRow | undefined>(rows.map((row) => [row.id, row]));
  const before = new Map(items);
  for (const [id, own] of Map.groupBy(events, ({ entityId }) => entityId))
    items.set(id, evolveItem(items.get(id), own));
  const after = [...items.values()].flatMap((row) => row ?? []);
  await sql`insert into item select * from json_populate_recordset(null::item, ${JSON.stringify(after)})
    on conflict (id) do update set version = excluded.version, kept = excluded.kept, status = excluded.status, title = excluded.title,
      category = excluded.category, sub = excluded.sub, asking = excluded.asking, quantity = excluded.quantity, tags = excluded.tags,
      words = excluded.words, place = excluded.place, updated_at = excluded.updated_at, seen_at = excluded.seen_at`.execute(
    tx,
  );
  await writeStock(tx, after, before);
  await writePortions(tx, after, before);
  await writePlaces(tx, events, items);
}

type Items = ReadonlyMap<string, ItemRow | undefined>;

/** Writes only changed places: an item at many places changes at one or two. */
async function writeStock(tx: DatabaseTransaction, after: readonly ItemRow[], before: Items): Promise<void> {
  const left = after.flatMap(({ id, kept }) =>
    Object.keys(before.get(id)?.kept.stock ?? {}).flatMap((location_id) =>
      location_id in kept.stock ? [] : [{ item_id: id, location_id }],
    ),
  );
  if (left.length)
    await sql`delete from stock using json_populate_recordset(null::stock, ${JSON.stringify(left)}) as gone
      where stock.item_id = gone.item_id and stock.location_id = gone.location_id`.execute(tx);
  const changed = after
    .flatMap(stockRows)
    .filter(
      ({ item_id, location_id, quantity }) => before.get(item_id)?.kept.stock[location_id] !== quantity,
    );
  if (changed.length)
    await sql`insert into stock (item_id, location_id, owner_id, quantity)
      select item_id, location_id, owner_id, quantity
      from json_populate_recordset(null::stock, ${JSON.stringify(changed)})
      on conflict (item_id, location_id) do update set quantity = excluded.quantity`.execute(tx);
}

async function writePortions(
  tx: DatabaseTransaction,
  after: readonly ItemRow[],
  before: Items,
): Promise<void> {
  const changed = after.filter(({ id, kept }) => !isSame(before.get(id)?.kept.portions ?? {}, kept.portions));
  if (!changed.length) return;
  const ids = changed.map(({ id }) => id);
  await sql`delete from sale where item_id = any(${ids})`.execute(tx);
  await sql`insert into sale (portion_id, item_id, owner_id, buyer_id, is_taken)
    select portion_id, item_id, owner_id, buyer_id, is_taken
    from json_populate_recordset(null::sale, ${JSON.stringify(changed.flatMap(saleRows))})`.execute(tx);
  await sql`delete from loan where item_id = any(${ids})`.execute(tx);
  await sql`insert into loan (portion_id, item_id, owner_id, due_on)
    select portion_id, item_id, owner_id, due_on
    from json_populate_recordset(null::loan, ${JSON.stringify(changed.flatMap(loanRows))})`.execute(tx);
}

/** Every place that an item ever was at. */
async function writePlaces(
  tx: DatabaseTransaction,
  events: readonly ItemHandled[],
  items: Items,
): Promise<void> {
  const places = new Map<string, ItemPlaceRow>();
  for (const event of events)
    for (const location_id of placesTouchedBy(event)) {
      const owner_id = items.get(event.entityId)?.owner_id;
      const place = { item_id: event.entityId, location_id };
      if (owner_id !== undefined) places.set(`${event.entityId} ${location_id}`, { ...place, owner_id });
    }
  if (places.size)
    await sql`insert into item_place (item_id, location_id, owner_id)
      select item_id, location_id, owner_id from json_populate_recordset(null::item_place, ${JSON.stringify([...places.values()])})
      on conflict do nothing`.execute(tx);
}

async function writeScanSessions(
  tx: DatabaseTransaction,
  events: readonly ScanSessionHandled[],
): Promise<void> {
  if (!events.length) return;
  const ids = [...new Set(events.map(({ entityId }) => entityId))];
  const { rows } = await sql<ScanSessionRow>`select * from scan_session where id = any(${ids})`.execute(tx);
  const sessions = new Map<string, ScanSessionRow | undefined>(rows.map((row) => [row.id, row]));
  for (const event of events)
    sessions.set(event.entityId, evolveScanSession(sessions.get(event.entityId), event));
  const after = [...sessions.values()].flatMap((row) => row ?? []);
  await sql`insert into scan_session select * from json_populate_recordset(null::scan_session, ${JSON.stringify(after)})
    on conflict (id) do update set version = excluded.version, status = excluded.status, committed_at = excluded.committed_at,
      scans = excluded.scans, conflicts = excluded.conflicts`.execute(tx);
}

async function writeLocations(tx: DatabaseTransaction, events: readonly LocationHandled[]): Promise<void> {
  if (!events.length) return;
  const ids = [...new Set(events.map(({ entityId }) => entityId))];
  const { rows } = await sql<LocationRow>`select * from location where id = any(${ids})`.execute(tx);
  const places = new Map<string, LocationRow | undefined>(rows.map((row) => [row.id, row]));
  for (const event of events) places.set(event.entityId, evolvePlace(places.get(event.entityId), event));
  const after = [...places.values()].flatMap((row) => row ?? []);
  await sql`insert into location select * from json_populate_recordset(null::location, ${JSON.stringify(after)})
    on conflict (id) do update set version = excluded.version, kept = excluded.kept, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

async function writeLabels(tx: DatabaseTransaction, events: readonly LabelHandled[]): Promise<void> {
  const issued = events.flatMap(({ type, data, entityId }) =>
    type === 'LabelIssued'
      ? [{ code: entityId, owner_id: data.ownerId, subject: data.subject, subject_id: data.subjectId }]
      : [],
  );
  if (issued.length)
    await sql`insert into label select * from json_populate_recordset(null::label, ${JSON.stringify(issued)})
      on conflict (code) do nothing`.execute(tx);
  for (const { type, data, entityId } of events)
    if (type === 'LabelHandedOver')
      await sql`update label set owner_id = ${data.ownerId}, subject_id = ${data.subjectId} where code = ${entityId}`.execute(
        tx,
      );
}

/** Deletes the rows of an erased member; the label of a part that went to a buyer is the buyer's. */
async function deleteOf(tx: DatabaseTransaction, owners: readonly string[]): Promise<void> {
  for (const table of [
    'item',
    'stock',
    'sale',
    'loan',
    'location',
    'label',
    'item_place',
    'scan_session',
    'share_link',
  ])
    await sql`delete from ${sql.table(table)} where owner_id = any(${[...owners]})`.execute(tx);
}
