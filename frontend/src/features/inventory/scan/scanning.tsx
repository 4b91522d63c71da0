import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineInventory, OfflineState } from '@entities/inventory/offline/offline-inventory';
import type { DeviceSession, OfflineItem } from '@entities/inventory/offline/offline-types';
import { CameraView } from '@entities/scanner/camera-view';
import { signal } from '@entities/scanner/feedback';
import { useOnceInView } from '@entities/scanner/use-once-in-view';
import { Stack } from '@ui/layout/layout';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { CodeForm } from './code-form';
import { Conflicts } from './conflicts';
import { type Decided, decideScan, type ScanOptions } from './decide-scan';
import { EndSession } from './end-session';
import { ScanOptionsForm } from './scan-options';
import { ScanResult } from './scan-result';
import { ScannedList } from './scanned-list';
import { SessionHead } from './session-head';

/** Loads for a count alone. */
const Stocktake = lazy(() =>
  import('../stocktake/stocktake').then((stocktake) => ({ default: stocktake.Stocktake })),
);

interface ScanningProps {
  readonly offline: OfflineInventory;
  readonly now: OfflineState;
  readonly session: DeviceSession;
  readonly inventory: InventoryIndex;
}

/** An open session: the camera, the last scan in large letters, and all earlier ones. */
export function Scanning({ offline, now, session, inventory }: ScanningProps) {
  const [shown, setShown] = useState<{ readonly decided: Decided; readonly at: number }>();
  const [options, setOptions] = useState<ScanOptions>(noOptions);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const { purpose } = session;

  /** Scans are decided one after the other, each on the state that the previous one left. */
  const take = useCallback(
    (text: string, given: ScanOptions = options) => {
      work.current = work.current.then(async () => {
        const { session: open, inventory: index } = offline.state();
        if (!open || !index) return;
        const decided = decideScan(text, open, index, given);
        if (decided.kind === 'scan') await offline.scan(decided.item, decided.action);
        if (decided.kind === 'place') await offline.choosePlace(decided.place.id);
        signal(decided.kind === 'scan' || decided.kind === 'place' ? 'good' : decided.kind);
        setShown({ decided, at: Date.now() });
        if (decided.kind === 'scan') setOptions(noOptions);
      });
    },
    [offline, options],
  );

  const see = useOnceInView(take);
  const again = (item: OfflineItem) => take(item.code, noOptions);

  return (
    <Stack>
      <SessionHead offline={offline} session={session} inventory={inventory} scans={now.scans.length} />
      <CameraView onText={see} />
      {shown && (
        <ScanResult
          key={shown.at}
          decided={shown.decided}
          onAgain={purpose === 'count' ? again : undefined}
          onUndo={
            shown.decided.kind === 'scan' && now.scans[0]?.itemId === shown.decided.item.id
              ? () => {
                  const [last] = now.scans;
                  if (last) void offline.undo(last);
                  setShown(undefined);
                }
              : undefined
          }
        />
      )}
      <CodeForm onCode={(code) => take(code)} />
      <ScanOptionsForm purpose={purpose} options={options} onChange={setOptions} />
      <Conflicts
        offline={offline}
        scans={now.scans.filter(({ state }) => state === 'conflict')}
        inventory={inventory}
      />
      {purpose === 'count' && session.rootId && (
        <Suspense>
          <Stocktake offline={offline} rootId={session.rootId} scans={now.scans} inventory={inventory} />
        </Suspense>
      )}
      <ScannedList offline={offline} scans={now.scans} inventory={inventory} />
      <EndSession offline={offline} scans={now.scans.length} />
    </Stack>
  );
}

const noOptions: ScanOptions = { quantity: null, price: null };
