import { ProofForm } from '@lib/proof-form';
import { Button } from '@ui/button';
import { Dialog } from '@ui/dialog';
import { useId, useState } from 'react';
import { useRenewRecoveryCodes } from './account.queries';
import { CodesNotKept } from './codes-not-kept';
import { RecoveryCodeSheet } from './recovery-code-sheet';

/** A new sheet of recovery codes in place of the old one. */
export function NewRecoveryCodes() {
  const formId = useId();
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
        description="The codes that you have now stop working."
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
          <ProofForm id={formId} refused={renew.error} takesCode onProof={renew.mutate} />
        )}
      </Dialog>
      <CodesNotKept open={isAsked} onOpenChange={setAsked} onLeave={() => change(false)} />
    </>
  );
}
