import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What only members who may organize see; others read why they may not. */
export function MayOrganize({ children }: { readonly children: ReactNode }) {
  const member = useMember();
  if (!member || member.capabilities.includes('organize')) return children;
  return (
    <Notice
      live={false}
      title="You cannot organize for now"
      action={
        <Button asChild>
          <Link to={paths.account}>Go to your account</Link>
        </Button>
      }
    >
      {member.isMinor
        ? 'Organizers are 18 or older.'
        : 'Your account page says what is missing, or what limits you.'}
    </Notice>
  );
}
