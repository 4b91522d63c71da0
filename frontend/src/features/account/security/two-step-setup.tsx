import { useBeginTotp, useConfirmTotp, useRefreshSecondFactor } from '@entities/account/security.mutations';
import { ReauthForm } from '@entities/reauth/reauth-form';
import { ApiProblem, messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Skeleton } from '@ui/feedback/skeleton';
import { Dialog } from '@ui/overlays/dialog';
import { useId, useState } from 'react';
import { RecoveryCodeSheet } from './recovery-code-sheet';
import { TwoStepScan } from './two-step-scan';
import { UnsavedCodesWarning } from './unsaved-codes-warning';

/** Sets up an authenticator app in four steps: re-authenticate, scan, first code, recovery codes. */
export function TwoStepSetup() {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const begin = useBeginTotp();
  const confirm = useConfirmTotp();
  const refresh = useRefreshSecondFactor();
  const step = confirm.isSuccess ? 'codes' : begin.isSuccess ? 'scan' : begin.isError ? 'reauth' : 'begin';
  const cannotReauth = step === 'reauth' && !isReauthRequired(begin.error);

  function start() {
    begin.reset();
    confirm.reset();
    setOpen(true);
    begin.mutate({});
  }

  function close() {
    if (step === 'codes') setAsked(true);
    else if (!confirm.isPending) leave();
  }

  function leave() {
    setAsked(false);
    setOpen(false);
    if (!confirm.isSuccess) return;
    void refresh();
  }

  return (
    <>
      <Button onClick={start}>Set up 2FA</Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        holds
        title={step === 'codes' ? 'Your recovery codes' : 'Set up two-step sign-in'}
        footer={
          step === 'codes' ? (
            <Button variant="primary" onClick={leave}>
              I have saved them
            </Button>
          ) : (
            <>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button
                variant="primary"
                type="submit"
                form={formId}
                disabled={step === 'begin' || cannotReauth}
                busy={step !== 'begin' && (begin.isPending || confirm.isPending)}
              >
                {step === 'scan' ? 'Turn it on' : 'Continue'}
              </Button>
            </>
          )
        }
      >
        {step === 'begin' && <Skeleton shape="block" />}
        {cannotReauth && <Notice tone="problem">{messageOf(begin.error)}</Notice>}
        {step === 'reauth' && !cannotReauth && (
          <>
            <ReauthForm id={formId} error={begin.error} onSubmit={begin.mutate} />
            <p>No password here? Sign out, sign in again, and set this up within ten minutes.</p>
          </>
        )}
        {step === 'scan' && begin.data && (
          <TwoStepScan id={formId} {...begin.data} refused={confirm.error} onCode={confirm.mutate} />
        )}
        {step === 'codes' && confirm.data && <RecoveryCodeSheet codes={confirm.data.recoveryCodes} />}
      </Dialog>
      <UnsavedCodesWarning open={isAsked} onOpenChange={setAsked} onLeave={leave} />
    </>
  );
}

function isReauthRequired(error: unknown): boolean {
  return (
    error instanceof ApiProblem && ['PROOF_NEEDED', 'WRONG_PROOF', 'TOO_MANY_TRIES'].includes(error.code)
  );
}
