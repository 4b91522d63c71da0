import { useSendReset } from '@entities/sign-in/sign-in.mutations';
import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Form } from '@ui/forms/form';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { EmailField } from './email-field';
import { modeLabels } from './login-modes';
import style from './login-page.module.css';
import type { TypedEmail } from './typed-email';

/** Sends a reset link, and says so whether or not the address has an account. */
export function ForgotPasswordForm({ email, onEmail }: TypedEmail) {
  const send = useSendReset();

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send.mutate(email.trim());
  }

  return (
    <Form className={style.form} onFocus={prepareAppCheck} onSubmit={ask}>
      {send.isSuccess && (
        <Notice tone="good" title="Reset link sent">
          If {send.variables} has an account, an e-mail with a link is on its way. The link works for 10
          minutes. Nothing there? Check your spam folder, or <Link to={paths.support}>ask support</Link>.
        </Notice>
      )}
      {send.isError && <Notice tone="problem">{signInErrorMessage(send.error)}</Notice>}
      <EmailField email={email} onEmail={onEmail} hint="The address you signed up with." />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={send.isPending}
        busyLabel="Please wait…"
      >
        {modeLabels.reset.submit}
      </Button>
    </Form>
  );
}
