import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineInventory } from '@entities/inventory/offline/offline-inventory';
import type { DeviceScan } from '@entities/inventory/offline/offline-types';
import { lazy, Suspense } from 'react';

/** Loads with the first conflict. */
const Conflict = lazy(() => import('./conflict').then((conflict) => ({ default: conflict.Conflict })));

interface ConflictsProps {
  readonly offline: OfflineInventory;
  readonly scans: readonly DeviceScan[];
  readonly inventory: InventoryIndex;
}

/** Scans of items that others have changed since; most sessions have none. */
export function Conflicts({ offline, scans, inventory }: ConflictsProps) {
  return (
    <Suspense>
      {scans.map((scan) => (
        <Conflict key={scan.id} offline={offline} scan={scan} inventory={inventory} />
      ))}
    </Suspense>
  );
}
