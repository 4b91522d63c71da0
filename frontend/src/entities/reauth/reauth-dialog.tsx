import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Dialog, type DialogProps } from '@ui/overlays/dialog';
import { type FormEvent, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isReauthRequired, useReauthenticate } from './reauth.mutations';
import { useRecentAuth } from './reauth.queries';
import { ReauthForm } from './reauth-form';

export type ReauthDialogProps = Required<Pick<DialogProps, 'open' | 'onOpenChange' | 'title'>> &
  Pick<DialogProps, 'description' | 'children'> & {
    /** The verb: "Unlink", "Erase in 14 days". */
    readonly action: string;
    readonly danger?: boolean;
    readonly cancel?: string;
    readonly busy?: boolean;
    /** Why the command was refused. */
    readonly error?: unknown;
    /** The next step opens a window, which browsers allow only during a click. */
    readonly opensWindow?: boolean;
    /** Called once the member is verified. */
    readonly onVerified: () => void;
  };

/** Confirms a sensitive change. Long after signing in, the same dialog asks for the password or a code first. */
export function ReauthDialog(props: ReauthDialogProps) {
  const {
    action,
    danger,
    cancel = 'Cancel',
    busy,
    error,
    opensWindow,
    onVerified,
    children,
    ...dialog
  } = props;
  const formId = useId();
  const reauth = useReauthenticate();
  const { isRecent, accepts } = useRecentAuth();
  const { pathname } = useLocation();
  const mustSignInAgain = !isRecent && accepts.length === 0;

  function change(next: boolean) {
    reauth.reset();
    dialog.onOpenChange(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onVerified();
  }

  return (
    <Dialog
      size="small"
      {...dialog}
      onOpenChange={change}
      footer={
        <>
          <Button variant="quiet" onClick={() => change(false)}>
            {cancel}
          </Button>
          {mustSignInAgain ? (
            <Button asChild variant="primary">
              <Link to={`${paths.loginToStay}&next=${pathname}`}>Sign in again</Link>
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant={danger ? 'danger' : 'primary'}
              busy={busy || reauth.isPending}
            >
              {opensWindow && !isRecent ? 'Continue' : action}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {children}
        {error != null && !isReauthRequired(error) && <Notice tone="problem">{messageOf(error)}</Notice>}
        {isRecent && <form id={formId} onSubmit={submit} />}
        {mustSignInAgain && (
          <p>
            You signed in a while ago, so please confirm that it is you. Sign in again the way you usually do:
            you come back here, and have ten minutes.
          </p>
        )}
        {!isRecent && !mustSignInAgain && (
          <>
            <p>You signed in a while ago, so please confirm that it is you.</p>
            <ReauthForm
              id={formId}
              error={reauth.error}
              acceptsPassword={accepts.includes('password')}
              acceptsCode={accepts.includes('code')}
              onSubmit={(input) => reauth.mutate(input, opensWindow ? {} : { onSuccess: onVerified })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
