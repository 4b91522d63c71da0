import { RequireMember } from '@entities/member/require-member';
import { useReauthenticate } from '@entities/reauth/reauth.mutations';
import { ReauthForm } from '@entities/reauth/reauth-form';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { Capability } from '@modules/identity/capabilities.schemas';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { Dialog, type DialogProps } from '@ui/overlays/dialog';
import { ShieldAlert, ShieldX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
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
  const member = useMember();
  if (member?.capabilities.includes(capability)) return children;
  if (member?.staffNeeds) return <TwoStepFirst need={member.staffNeeds} />;
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

/** Leads staff to their second factor, without which the rights of their role do not count. */
function TwoStepFirst({ need }: { readonly need: NonNullable<SessionUser['staffNeeds']> }) {
  const [isOpen, setOpen] = useState(false);
  if (need === 'two-step')
    return (
      <EmptyPage
        title="Set up two-step sign-in first"
        visual={<ShieldAlert aria-hidden="true" />}
        action={
          <Button asChild variant="primary">
            <Link to={`${paths.account}#security`}>Set it up</Link>
          </Button>
        }
      >
        Staff decide about other people, so a password alone is not enough here. It takes two minutes and an
        authenticator app. Then this page opens.
      </EmptyPage>
    );
  return (
    <EmptyPage
      title="Enter a code first"
      visual={<ShieldAlert aria-hidden="true" />}
      action={
        <Button variant="primary" onClick={() => setOpen(true)}>
          Enter a code
        </Button>
      }
    >
      You signed in here before two-step sign-in was on. A code of your app opens this page.
      <CodeDialog open={isOpen} onOpenChange={setOpen} />
    </EmptyPage>
  );
}

function CodeDialog({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const formId = useId();
  const reauth = useReauthenticate();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title="Enter a code"
      footer={
        <Button variant="primary" type="submit" form={formId} busy={reauth.isPending}>
          Continue
        </Button>
      }
    >
      <ReauthForm
        id={formId}
        error={reauth.error}
        acceptsCode
        acceptsPassword={false}
        onSubmit={(input) => reauth.mutate(input)}
      />
    </Dialog>
  );
}
