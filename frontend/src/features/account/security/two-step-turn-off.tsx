import { useTurnOffTotp } from '@entities/account/security.mutations';
import { useRecentAuth } from '@entities/reauth/reauth.queries';
import { ReauthForm } from '@entities/reauth/reauth-form';
import { Button } from '@ui/actions/button';
import { Dialog } from '@ui/overlays/dialog';
import { useId, useState } from 'react';

/** Turns two-step sign-in off. */
export function TurnOffTwoStep() {
  const formId = useId();
  const { accepts } = useRecentAuth();
  const [isOpen, setOpen] = useState(false);
  const turnOff = useTurnOffTotp();

  function change(next: boolean) {
    turnOff.reset();
    setOpen(next);
  }

  return (
    <>
      <Button onClick={() => change(true)}>Turn off</Button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        size="small"
        title="Turn off two-step sign-in"
        description="Then your password alone is enough to sign in."
        footer={
          <>
            <Button variant="quiet" onClick={() => change(false)}>
              Cancel
            </Button>
            <Button variant="danger" type="submit" form={formId} busy={turnOff.isPending}>
              Turn it off
            </Button>
          </>
        }
      >
        <ReauthForm
          id={formId}
          error={turnOff.error}
          acceptsPassword={accepts.includes('password')}
          both
          onSubmit={(input) => turnOff.mutate(input)}
        />
      </Dialog>
    </>
  );
}
