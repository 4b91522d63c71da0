import { tab } from '@lib/browser/browser-store';
import { useLinkToken } from '@lib/browser/use-link-token';
import { useEffect, useState } from 'react';

const KEY = 'guardian-invitation';

/** The token of the invitation opened in this tab, or ''. `delete` deletes it. */
export function useInvitationToken(): { readonly token: string; readonly delete: () => void } {
  const opened = useLinkToken();
  const kept = useStoredInvitation();
  useEffect(() => {
    if (opened !== '') tab.write(KEY, opened);
  }, [opened]);
  return { token: opened || kept, delete: deleteToken };
}

/** The token in this tab until the invitation is answered, across sign-in and sign-up; or ''. */
export function useStoredInvitation(): string {
  const [kept] = useState(() => tab.read(KEY) ?? '');
  return kept;
}

const deleteToken = (): void => tab.delete(KEY);
