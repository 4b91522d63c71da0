import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { Capability } from '@modules/identity/capabilities.schemas';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RequireCapabilityProps {
  readonly capability: Capability;
  readonly children: ReactNode;
}

/** A page for members with a capability. The server checks again at every call. */
export function RequireCapability(props: RequireCapabilityProps) {
  return (
    <RequireMember>
      <OrRefusal {...props} />
    </RequireMember>
  );
}

function OrRefusal({ capability, children }: RequireCapabilityProps) {
  if (useMember()?.capabilities.includes(capability)) return children;
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
