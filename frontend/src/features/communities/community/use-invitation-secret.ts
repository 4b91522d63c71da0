import { tab } from '@lib/browser/browser-store';
import { useLinkToken } from '@lib/browser/use-link-token';
import { useEffect, useState } from 'react';

/** The secret of the invitation that was opened in this tab, or ''. It leaves the address at once, and this tab keeps it across sign-in until it is used. */
export function useInvitationSecret(communityId: string): {
  readonly secret: string;
  readonly forget: () => void;
} {
  const key = `community-invitation:${communityId}`;
  const opened = useLinkToken();
  const [kept, setKept] = useState('');
  useEffect(() => {
    if (opened.length >= shortest) tab.write(key, opened);
    setKept(tab.read(key) ?? '');
  }, [opened, key]);
  const forget = () => {
    tab.delete(key);
    setKept('');
  };
  return { secret: kept, forget };
}

/** An address may name a part of the page after its # too. */
const shortest = 20;

/** The address of an invitation: no server sees what comes after the #. */
export const invitationAddress = (path: string, secret: string): string =>
  `${window.location.origin}${path}#${secret}`;
