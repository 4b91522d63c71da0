import { messageOf } from '@lib/api/problem';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useSendVerification } from './email.mutations';

export type EmailStatusProps = {
  readonly user: SessionUser;
  /** The words on a page that needs a confirmed address. */
  readonly need?: { readonly title: string; readonly words: string };
};

/** Asks to verify the e-mail while it is not verified, and sends the link again. */
export function EmailStatus({ user, need }: EmailStatusProps) {
  const send = useSendVerification();
  if (user.emailVerified || user.email === null) return null;
  return (
    <Notice
      tone={send.isError ? 'problem' : send.isSuccess ? 'good' : 'warn'}
      live={send.isSuccess || send.isError}
      title={send.isSuccess ? 'The e-mail is on its way' : (need?.title ?? 'Confirm your email address')}
      action={
        !send.isSuccess && (
          <Button onClick={() => send.mutate()} busy={send.isPending}>
            Send it again
          </Button>
        )
      }
    >
      {send.isError
        ? messageOf(send.error)
        : send.isSuccess
          ? `Open the link in it within 24 hours. It goes to ${user.email}.`
          : (need?.words ??
            `We e-mailed a link to ${user.email} when you signed up. It works for 24 hours. You can ask for a new one at any time.`)}
    </Notice>
  );
}
