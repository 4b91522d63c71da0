import { tab } from '@lib/browser-store';
import { useLinkToken } from '@lib/use-link-token';
import { useEffect, useState } from 'react';

const KEY = 'guardian-invitation';

/** The token of the invitation that was opened in this tab; '' without one. `drop` lets the next visit find none. */
export function useInvitationToken(): { readonly token: string; readonly drop: () => void } {
  const opened = useLinkToken();
  const [kept] = useState(() => tab.read(KEY) ?? '');
  useEffect(() => {
    if (opened !== '') tab.write(KEY, opened);
  }, [opened]);
  return { token: opened || kept, drop };
}

const drop = (): void => tab.drop(KEY);
