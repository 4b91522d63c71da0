import { tab } from '@lib/browser/browser-store';
import { useLinkToken } from '@lib/browser/use-link-token';
import { useEffect, useState } from 'react';

const KEY = 'guardian-invitation';

/** The token of the invitation that was opened in this tab; '' without one. `drop` lets the next visit find none. */
export function useInvitationToken(): { readonly token: string; readonly drop: () => void } {
  const opened = useLinkToken();
  const kept = useStoredInvitation();
  useEffect(() => {
    if (opened !== '') tab.write(KEY, opened);
  }, [opened]);
  return { token: opened || kept, drop };
}

/** The token that this tab keeps until the invitation is answered, over a sign-in and a new account; '' without one. */
export function useStoredInvitation(): string {
  const [kept] = useState(() => tab.read(KEY) ?? '');
  return kept;
}

const drop = (): void => tab.drop(KEY);
