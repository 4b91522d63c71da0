import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { Capability } from '@modules/kernel/http/contract';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A page for admins, or for staff with the given capability. The server checks again at every call. */
export function RequireAdmin({
  orMay,
  children,
}: {
  readonly orMay?: Capability;
  readonly children: ReactNode;
}) {
  return (
    <RequireMember>
      <StaffOnly orMay={orMay}>{children}</StaffOnly>
    </RequireMember>
  );
}

function StaffOnly({
  orMay,
  children,
}: {
  readonly orMay: Capability | undefined;
  readonly children: ReactNode;
}) {
  const member = useMember();
  if (member?.isAdmin || (orMay && member?.may.includes(orMay))) return children;
  return (
    <EmptyPage
      title="For admins"
      visual={<ShieldX aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.support}>Help Center</Link>
        </Button>
      }
    >
      Your account has no admin role. If it should have one, ask the people who run this site.
    </EmptyPage>
  );
}
