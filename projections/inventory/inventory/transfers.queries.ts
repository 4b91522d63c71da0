import type { FitHistory } from '../../../modules/builds/fit-history.ports.js';
import { itemNotFound } from '../../../modules/inventory/item/guards.rules.js';
import { type ItemEvent, itemEvents } from '../../../modules/inventory/item/item.events.js';
import { type OwnerHistory, provenanceOf } from '../../../modules/inventory/transfer/provenance.rules.js';
import { declinedBy, itemOfTransfer } from '../../../modules/inventory/transfer/transfer-rows.shared.js';
import type { getProvenance, listTransfers } from '../../../modules/inventory/transfer/transfers.contract.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { InventoryTables } from './inventory.table.js';

export interface TransferDeps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly storefronts: Storefronts;
  readonly people: MemberNames;
  readonly showPhoto: ShowPhoto;
  readonly fits: FitHistory;
}

/** A member's purchases that they have neither taken over nor declined, and the items of those that they took over. */
export async function transfersFor(
  deps: TransferDeps,
  buyerId: string,
): Promise<ResponseOf<typeof listTransfers>> {
  const [rows, declined, added] = await Promise.all([
    salesTo(deps.db, buyerId, false),
    declinedBy(deps.db, buyerId),
    addedBy(deps.db, buyerId),
  ]);
  const shown = rows.filter(({ portion_id }) => !declined.has(portion_id));
  const nameOf = await namesOf(
    deps,
    shown.map(({ owner_id }) => owner_id),
  );
  return {
    added,
    waiting: shown.map(({ portion_id, owner_id, kept: { content, photos, portions } }) => ({
      id: portion_id,
      title: content.title,
      quantity: portions[portion_id]?.quantity ?? null,
      unit: content.unit,
      photo: photos[0] ? deps.showPhoto(photos[0]) : null,
      seller: nameOf(owner_id),
      listingId: portions[portion_id]?.listingId ?? null,
    })),
  };
}

const salesTo = (db: Database, buyerId: string, isTaken: boolean) =>
  db
    .withTables<InventoryTables>()
    .selectFrom('inventory.sale as sale')
    .innerJoin('inventory.item as item', 'item.id', 'sale.item_id')
    .select(['sale.portion_id', 'item.kept', 'item.owner_id'])
    .where('sale.buyer_id', '=', buyerId)
    .where('sale.is_taken', '=', isTaken)
    .orderBy('item.updated_at', 'desc')
    .limit(100)
    .execute();

/** What a buyer has taken over and still has. */
async function addedBy(db: Database, buyerId: string): Promise<ResponseOf<typeof listTransfers>['added']> {
  const taken = (await salesTo(db, buyerId, true)).flatMap(({ portion_id, kept: { portions } }) => {
    const listingId = portions[portion_id]?.listingId ?? null;
    return listingId === null ? [] : [{ listingId, itemId: itemOfTransfer(portion_id) }];
  });
  if (!taken.length) return [];
  const own = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .select('id')
    .where('owner_id', '=', buyerId)
    .where(
      'id',
      'in',
      taken.map(({ itemId }) => itemId),
    )
    .execute();
  return taken.filter(({ itemId }) => own.some(({ id }) => id === itemId));
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

/** The provenance of an item: the history with its current and previous owners.
 *  errors  ITEM_NOT_FOUND (not-found) */
export async function provenanceFor(
  deps: TransferDeps,
  itemId: string,
  ownerId: string,
): Promise<ResponseOf<typeof getProvenance>> {
  const owners: Owned[] = [];
  let next: string | undefined = itemId;
  let until: string | undefined;
  while (next !== undefined && owners.length < maxOwners) {
    const events: readonly RecordedEvent<ItemEvent>[] = await deps.eventStore.read(itemEvents, next);
    const [begun] = events;
    if (begun?.type !== 'ItemAdded') break;
    if (owners.length === 0 && begun.data.ownerId !== ownerId) throw itemNotFound();
    owners.unshift({
      itemId: next,
      ownerId: begun.data.ownerId,
      events,
      ...(until !== undefined && { until }),
    });
    until = begun.recordedAt;
    next = begun.data.from?.itemId;
  }
  if (owners.length === 0) throw itemNotFound();
  const [nameOf, fits, vehicles] = await Promise.all([
    namesOf(
      deps,
      owners.map((one) => one.ownerId),
    ),
    deps.fits.fitOf(owners.map((one) => one.itemId)),
    deps.fits.publicVehicles([...new Set(owners.flatMap(buildsOf))]),
  ]);
  const named = owners.map(({ ownerId: id, itemId, ...history }) => ({
    owner: id === ownerId ? 'You' : nameOf(id),
    ...history,
    fits: fits.filter((said) => said.itemId === itemId && said.authorId === id),
  }));
  return { entries: [...provenanceOf(named, vehicles)] };
}

/** One owner's part in it, before the owner has a name. */
type Owned = Omit<OwnerHistory, 'owner' | 'fits'> & { readonly ownerId: string; readonly itemId: string };

const buildsOf = ({ events }: Owned): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'ItemInstalled' && event.data.buildId !== null ? [event.data.buildId] : [],
  );

/** Members by the names that guests see. */
async function namesOf(
  { people, storefronts }: TransferDeps,
  memberIds: readonly string[],
): Promise<(memberId: string) => string> {
  const [known, sellers] = await Promise.all([
    people.namesFor(undefined, memberIds),
    storefronts.sellersOf(memberIds),
  ]);
  return (id) => (known.has(id) ? (sellers.get(id)?.name ?? 'Another member') : 'A former member');
}

/** The number of owners, and of split-off items, that a provenance goes back. */
const maxOwners = 20;
