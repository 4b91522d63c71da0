import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { itemNotFound } from '../../../modules/inventory/item/guards.rules.js';
import { type ItemEvent, itemEvents } from '../../../modules/inventory/item/item.events.js';
import { type OwnerHistory, passportOf } from '../../../modules/inventory/transfer/provenance.rules.js';
import { declinedBy } from '../../../modules/inventory/transfer/transfer-rows.shared.js';
import type { getPassport, listTransfers } from '../../../modules/inventory/transfer/transfers.contract.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import type { InventoryTables } from './inventory.table.js';

export interface TransferDeps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly storefronts: Storefronts;
  readonly showPhoto: ShowPhoto;
}

/** What a member bought here and has neither taken over nor declined. */
export async function transfersFor(
  deps: TransferDeps,
  buyerId: string,
): Promise<ResponseOf<typeof listTransfers>> {
  const [rows, declined] = await Promise.all([
    deps.db
      .withTables<InventoryTables>()
      .selectFrom('inventory.sale as sale')
      .innerJoin('inventory.item as item', 'item.id', 'sale.item_id')
      .select(['sale.portion_id', 'item.kept', 'item.owner_id'])
      .where('sale.buyer_id', '=', buyerId)
      .where('sale.is_taken', '=', false)
      .orderBy('item.updated_at', 'desc')
      .limit(100)
      .execute(),
    declinedBy(deps.db, buyerId),
  ]);
  const waiting = rows
    .filter(({ portion_id }) => !declined.has(portion_id))
    .map(async ({ portion_id, owner_id, kept: { content, photos, portions } }) => ({
      id: portion_id,
      title: content.title,
      quantity: portions[portion_id]?.quantity ?? null,
      unit: content.unit,
      photo: photos[0] ? deps.showPhoto(photos[0]) : null,
      seller: await nameOf(deps, owner_id),
      listingId: portions[portion_id]?.listingId ?? null,
    }));
  return { waiting: await Promise.all(waiting) };
}

/** The item of a sale to this buyer, taken over or not; undefined when there is none. */
export async function soldItem(
  db: Database,
  portionId: string,
  buyerId: string,
): Promise<string | undefined> {
  const row = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.sale')
    .select('item_id')
    .where('portion_id', '=', portionId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return row?.item_id;
}

/** What is known of an item from its owners, this one and those before.
 *  errors  ITEM_NOT_FOUND (not-found) */
export async function passportFor(
  deps: TransferDeps,
  itemId: string,
  ownerId: string,
): Promise<ResponseOf<typeof getPassport>> {
  const owners: OwnerHistory[] = [];
  let next: string | undefined = itemId;
  let until: string | undefined;
  while (next !== undefined && owners.length < mostOwners) {
    const events: readonly RecordedEvent<ItemEvent>[] = await deps.eventStore.read(itemEvents, next);
    const [begun] = events;
    if (begun?.type !== 'ItemAdded') break;
    if (owners.length === 0 && begun.data.ownerId !== ownerId) throw itemNotFound();
    const owner = begun.data.ownerId === ownerId ? 'You' : await nameOf(deps, begun.data.ownerId);
    owners.unshift({ owner, events, ...(until !== undefined && { until }) });
    until = begun.recordedAt;
    next = begun.data.from?.itemId;
  }
  if (owners.length === 0) throw itemNotFound();
  return { entries: [...passportOf(owners)] };
}

/** A member by the name that guests see. */
async function nameOf({ eventStore, storefronts }: TransferDeps, memberId: string): Promise<string> {
  const history = await eventStore.read(memberEvents, memberId);
  if (history.some(({ type }) => type === 'MemberErased')) return 'A former member';
  return (await storefronts.sellerOf(memberId))?.name ?? 'Another member';
}

/** Owners, and items that were split off, that a passport goes back. */
const mostOwners = 20;
