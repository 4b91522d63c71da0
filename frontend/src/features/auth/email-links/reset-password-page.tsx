import { useResetPassword } from '@entities/sign-in/sign-in.mutations';
import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { isAtField, problemAt } from '@lib/api/problem';
import { useLinkToken } from '@lib/browser/use-link-token';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Form } from '@ui/forms/form';
import { NewPassword } from '@ui/forms/new-password';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import style from '../login/login-page.module.css';
import { EmailLinkExpired, expiredMessage } from './email-link-expired';
import { EmailLinkLayout } from './email-link-layout';

/** Chooses a new password with an e-mail link. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const reset = useResetPassword(token);
  const used = expiredMessage(reset.error);

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    reset.mutate(String(new FormData(event.currentTarget).get('password') ?? ''));
  }

  if (reset.isSuccess)
    return (
      <EmailLinkLayout title="Your password is changed" isResult>
        <Notice
          tone="good"
          action={
            <Button asChild>
              <Link to={paths.loginToStay}>Sign in</Link>
            </Button>
          }
        >
          You were signed out everywhere. Sign in with the new one.
        </Notice>
      </EmailLinkLayout>
    );
  if (token === '' || used !== undefined)
    return <EmailLinkExpired to={`${paths.loginToStay}&mode=reset`} words="Ask for a new link" used={used} />;
  return (
    <EmailLinkLayout title="Choose a new password" lead="After that, every device has to sign in again.">
      <Form className={style.form} onSubmit={choose}>
        {reset.isError && !isAtField(reset.error, ['password']) && (
          <Notice tone="problem">{signInErrorMessage(reset.error)}</Notice>
        )}
        <NewPassword name="password" label="New password" error={problemAt(reset.error, 'password')} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={reset.isPending}
          busyLabel="Please wait…"
        >
          Update password
        </Button>
      </Form>
    </EmailLinkLayout>
  );
}
