import type { OfflineInventory } from '@entities/inventory/offline/offline-inventory';
import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Confirm } from '@ui/overlays/dialog';
import { Check } from 'lucide-react';
import style from './scan.module.css';

/** Ends a session: finished, or deleted with everything that it did. */
export function EndSession({
  offline,
  scans,
}: {
  readonly offline: OfflineInventory;
  readonly scans: number;
}) {
  return (
    <div className={style.end}>
      <Button
        variant="primary"
        size="large"
        block
        icon={<Check />}
        onClick={() => void offline.end('commit')}
      >
        Finish
      </Button>
      {scans > 0 && (
        <Confirm
          trigger={<Button variant="quiet">Discard</Button>}
          title="Discard this session?"
          description={`${counted(scans, 'scan')} will be undone. What cannot be undone stays, and the session says why.`}
          action="Discard it"
          cancel="Keep it"
          danger
          onConfirm={() => void offline.end('discard')}
        />
      )}
    </div>
  );
}
