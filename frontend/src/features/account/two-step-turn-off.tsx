import { ProofForm } from '@lib/proof-form';
import { Button } from '@ui/button';
import { Dialog } from '@ui/dialog';
import { toast } from '@ui/toast-store';
import { useId, useState } from 'react';
import { useTurnOffTotp } from './account.queries';

/** Back to one step. */
export function TurnOffTwoStep() {
  const formId = useId();
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
        description="From then on your password alone opens your account."
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
        <ProofForm
          id={formId}
          refused={turnOff.error}
          takesCode
          onProof={(proof) =>
            turnOff.mutate(proof, { onSuccess: () => toast({ title: 'Two-step sign-in is off' }) })
          }
        />
      </Dialog>
    </>
  );
}
