import type { OfflineInventory, OfflineState } from '@entities/inventory/offline/offline-inventory';
import { useOnline } from '@lib/browser/connection';
import { counted } from '@lib/format';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import style from './scan.module.css';

/** Whether all scans are saved, and how recent the device's copy of the inventory is. */
export function DeviceStatus({
  offline,
  now,
}: {
  readonly offline: OfflineInventory;
  readonly now: OfflineState;
}) {
  const isOnline = useOnline();
  const isSignedIn = useSession().status === 'signed-in';
  const { unsent, isSending, problem, readAt } = now;
  const isWaiting = !isOnline || !isSignedIn;
  return (
    <div className={style.status}>
      <p role="status" className={style.statusWords} data-tone={unsent > 0 || isWaiting ? 'warn' : 'good'}>
        {isWaiting || problem ? <CloudOff aria-hidden="true" /> : <CloudCheck aria-hidden="true" />}
        <span>{words({ unsent, isSending, isWaiting, readAt })}</span>
      </p>
      {problem && !isWaiting && (
        <Button
          size="small"
          variant="quiet"
          icon={<RefreshCw />}
          busy={isSending}
          onClick={() => void offline.synchronise()}
        >
          Try again
        </Button>
      )}
    </div>
  );
}

function words({
  unsent,
  isSending,
  isWaiting,
  readAt,
}: Pick<OfflineState, 'unsent' | 'isSending' | 'readAt'> & { readonly isWaiting: boolean }): string {
  if (readAt === undefined && isWaiting)
    return 'No connection, and no copy of your inventory on this device yet.';
  if (unsent > 0 && isWaiting) return `No connection. ${counted(unsent, 'scan')} kept on this device.`;
  if (unsent > 0) return isSending ? `Saving ${unsent}…` : `${counted(unsent, 'scan')} not saved yet.`;
  if (isWaiting) return 'No connection. Keep scanning: it is kept on this device.';
  if (readAt === undefined) return 'Reading your inventory…';
  return 'All scans saved.';
}
