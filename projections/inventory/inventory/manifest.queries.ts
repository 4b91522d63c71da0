import { sql } from 'kysely';
import { itemEvents } from '../../../modules/inventory/item/item.events.js';
import type { Stock } from '../../../modules/inventory/item/quantities.rules.js';
import { printedCode } from '../../../modules/inventory/label/short-code.rules.js';
import type { getManifest } from '../../../modules/inventory/scan-session/manifest.contract.js';
import { limitConcurrency } from '../../../modules/kernel/async/limit-concurrency.js';
import { dayIn } from '../../../modules/kernel/decider/days.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables } from './inventory.table.js';
import { manifestCounts, unchangedCounts } from './manifest.js';
import { locationNotFound, placesOf } from './places.queries.js';

type Manifest = ResponseOf<typeof getManifest>;

/** Items that went into a place, came back out of it or were sold from it. It is computed from the histories of
 *  all items that were ever there; for those unchanged since the first day, the stock suffices.
 *  errors  LOCATION_NOT_FOUND (not-found) */
export async function manifestOf(
  { db, eventStore }: { readonly db: Database; readonly eventStore: DomainEventStore },
  id: string,
  ownerId: string,
  { from, to, timeZone }: Parameters<typeof manifestCounts>[2],
): Promise<Manifest> {
  const places = await placesOf(db, ownerId);
  const place = places.inOrder.find((row) => row.id === id);
  if (!place) throw locationNotFound();
  const within = new Set(places.within(id));
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .select(['id', 'code', 'title', 'updated_at'])
    .select(sql<Stock>`kept -> 'stock'`.as('stock'))
    .where('owner_id', '=', ownerId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('inventory.item_place')
        .select('item_id')
        .where('owner_id', '=', ownerId)
        .where('location_id', 'in', [...within]),
    )
    .orderBy('title')
    .execute();
  const limited = limitConcurrency(8);
  const lines = await Promise.all(
    rows.map(({ id: itemId, code, title, updated_at, stock }) =>
      limited(async () => {
        const counts =
          dayIn(updated_at, timeZone) < from
            ? unchangedCounts(stock, within)
            : manifestCounts(await eventStore.read(itemEvents, itemId), within, { from, to, timeZone });
        return counts ? [{ itemId, code: printedCode(code), title, ...counts }] : [];
      }),
    ),
  );
  const all = lines.flat();
  return {
    place: { id, path: places.path(id), code: printedCode(place.code) },
    from,
    to,
    lines: all,
    soldFor: all.reduce((sum, { soldFor }) => sum + soldFor, 0),
  };
}
