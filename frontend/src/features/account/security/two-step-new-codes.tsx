import { useRenewRecoveryCodes } from '@entities/account/security.mutations';
import { useRecentAuth } from '@entities/reauth/reauth.queries';
import { ReauthForm } from '@entities/reauth/reauth-form';
import { Button } from '@ui/actions/button';
import { Dialog } from '@ui/overlays/dialog';
import { useId, useState } from 'react';
import { RecoveryCodeSheet } from './recovery-code-sheet';
import { UnsavedCodesWarning } from './unsaved-codes-warning';

/** Replaces the recovery codes. */
export function NewRecoveryCodes() {
  const formId = useId();
  const { accepts } = useRecentAuth();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const renew = useRenewRecoveryCodes();

  function close() {
    if (renew.isSuccess) setAsked(true);
    else if (!renew.isPending) change(false);
  }

  function change(next: boolean) {
    setAsked(false);
    renew.reset();
    setOpen(next);
  }

  return (
    <>
      <Button onClick={() => change(true)}>New recovery codes</Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        holds
        title="New recovery codes"
        description="Your current codes will stop working."
        footer={
          renew.isSuccess ? (
            <Button variant="primary" onClick={() => change(false)}>
              I have saved them
            </Button>
          ) : (
            <>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button variant="primary" type="submit" form={formId} busy={renew.isPending}>
                Get new codes
              </Button>
            </>
          )
        }
      >
        {renew.isSuccess ? (
          <RecoveryCodeSheet codes={renew.data.recoveryCodes} />
        ) : (
          <ReauthForm
            id={formId}
            error={renew.error}
            acceptsPassword={accepts.includes('password')}
            both
            onSubmit={renew.mutate}
          />
        )}
      </Dialog>
      <UnsavedCodesWarning open={isAsked} onOpenChange={setAsked} onLeave={() => change(false)} />
    </>
  );
}
