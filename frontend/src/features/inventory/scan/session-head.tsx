import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineInventory } from '@entities/inventory/offline/offline-inventory';
import type { DeviceSession } from '@entities/inventory/offline/offline-types';
import { counted } from '@lib/format';
import { Field as FormField } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { purposes } from './purposes';
import style from './scan.module.css';

interface SessionHeadProps {
  readonly offline: OfflineInventory;
  readonly session: DeviceSession;
  readonly inventory: InventoryIndex;
  readonly scans: number;
}

/** The purpose of the session, and its place. */
export function SessionHead({ offline, session, inventory, scans }: SessionHeadProps) {
  const { label, icon, place } = purposes[session.purpose];
  return (
    <div className={style.head}>
      <h2 className={style.headTitle}>
        <span aria-hidden="true">{icon}</span>
        {label}
        <small>{counted(scans, 'scan')}</small>
      </h2>
      {place && (
        <FormField label={session.purpose === 'count' ? 'Counting in' : 'They go to'}>
          <Select
            value={session.locationId ?? ''}
            onChange={({ target }) => void offline.choosePlace(target.value || null)}
            placeholder="Scan the label of a place, or choose"
            options={inventory.places.map(({ id, path }) => ({ value: id, label: path }))}
          />
        </FormField>
      )}
    </div>
  );
}
