import { useOnline } from '@lib/browser/connection';
import { useSession } from '@lib/session/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { GateDevice, type GateState } from './gate-device';

/** The gate of a date on this phone. It sends and reads whenever there is a connection. */
export function useGate(
  memberId: string,
  dateId: string,
): { readonly gate: GateDevice; readonly now: GateState } {
  const gate = useMemo(() => new GateDevice(memberId, dateId), [memberId, dateId]);
  const now = useSyncExternalStore(gate.watch, gate.state, gate.state);
  const isOnline = useOnline();
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => void gate.open(), [gate]);
  useEffect(() => {
    if (!isOnline || !isSignedIn) return;
    void gate.synchronise();
    const look = () => document.visibilityState === 'visible' && void gate.synchronise();
    const often = setInterval(() => gate.state().unsent > 0 && look(), RETRY_MS);
    const seldom = setInterval(look, READ_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(often);
      clearInterval(seldom);
      document.removeEventListener('visibilitychange', look);
    };
  }, [gate, isOnline, isSignedIn]);
  return { gate, now };
}

/** How often unsent commands are retried, and the list is read. */
const RETRY_MS = 10_000;
const READ_MS = 30_000;
