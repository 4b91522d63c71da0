import { useConfirmEmail } from '@entities/sign-in/sign-in.mutations';
import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { ApiProblem } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { PasswordInput } from '@ui/forms/password-input';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import style from '../login/login-page.module.css';
import { EmailLinkExpired, expiredMessage } from './email-link-expired';
import { EmailLinkLayout } from './email-link-layout';

export type EmailLinkConfirmProps = {
  readonly title: string;
  readonly lead: string;
  readonly token: string;
  readonly submit: string;
  /** The title after success. */
  readonly done: string;
  /** The title of a used link, for a member whose address is confirmed. */
  readonly already?: string;
  readonly what: 'verify' | 'confirm';
};

/** Verifies an e-mail with a link that works once. A signed-in member needs one press; otherwise the password is
 *  required. */
export function EmailLinkConfirm({ title, lead, token, submit, done, already, what }: EmailLinkConfirmProps) {
  const session = useSession();
  const verify = useConfirmEmail(what, token);
  const asksPassword =
    session.status === 'signed-out' || codeOf(verify.error) === 'PROOF_NEEDED' || isWrong(verify.error);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    verify.mutate(String(new FormData(event.currentTarget).get('password') ?? ''));
  }

  if (verify.isSuccess) return <Done title={done} email={verify.data.email} />;
  const used = expiredMessage(verify.error);
  const member = session.status === 'signed-in' ? session.user : undefined;
  if (already && used !== undefined && member?.emailVerified && member.email !== null)
    return <Done title={already} email={member.email} />;
  if (token === '' || used !== undefined)
    return <EmailLinkExpired to={paths.account} words="Ask for a new one on your account page" used={used} />;
  return (
    <EmailLinkLayout title={title} lead={lead}>
      <Form className={style.form} onSubmit={confirm}>
        {verify.isError && !isWrong(verify.error) && (
          <Notice tone="problem">{signInErrorMessage(verify.error)}</Notice>
        )}
        {asksPassword && (
          <Field
            label="Your password"
            hint="The password of the account that you opened with this address."
            required
            error={isWrong(verify.error) ? signInErrorMessage(verify.error) : undefined}
          >
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={verify.isPending || session.status === 'loading'}
          busyLabel="Please wait…"
        >
          {submit}
        </Button>
      </Form>
    </EmailLinkLayout>
  );
}

function Done({ title, email }: { readonly title: string; readonly email: string }) {
  return (
    <EmailLinkLayout title={title} isResult>
      <Notice
        tone="good"
        action={
          <Button asChild>
            <Link to={paths.account}>Go to your account</Link>
          </Button>
        }
      >
        {email} is the e-mail of your account.
      </Notice>
    </EmailLinkLayout>
  );
}

const codeOf = (error: unknown): string => (error instanceof ApiProblem ? error.code : '');
const isWrong = (error: unknown): boolean => codeOf(error) === 'WRONG_PROOF';
