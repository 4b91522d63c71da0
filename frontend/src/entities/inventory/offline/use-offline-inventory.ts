import { useOnline } from '@lib/browser/connection';
import { rememberedMember, useSession } from '@lib/session/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Field, type FieldState } from './offline-inventory';

/** The member at work here. Without a connection it is the member of this browser's last session. Undefined: sign in first. */
export function useFieldMember(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : rememberedMember();
}

/** The offline inventory of a member. It sends and reads whenever there is a connection. */
export function useField(memberId: string): { readonly field: Field; readonly now: FieldState } {
  const field = useMemo(() => new Field(memberId), [memberId]);
  const now = useSyncExternalStore(field.watch, field.state, field.state);
  const isOnline = useOnline();
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => void field.open(), [field]);
  useEffect(() => {
    if (!isOnline || !isSignedIn) return;
    void field.synchronise();
    const look = () => document.visibilityState === 'visible' && void field.synchronise();
    const timer = setInterval(() => field.state().unsent > 0 && look(), RETRY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [field, isOnline, isSignedIn]);
  return { field, now };
}

/** How often unsent commands are retried. */
const RETRY_MS = 10_000;
