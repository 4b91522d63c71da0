import { useOnline } from '@lib/browser/connection';
import { useSession } from '@lib/session/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { OfflineInventory, type OfflineState } from './offline-inventory';

/** The offline inventory of a member. It sends and reads whenever there is a connection. */
export function useOfflineInventory(memberId: string): {
  readonly offline: OfflineInventory;
  readonly now: OfflineState;
} {
  const offline = useMemo(() => new OfflineInventory(memberId), [memberId]);
  const now = useSyncExternalStore(offline.watch, offline.state, offline.state);
  const isOnline = useOnline();
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => void offline.open(), [offline]);
  useEffect(() => {
    if (!isOnline || !isSignedIn) return;
    void offline.synchronise();
    const look = () => document.visibilityState === 'visible' && void offline.synchronise();
    const timer = setInterval(() => offline.state().unsent > 0 && look(), RETRY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [offline, isOnline, isSignedIn]);
  return { offline, now };
}

/** How often unsent commands are retried. */
const RETRY_MS = 10_000;
