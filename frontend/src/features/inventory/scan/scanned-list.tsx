import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineInventory } from '@entities/inventory/offline/offline-inventory';
import type { DeviceScan } from '@entities/inventory/offline/offline-types';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Panel } from '@ui/layout/panel';
import { CircleAlert, CircleCheck, Clock3, Undo2 } from 'lucide-react';
import { useState } from 'react';
import style from './scan.module.css';
import { wordsOfScan } from './words-of-scan';

interface ScannedListProps {
  readonly offline: OfflineInventory;
  readonly scans: readonly DeviceScan[];
  readonly inventory: InventoryIndex;
}

/** The scans of the session, latest first; each can be undone. */
export function ScannedList({ offline, scans, inventory }: ScannedListProps) {
  const [isWhole, setWhole] = useState(false);
  if (scans.length === 0) return null;
  const shown = isWhole ? scans : scans.slice(0, FEW);
  return (
    <Panel title="Scanned">
      <ul role="list" className={style.list}>
        {shown.map((scan) => (
          <li key={scan.id} className={style.row} data-state={scan.state}>
            <Mark state={scan.state} />
            <span className={style.rowWords}>
              <span className={style.rowTitle}>{inventory.titleOf(scan)}</span>
              <span className={style.quiet}>{stateWords(scan, inventory)}</span>
            </span>
            {mayUndo(scan) && (
              <IconButton label={`Undo: ${inventory.titleOf(scan)}`} onClick={() => void offline.undo(scan)}>
                <Undo2 aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {scans.length > shown.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          Show all {scans.length}
        </Button>
      )}
    </Panel>
  );
}

const FEW = 20;

function Mark({ state }: Pick<DeviceScan, 'state'>) {
  if (state === 'queued' || state === 'undoing')
    return <Clock3 className={style.waitingMark} aria-label="Not sent yet" />;
  if (state === 'refused' || state === 'conflict')
    return (
      <CircleAlert
        className={style.wrongMark}
        aria-label={state === 'conflict' ? 'Waiting for your choice' : 'Refused'}
      />
    );
  if (state === 'undone') return <Undo2 className={style.waitingMark} aria-label="Undone" />;
  return <CircleCheck className={style.goodMark} aria-label="Done" />;
}

function stateWords(scan: DeviceScan, inventory: InventoryIndex): string {
  const words = wordsOfScan(scan, inventory);
  switch (scan.state) {
    case 'undone':
      return `${words}. Undone.`;
    case 'undoing':
      return `${words}. To be undone.`;
    case 'refused':
      return `${words}: not done. ${scan.message ?? ''}`;
    case 'conflict':
      return `${words}: waiting for your choice.`;
    default:
      return scan.message ? `${words}. ${scan.message}` : words;
  }
}

const mayUndo = ({ state }: DeviceScan): boolean =>
  state === 'queued' || state === 'applied' || state === 'unchanged';
