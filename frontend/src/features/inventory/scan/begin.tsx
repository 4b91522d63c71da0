import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineInventory, OfflineState } from '@entities/inventory/offline/offline-inventory';
import { allowSound } from '@entities/scanner/feedback';
import type { ScanPurpose } from '@modules/inventory/scan-session/scan-session.schemas';
import { Button } from '@ui/actions/button';
import { Field as FormField } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { Conflicts } from './conflicts';
import { EarlierSessions } from './earlier-sessions';
import { purposeOrder, purposes } from './purposes';
import style from './scan.module.css';

interface BeginProps {
  readonly offline: OfflineInventory;
  readonly now: OfflineState;
  readonly inventory: InventoryIndex;
}

/** The choice of a purpose, and of its place. */
export function Begin({ offline, now, inventory }: BeginProps) {
  const [chosen, setChosen] = useState<ScanPurpose>();
  const begin = (purpose: ScanPurpose, locationId: string | null) => {
    allowSound();
    void offline.begin(purpose, locationId);
  };
  return (
    <Stack>
      <Conflicts offline={offline} scans={now.waiting} inventory={inventory} />
      {chosen ? (
        <ChoosePlace
          purpose={chosen}
          inventory={inventory}
          onChosen={(locationId) => begin(chosen, locationId)}
          onBack={() => setChosen(undefined)}
        />
      ) : (
        <ul role="list" className={style.purposes} aria-label="What are you scanning for?">
          {purposeOrder.map((purpose) => {
            const { label, hint, icon, place } = purposes[purpose];
            return (
              <li key={purpose}>
                <button
                  type="button"
                  className={style.purpose}
                  onClick={() => (place === null ? begin(purpose, null) : setChosen(purpose))}
                >
                  <span className={style.purposeIcon} aria-hidden="true">
                    {icon}
                  </span>
                  <span className={style.purposeWords}>
                    <b>{label}</b>
                    <span>{hint}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {!chosen && <EarlierSessions />}
    </Stack>
  );
}

interface ChoosePlaceProps {
  readonly purpose: ScanPurpose;
  readonly inventory: InventoryIndex;
  readonly onChosen: (locationId: string | null) => void;
  readonly onBack: () => void;
}

function ChoosePlace({ purpose, inventory, onChosen, onBack }: ChoosePlaceProps) {
  const places = inOrder(inventory, purpose);
  const [chosen, setChosen] = useState(places[0]?.id ?? '');
  const { label, place } = purposes[purpose];
  return (
    <Panel title={label}>
      <Stack>
        <FormField label={place ?? ''} hint="You can also start, then scan the label of the place.">
          <SearchSelect
            value={chosen}
            onChange={setChosen}
            placeholder="I will scan its label"
            options={places.map(({ id, path }) => ({ value: id, label: path }))}
          />
        </FormField>
        <div className={style.buttons}>
          <Button variant="primary" size="large" block onClick={() => onChosen(chosen || null)}>
            Start
          </Button>
          <Button size="large" variant="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

/** Trailers come first for loading. */
function inOrder({ places }: InventoryIndex, purpose: ScanPurpose) {
  if (purpose !== 'load') return places;
  const isOnWheels = (kind: string) => kind === 'trailer' || kind === 'vehicle';
  return [
    ...places.filter(({ kind }) => isOnWheels(kind)),
    ...places.filter(({ kind }) => !isOnWheels(kind)),
  ];
}
