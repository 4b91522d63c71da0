import { signInByEmail } from '@entities/sign-in/sign-in.mutations';
import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { ApiProblem, messageOf } from '@lib/api/problem';
import { challengeIn } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { type FormEvent, useState } from 'react';
import { ContactSupport, needsSupport } from '../contact-support';
import style from './login-page.module.css';

export type EmailCodeFormProps = {
  /** The address the e-mail was sent to. */
  readonly email: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onEntered: () => void;
  /** The code was right, and a second factor is needed. */
  readonly onChallenge: (challenge: string) => void;
  readonly onAgain: () => void;
};

/** Shown after a sign-in link was sent: the member opens it in this browser, or types the code from an e-mail read
 *  elsewhere. */
export function EmailCodeForm({ email, onBusy, onEntered, onChallenge, onAgain }: EmailCodeFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const isAtCode = refused instanceof ApiProblem && refused.code === 'WRONG_CODE';

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    onBusy(true);
    setRefused(undefined);
    try {
      await signInByEmail({ code });
      onEntered();
    } catch (error) {
      setBusy(false);
      onBusy(false);
      const challenge = challengeIn(error);
      if (challenge === undefined) setRefused(error);
      else onChallenge(challenge);
    }
  }

  return (
    <Form className={style.form} onSubmit={enter}>
      <Notice tone="good" title="Sign-in link sent">
        If {email} has an account, an e-mail is on its way. Open its link in this browser within 10 minutes.
      </Notice>
      {refused !== undefined && !isAtCode && (
        <Notice tone="problem" action={needsSupport(refused) && <ContactSupport />}>
          {signInErrorMessage(refused)}
        </Notice>
      )}
      <Field
        label="Code"
        hint="Reading the e-mail on another device? Type its code here."
        required
        error={isAtCode ? messageOf(refused) : undefined}
      >
        <TextInput name="code" code required autoFocus autoComplete="one-time-code" maxLength={20} />
      </Field>
      <Button type="submit" variant="primary" size="large" block busy={isBusy} busyLabel="Please wait…">
        Sign in
      </Button>
      <p className={style.terms}>
        <button type="button" className={style.link} onClick={onAgain}>
          Start again
        </button>
      </p>
    </Form>
  );
}
