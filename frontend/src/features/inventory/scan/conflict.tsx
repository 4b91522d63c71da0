import { itemStatusLabels, quantityText } from '@entities/inventory/inventory-labels';
import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineInventory } from '@entities/inventory/offline/offline-inventory';
import type { DeviceScan } from '@entities/inventory/offline/offline-types';
import { Button } from '@ui/actions/button';
import { TriangleAlert } from 'lucide-react';
import style from './scan.module.css';
import { wordsOfScan } from './words-of-scan';

interface ConflictProps {
  readonly offline: OfflineInventory;
  readonly scan: DeviceScan;
  readonly inventory: InventoryIndex;
}

/** A scan of an item that others have changed since: shows both versions, and lets the member choose. */
export function Conflict({ offline, scan, inventory }: ConflictProps) {
  const title = inventory.titleOf(scan);
  return (
    <section className={style.conflict} aria-label={`${title} changed`}>
      <h2 className={style.conflictTitle}>
        <TriangleAlert aria-hidden="true" />
        {title}
      </h2>
      <p>It changed somewhere else before your scan arrived. Which one is right?</p>
      <dl className={style.sides}>
        <div>
          <dt>Your scan</dt>
          <dd>{wordsOfScan(scan, inventory)}</dd>
          <dd className={style.quiet}>It was: {placesOf(scan.expected.stock, inventory)}</dd>
        </div>
        <div>
          <dt>Since then</dt>
          <dd>{scan.now ? placesOf(scan.now.stock, inventory) : 'It is gone.'}</dd>
          {scan.now && <dd className={style.quiet}>{itemStatusLabels[scan.now.status]}</dd>}
        </div>
      </dl>
      <div className={style.buttons}>
        <Button variant="primary" onClick={() => void offline.resolve(scan, 'mine')}>
          Keep mine
        </Button>
        <Button onClick={() => void offline.resolve(scan, 'theirs')}>Keep theirs</Button>
      </div>
    </section>
  );
}

function placesOf(
  stock: readonly { readonly locationId: string | null; readonly quantity: number | null }[],
  { nameOf }: InventoryIndex,
): string {
  if (stock.length === 0) return 'none in stock';
  return stock
    .map(({ locationId, quantity }) => `${quantityText(quantity, 'each')} in ${nameOf(locationId)}`)
    .join(', ');
}
