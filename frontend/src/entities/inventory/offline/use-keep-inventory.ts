import { whenIdle } from '@lib/browser/when-idle';
import { useMember } from '@lib/session/session';
import { useEffect } from 'react';

/** Reads the member's inventory to this device once the page is idle, so that it is there without a connection.
 *  source  ADR 0087 */
export function useKeepInventory(): void {
  const memberId = useMember()?.id;
  useEffect(() => {
    if (memberId === undefined || !('indexedDB' in window)) return;
    let isHere = true;
    whenIdle(() => void (isHere && keep(memberId).catch(() => undefined)));
    return () => {
      isHere = false;
    };
  }, [memberId]);
}

async function keep(memberId: string): Promise<void> {
  const { OfflineInventory } = await import('./offline-inventory');
  await new OfflineInventory(memberId).synchronise();
}
